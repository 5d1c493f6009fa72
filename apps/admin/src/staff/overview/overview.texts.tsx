import type { ProductCheck } from '@shishir/contract';
import {
  dhakaParts,
  formatDayName,
  formatNumericDate,
  formatTime,
  groupLakh,
} from '@shishir/format';
import type { ReactNode } from 'react';

/** Emphasises a part of a note. */
type Emphasis = (text: string) => ReactNode;
/** Periods of a comparison. */
type Period = '7 days' | '30 days' | '12 weeks';

export const overviewTexts = {
  title: 'Overview',
  openInbox: 'Open inbox',
  addProduct: 'Add product',
  strip: 'This morning',
  newEnquiries: 'New enquiries',
  late: 'Waiting over a day',
  lateNote: (oldest: string | null, weekAgo: number, em: Emphasis) =>
    oldest === null ? (
      `${numberText(weekAgo)} a week ago`
    ) : (
      <>
        {em(`oldest ${oldest}`)}; {numberText(weekAgo)} a week ago
      </>
    ),
  received: (count: number, previous: number) =>
    `${numberText(count)} in the last 7 days${comparison(count, previous, '7 days')}`,
  answerTime: 'Median reply time',
  last30Days: 'last 30 days',
  asFast: 'last 30 days, same as the previous 30 days',
  faster: (change: string, em: Emphasis) => (
    <>last 30 days, {em(`${change} faster`)} than the previous 30 days</>
  ),
  slower: (change: string, em: Emphasis) => (
    <>last 30 days, {em(`${change} slower`)} than the previous 30 days</>
  ),
  noReplies: 'no replies in the last 30 days',
  offerAbove: 'Offers above price',
  noOfferAbove: 'all offers are below the regular price',
  failedMails: 'Failed emails',
  failedBefore: (previous: number) => `last 7 days; ${numberText(previous)} in the previous 7 days`,
  totalUsers: 'Total Users',
  successProducts: 'Success Products',
  pendingProducts: 'Pending Products',
  cards: 'Users and service records',
  people: (staff: number, visitors: number) =>
    `${groupLakh(staff)} staff, ${counted(visitors, 'visitor')}`,
  completed: 'service records completed',
  pending: 'service records pending',
  oldest: (days: number) =>
    days < 1 ? 'service records, oldest today' : `service records, oldest ${counted(days, 'day')}`,
  per: { week: 'Enquiries per week', day: 'Enquiries per day' },
  parts: { contact: 'Contact', quotation: 'Quotation', other: 'Other' },
  columns: { week: 'Week of', day: 'Day' },
  now: { week: 'this week', day: 'today' },
  total: (count: number, previous: number, per: 'week' | 'day') =>
    per === 'week'
      ? `in 12 weeks${comparison(count, previous, '12 weeks')}`
      : `in 30 days${comparison(count, previous, '30 days')}`,
  noEnquiries: 'No enquiries yet. Enquiries from the forms on the site appear here.',
  nextSteps: {
    title: 'My next steps',
    all: 'All my next steps',
  },
  sales: {
    title: 'From enquiry to order',
    pipeline: 'Pipeline',
    period: 'Received',
    days: (days: number) => `last ${days} days`,
    by: 'By',
    groups: { kind: 'Source', product: 'Product', place: 'Place', owner: 'Owner' },
    without: {
      kind: '',
      product: 'No product',
      place: 'No place',
      owner: 'Unassigned',
    },
    stages: 'Enquiries by stage',
    groupsOf: (group: string) => `Enquiries by ${group.toLowerCase()}`,
    stage: 'Stage',
    count: 'Enquiries',
    value: 'Value',
    open: 'Open',
    openValue: 'Open value',
    wonValue: 'Won value',
    conversion: 'Won %',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    none: 'No enquiries in this period.',
  },
  waitingTitle: 'Waiting for a reply',
  inbox: 'Inbox',
  nobody: 'Unassigned',
  reply: 'reply',
  inAll: (count: number) => `Oldest first. ${groupLakh(count)} in total.`,
  nobodyWaits: 'All caught up.',
  check: 'Products to check',
  productList: 'Product list',
  nothingToCheck: 'Nothing to check. Every product has a price, pictures and plausible figures.',
  noProducts: 'The catalogue is empty. Add the first product, or import a list.',
  importProducts: 'Import',
  andOthers: (model: string, others: number) => `${model} and ${counted(others, 'other')}`,
  mailLog: 'Mail log',
  noTrouble: 'All emails delivered.',
  notDelivered: (subject: string) => `Not delivered: ${subject}`,
  isWaiting: (subject: string) => `Waiting: ${subject}`,
  nextAttempt: (time: string) => `next attempt at ${time}`,
  sendAgain: 'Send again',
  sendAgainOf: (subject: string) => `Send again: ${subject}`,
  sentAgain: 'Sending the email again.',
  notSentAgain: 'We couldn’t send the email again. Please try again in a moment.',
  sent: (count: number) => `${counted(count, 'email')} sent in the last 30 days.`,
  changes: 'Latest changes',
  auditLog: 'Audit log',
  noChanges: 'No changes yet.',
};

export const CHECK_TEXTS: Record<ProductCheck, string> = {
  offer_above: 'Offer above regular price',
  no_price: 'No price',
  no_picture: 'No picture',
  one_picture: 'One picture only',
  hidden: 'Hidden',
  larger_costs_less: 'Larger size costs less',
  fan_input: 'Implausible fan input (old data)',
  same_cop: 'Implausible COP (old data)',
  same_cabinet: 'Implausible cabinet size',
};

/** Returns ', up 3 on the previous 7 days'; empty if there were none before. */
function comparison(count: number, previous: number, period: Period): string {
  if (previous === 0) return '';
  const difference = count - previous;
  if (difference === 0) return `, same as the previous ${period}`;
  const amount = groupLakh(Math.abs(difference));
  return difference > 0
    ? `, up ${amount} on the previous ${period}`
    : `, down ${amount} on the previous ${period}`;
}

/** Returns 'none', '1' or '1,23,456'. */
const numberText = (count: number) => (count === 0 ? 'none' : groupLakh(count));

const counted = (count: number, one: string) =>
  `${groupLakh(count)} ${one}${count === 1 ? '' : 's'}`;

/** Returns the parts of '3 h 10 min'; days for a longer time. */
export function durationParts(minutes: number): { value: number; unit: string }[] {
  const hours = Math.floor(minutes / 60);
  const parts =
    hours >= 24
      ? [
          { value: Math.floor(hours / 24), unit: 'd' },
          { value: hours % 24, unit: 'h' },
        ]
      : [
          { value: hours, unit: 'h' },
          { value: minutes % 60, unit: 'min' },
        ];
  const filled = parts.filter(({ value }) => value > 0);
  return filled.length > 0 ? filled : [{ value: 0, unit: 'min' }];
}

export const durationText = (minutes: number) =>
  durationParts(minutes)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');

/** Returns 'Good morning, Rafiqul', by the clock in Dhaka. */
export function greeting(name: string, now: Date): string {
  const { hour } = dhakaParts(now);
  const firstName = name.trim().split(/\s+/)[0];
  if (hour < 12) return `Good morning, ${firstName}`;
  return hour < 17 ? `Good afternoon, ${firstName}` : `Good evening, ${firstName}`;
}

/** Returns 'Sunday, 22/11/2026, 10:20 in Dhaka'. */
export function todayText(now: Date): string {
  return `${formatDayName(now)}, ${formatNumericDate(now)}, ${formatTime(now)} in Dhaka`;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the time for today, 'Sat 18:04' within a week, otherwise the date. */
export function recently(moment: string, now: Date): string {
  if (formatNumericDate(moment) === formatNumericDate(now)) return formatTime(moment);
  if (now.getTime() - new Date(moment).getTime() >= WEEK_MS) return formatNumericDate(moment);
  return `${formatDayName(moment).slice(0, 3)} ${formatTime(moment)}`;
}
