import { formatDateTime, formatDay, formatPhone, formatTaka } from '@shishir/format';
import {
  type Fact,
  type MailContent,
  type MailTemplate,
  subjectLine,
} from '../../../platform/mail/mail-content';
import type { ContactMessageEntity } from '../contact-message.entity';
import { fullName } from '../contact-message.mapper';
import type { NewItem } from '../receive/quotation-items';
import { enquiryMailTexts as texts } from './enquiry-mail.texts';

/** Data of an enquiry for its mails. */
export interface EnquiryMail {
  row: ContactMessageEntity;
  items: NewItem[];
}

interface Terms {
  replyWorkingDays: number;
  keepApplicationDays: number;
}

const receivedSubject = (row: ContactMessageEntity, company: string) =>
  texts.received.subject(row.reference ?? '', company);

/** Every reply contains the reference, so that a response to it can be matched. */
function replySubject(row: ContactMessageEntity, company: string, given?: string): string {
  if (!given) return texts.reply.subject(receivedSubject(row, company));
  const reference = row.reference ?? '';
  return given.includes(reference) ? given : texts.reply.subjectWithReference(given, reference);
}

export const enquiryMailTemplates = {
  /** Repeats what was asked. */
  received:
    ({ row, items }: EnquiryMail, { replyWorkingDays, keepApplicationDays }: Terms): MailTemplate =>
    ({ name, sales_phones: [phone] }) => {
      const isApplication = row.kind === 'application';
      const reference = row.reference ?? '';
      const { received } = texts;
      const sentences = [
        isApplication ? received.thanksForApplication(reference) : received.thanks(reference),
        received.reply(replyWorkingDays),
        ...(phone ? [received.urgent(formatPhone(phone))] : []),
      ];
      return {
        subject: receivedSubject(row, name),
        heading: isApplication ? received.headingOfApplication : received.heading,
        greeting: texts.greeting(fullName(row)),
        paragraphs: [
          sentences.join(' '),
          ...(isApplication ? [received.cvDeleted(keepApplicationDays)] : []),
          ...(items.length > 0 ? [received.quotation] : []),
        ],
        facts: askedFacts(row, items),
        ...askedQuote(row),
      };
    },

  /** Contains everything that was sent, for the people who reply. A CV is personal data and requires signing in. */
  forSales:
    ({ row, items }: EnquiryMail, urls: { inbox: string; site: string }): MailTemplate =>
    () => {
      const moment = formatDateTime(row.created_at);
      const name = fullName(row);
      const { forSales } = texts;
      return {
        subject: subjectLine(
          forSales.subject(
            row.reference ?? '',
            texts.from[row.kind](texts.nameOf(name, row.company)),
          ),
        ),
        heading: forSales.heading,
        paragraphs: [row.email ? forSales.reply(moment, name) : forSales.call(moment, name)],
        facts: allFacts(row, items, urls.site),
        link: { label: texts.openInDashboard, url: urls.inbox },
        ...quoteOf(row, texts.quote),
      };
    },

  confirmSubscription:
    ({ row }: EnquiryMail, urls: { confirm: string; unsubscribe: string }): MailTemplate =>
    ({ name }) => ({
      subject: texts.confirmSubscription.subject(name),
      heading: texts.confirmSubscription.heading,
      greeting: texts.greeting(fullName(row)),
      paragraphs: [texts.confirmSubscription.text(name), texts.confirmSubscription.notYou],
      link: { label: texts.confirmSubscription.link, url: urls.confirm },
      unsubscribe_url: urls.unsubscribe,
    }),

  subscribed:
    ({ row }: EnquiryMail, unsubscribe_url: string): MailTemplate =>
    ({ name }) => ({
      subject: texts.subscribed.subject(name),
      heading: texts.subscribed.heading,
      greeting: texts.greeting(fullName(row)),
      paragraphs: [texts.subscribed.text, texts.subscribed.unsubscribe],
      unsubscribe_url,
    }),

  /** A letter of staff. A subscriber also gets the address that ends the subscription. */
  reply:
    (
      row: ContactMessageEntity,
      { text, subject }: { text: string; subject?: string | undefined },
      unsubscribe_url: string | null,
    ): MailTemplate =>
    ({ name }) => ({
      subject: subjectLine(replySubject(row, name, subject)),
      paragraphs: text.split(/\n{2,}/),
      ...(row.message && {
        quote: { label: texts.reply.youWrote(formatDateTime(row.created_at)), text: row.message },
      }),
      ...(unsubscribe_url && { unsubscribe_url }),
    }),

  /** Informs the new owner of enquiries. */
  assigned:
    (
      { name, by }: { name: string; by: string },
      rows: ContactMessageEntity[],
      inbox: string,
    ): MailTemplate =>
    () => ({
      subject: subjectLine(
        rows.length === 1
          ? texts.assigned.subject(by, rows[0]!.reference ?? '', fromSender(rows[0]!))
          : texts.assigned.subjectOfSeveral(by, rows.length),
      ),
      heading: texts.assigned.heading(rows.length),
      greeting: texts.greeting(name),
      paragraphs: [texts.assigned.text(by, rows.length)],
      facts: rows
        .slice(0, ASSIGNED_LISTED)
        .map((row): Fact => [row.reference ?? '', fromSender(row)]),
      link: { label: texts.openInDashboard, url: inbox },
    }),

  flood:
    (limit: number, inbox: string): MailTemplate =>
    ({ name }) => ({
      subject: texts.flood.subject(name),
      heading: texts.flood.heading,
      paragraphs: [texts.flood.text(limit), texts.flood.check],
      link: { label: texts.flood.link, url: inbox },
    }),
};

/** Maximum number of enquiries listed in a mail; the inbox shows the others. */
const ASSIGNED_LISTED = 20;

const fromSender = (row: ContactMessageEntity) => texts.from[row.kind](fullName(row));

/** Returns the message and the design of a tool. */
function quoteOf(
  { message, design_text }: Pick<ContactMessageEntity, 'message' | 'design_text'>,
  labels: typeof texts.quote,
): Pick<MailContent, 'quote'> {
  if (!design_text) return message ? { quote: { label: labels.message, text: message } } : {};
  const text = [message, design_text].filter(Boolean).join('\n\n');
  return { quote: { label: message ? labels.both : labels.design, text } };
}

/** Anyone can enter another person's address, so their mail repeats no links. */
const hasLink = (text: string | null) => text !== null && /https?:|www\./i.test(text);

const askedFacts = (row: ContactMessageEntity, items: NewItem[]) =>
  present([
    ...contactFacts(row),
    [texts.facts.cv, row.cv_name],
    ...projectFacts(row),
    [texts.facts.product, row.product_title],
    ...items.map(({ title, model, quantity }): Fact => [
      texts.facts.item(title, model),
      texts.facts.pieces(quantity),
    ]),
  ]).filter(([, value]) => !hasLink(value));

const askedQuote = ({ message, design_text }: ContactMessageEntity) =>
  quoteOf(
    {
      message: hasLink(message) ? '' : message,
      design_text: hasLink(design_text) ? null : design_text,
    },
    texts.received,
  );

const allFacts = (row: ContactMessageEntity, items: NewItem[], site: string) =>
  present([
    [texts.facts.reference, row.reference],
    ...contactFacts(row),
    [texts.facts.cv, row.cv_name && texts.facts.cvInDashboard(row.cv_name)],
    ...projectFacts(row),
    ...items.map((item): Fact => [texts.facts.item(item.title, item.model), amountOf(item)]),
    [texts.facts.page, row.page && site + row.page],
    [texts.facts.product, row.product_title],
    [texts.facts.filters, row.filters],
  ]);

type PossibleFact = [name: string, value: string | null];

const contactFacts = (row: ContactMessageEntity): PossibleFact[] => [
  [texts.facts.name, fullName(row)],
  [texts.facts.email, row.email],
  [texts.facts.phone, row.number && formatPhone(row.number)],
  [texts.facts.company, row.company],
  [texts.facts.city, row.city],
  [texts.facts.role, row.role],
  [texts.facts.interest, row.interest],
  [texts.facts.location, row.location],
  [texts.facts.opening, row.opening],
];

const projectFacts = (row: ContactMessageEntity): PossibleFact[] => [
  [texts.facts.project, row.project],
  [texts.facts.location, row.place],
  [texts.facts.neededBy, row.wanted_by && formatDay(row.wanted_by)],
];

const present = (facts: PossibleFact[]) => facts.filter((fact): fact is Fact => Boolean(fact[1]));

const amountOf = ({ quantity, price }: NewItem) =>
  texts.facts.amount(quantity, price === null ? null : formatTaka(price));
