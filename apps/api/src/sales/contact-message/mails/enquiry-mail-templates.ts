import {
  counted,
  formatDateTime,
  formatDay,
  formatPhone,
  formatTaka,
  groupLakh,
} from '@shishir/format';
import { type MailContent, subjectLine } from '../../../platform/mail/mail-layout';
import type { ContactMessageEntity } from '../contact-message.entity';
import { fullName } from '../contact-message.mapper';
import type { NewItem } from '../receive/quotation-items';

/** Data of an enquiry for its mails. */
export interface EnquiryMail {
  company: string;
  row: ContactMessageEntity;
  items: NewItem[];
}

interface Terms {
  replyWorkingDays: number;
  keepApplicationDays: number;
}

const KIND_NAMES: Record<ContactMessageEntity['kind'], string> = {
  contact: 'Message',
  consultation: 'Consultation',
  subscription: 'Subscription',
  application: 'Application',
  quotation: 'Quotation',
};

const receivedSubject = ({ company, row }: Pick<EnquiryMail, 'company' | 'row'>) =>
  `Your enquiry ${row.reference} at ${company}`;
/** Every reply contains the reference, so that a response to it can be matched. */
const replySubject = (about: Pick<EnquiryMail, 'company' | 'row'>, given?: string) => {
  if (!given) return `Re: ${receivedSubject(about)}`;
  const reference = about.row.reference ?? '';
  return given.includes(reference) ? given : `${given} (${reference})`;
};

const workingDays = (days: number) => (days === 1 ? 'one working day' : `${days} working days`);

export const enquiryMailTemplates = {
  /** Repeats nothing from the form, so that the form cannot be used to send texts to other people. */
  received: (
    { company, row, items }: EnquiryMail,
    { replyWorkingDays, keepApplicationDays }: Terms,
  ): MailContent => ({
    subject: receivedSubject({ company, row }),
    greeting: `Dear ${fullName(row)},`,
    paragraphs: [
      row.kind === 'application'
        ? 'Thank you for your application. We have received it with your CV.'
        : 'Thank you for your enquiry. We have received it.',
      `Its reference is ${row.reference}. We reply within ${workingDays(replyWorkingDays)}; if you write to us before, please name the reference.`,
      ...(row.kind === 'application'
        ? [`Your CV is deleted after ${counted(keepApplicationDays, 'day')}.`]
        : []),
      ...(items.length > 0
        ? ['You asked for a quotation of these products. Nothing is ordered or paid with it.']
        : []),
    ],
    facts: items.map(({ title, model, quantity }) => [
      `${title} (${model})`,
      `${groupLakh(quantity)} ${quantity === 1 ? 'piece' : 'pieces'}`,
    ]),
    closing: company,
  }),

  /** Contains everything that was sent, for the people who reply. A CV is personal data and requires signing in. */
  forSales: (
    { company, row, items }: EnquiryMail,
    urls: { inbox: string; site: string },
  ): MailContent => ({
    subject: subjectLine(
      `${row.reference}: ${KIND_NAMES[row.kind].toLowerCase()} from ${fullName(row)}${row.company ? `, ${row.company}` : ''}`,
    ),
    paragraphs: [
      `${KIND_NAMES[row.kind]} of ${formatDateTime(row.created_at)} from the site of ${company}. Your reply to this mail goes to the sender.`,
    ],
    facts: factsOf(row, items, urls.site),
    link: { label: 'Open it in the dashboard', url: urls.inbox },
    ...quoteOf(row),
  }),

  confirmSubscription: (
    { company, row }: EnquiryMail,
    urls: { confirm: string; unsubscribe: string },
  ): MailContent => ({
    subject: `Please confirm product news from ${company}`,
    greeting: `Dear ${fullName(row)},`,
    paragraphs: [
      `Somebody, hopefully you, has asked for product news from ${company} for this address. Please confirm that it is yours; the link works for 30 days.`,
      'If it was not you, do nothing: you will get no news.',
    ],
    link: { label: 'Confirm my email address', url: urls.confirm },
    closing: company,
    unsubscribe_url: urls.unsubscribe,
  }),

  subscribed: ({ company, row }: EnquiryMail, unsubscribe_url: string): MailContent => ({
    subject: `You get product news from ${company}`,
    greeting: `Dear ${fullName(row)},`,
    paragraphs: [
      'Thank you for confirming your address. From now on you get our product news.',
      'Each mail has a link with which you end it at once.',
    ],
    closing: company,
    unsubscribe_url,
  }),

  reply: (about: EnquiryMail, text: string, subject: string | undefined): MailContent => ({
    subject: subjectLine(replySubject(about, subject)),
    paragraphs: text.split(/\n{2,}/),
    ...(about.row.message && {
      quote: {
        label: `On ${formatDateTime(about.row.created_at)} you wrote:`,
        text: about.row.message,
      },
    }),
  }),

  /** Informs the new owner of enquiries. */
  assigned: (
    { name, by }: { name: string; by: string },
    rows: ContactMessageEntity[],
    inbox: string,
  ): MailContent => ({
    subject: subjectLine(
      rows.length === 1
        ? `${by} gave you ${rows[0]!.reference}: ${KIND_NAMES[rows[0]!.kind].toLowerCase()} from ${fullName(rows[0]!)}`
        : `${by} gave you ${groupLakh(rows.length)} enquiries`,
    ),
    greeting: `Dear ${name},`,
    paragraphs: [
      rows.length === 1
        ? `${by} made you the owner of this enquiry.`
        : `${by} made you the owner of these enquiries.`,
    ],
    facts: rows
      .slice(0, ASSIGNED_LISTED)
      .map((row) => [row.reference ?? '', `${KIND_NAMES[row.kind]} from ${fullName(row)}`]),
    link: { label: 'Open it in the dashboard', url: inbox },
  }),

  flood: (company: string, limit: number, inbox: string): MailContent => ({
    subject: `More enquiries than usual at ${company}`,
    paragraphs: [
      `More than ${counted(limit, 'enquiry', 'enquiries')} arrived within an hour. Those above that number are among the spam: they are stored, but no mail is sent about them.`,
      'Please look there for enquiries of people, and release them. This mail is sent once a day.',
    ],
    link: { label: 'Open the spam', url: inbox },
  }),
};

/** Returns the message and the design of a tool. */
function quoteOf({ message, design_text }: ContactMessageEntity): Pick<MailContent, 'quote'> {
  if (!design_text) return message ? { quote: { label: 'Message', text: message } } : {};
  const text = [message, design_text].filter(Boolean).join('\n\n');
  return { quote: { label: message ? 'Message and design' : 'Design', text } };
}

/** Maximum number of enquiries listed in a mail; the inbox shows the others. */
const ASSIGNED_LISTED = 20;

function factsOf(
  row: ContactMessageEntity,
  items: NewItem[],
  site: string,
): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Reference', row.reference],
    ['Name', fullName(row)],
    ...(row.email ? [['Email', row.email] as [string, string]] : []),
    ['Number', row.number && formatPhone(row.number)],
    ['Company', row.company],
    ['City', row.city],
    ['Role', row.role],
    ['Interest', row.interest],
    ['Location', row.location],
    ['Opening', row.opening],
    ['CV', row.cv_name && `${row.cv_name}, in the dashboard`],
    ['Project', row.project],
    ['Place', row.place],
    ['Wanted by', row.wanted_by && formatDay(row.wanted_by)],
    ...items.map((item): [string, string] => [`${item.title} (${item.model})`, amountOf(item)]),
    ['Sent from', row.page && site + row.page],
    ['Product', row.product_title],
    ['Filters', row.filters],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const amountOf = ({ quantity, price }: NewItem) =>
  `${groupLakh(quantity)} x ${price === null ? 'price on request' : formatTaka(price)}`;
