import type { ProductCheck } from '@shishir/contract';
import { dhakaParts, formatLongDate, formatNumericDate, groupLakh } from '@shishir/format';

export const overviewTexts = {
  title: 'Overview',
  openInbox: 'Open inbox',
  addProduct: 'Add product',
  strip: 'This morning',
  newEnquiries: 'New enquiries',
  late: 'Waiting over a day',
  longest: (age: string) => `longest ${age}`,
  weekAgo: (count: number) => `${numberText(count)} a week ago`,
  answerTime: 'Median answer time',
  last30Days: 'last 30 days',
  noReplies: 'no replies in the last 30 days',
  offerAbove: 'Offers above price',
  noOfferAbove: 'every offer is below its regular price',
  failedMails: 'Failed mails',
  last7Days: 'last 7 days',
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
  noEnquiries: 'No enquiries yet. What visitors send with the forms of the site arrives here.',
  waitingTitle: 'Waiting for an answer',
  inbox: 'Inbox',
  nobody: 'nobody',
  reply: 'reply',
  inAll: (count: number) => `Longest waiting first. ${groupLakh(count)} in all.`,
  nobodyWaits: 'Nobody is waiting. Every enquiry has been answered.',
  check: 'Products to check',
  productList: 'Product list',
  nothingToCheck: 'Nothing to check: every product has a price and its pictures.',
  noProducts: 'The catalogue is empty. Add the first product, or import a list.',
  importProducts: 'Import',
  mailLog: 'Mail log',
  noTrouble: 'Every mail was delivered.',
  notDelivered: (subject: string) => `Not delivered: ${subject}`,
  isWaiting: (subject: string) => `Waiting: ${subject}`,
  nextAttempt: (time: string) => `next attempt at ${time}`,
  sendAgain: 'Send again',
  sendAgainOf: (subject: string) => `Send again: ${subject}`,
  sentAgain: 'The mail is on its way again.',
  notSentAgain: 'The mail could not be sent again.',
  sent: (count: number) => `${counted(count, 'mail')} went out in the last 30 days.`,
  changes: 'Latest changes',
  auditLog: 'Audit log',
  noChanges: 'Nobody has changed anything yet.',
} as const;

export const CHECK_TEXTS: Record<ProductCheck, string> = {
  offer_above: 'Offer above regular price',
  no_price: 'No price',
  no_picture: 'No picture',
  one_picture: 'One picture only',
  hidden: 'Hidden',
};

/** Returns ', 3 more than the 7 days before'; empty if there were none before. */
export function comparison(count: number, previous: number, before: string): string {
  if (previous === 0) return '';
  const difference = count - previous;
  if (difference === 0) return `, as many as the ${before} before`;
  const label = difference > 0 ? 'more' : 'fewer';
  return `, ${groupLakh(Math.abs(difference))} ${label} than the ${before} before`;
}

/** Returns 'none', '1' or '1,23,456'. */
export const numberText = (count: number) => (count === 0 ? 'none' : groupLakh(count));

export const counted = (count: number, one: string) =>
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
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `Good ${part}, ${name.trim().split(/\s+/)[0]}`;
}

/** Returns 'Sunday, 22/11/2026, 10:20 in Dhaka'. */
export function todayText(now: Date): string {
  const [weekday] = formatLongDate(now).split(',');
  return `${weekday}, ${formatNumericDate(now)}, ${clockText(now)} in Dhaka`;
}

/** Returns '10:20', in Dhaka. */
export function clockText(moment: string | Date): string {
  const { hour, minute } = dhakaParts(moment);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the time for today, 'Sat 18:04' within a week, otherwise the date. */
export function recently(moment: string, now: Date): string {
  if (formatNumericDate(moment) === formatNumericDate(now)) return clockText(moment);
  if (now.getTime() - new Date(moment).getTime() >= WEEK_MS) return formatNumericDate(moment);
  return `${formatLongDate(moment).slice(0, 3)} ${clockText(moment)}`;
}
