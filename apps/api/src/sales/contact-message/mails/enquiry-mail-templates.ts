import {
  formatDateTime,
  formatDay,
  formatPhone,
  formatSum,
  formatTaka,
  formatWeekday,
  groupLakh,
  phoneLink,
  whatsAppLink,
  workingDaysLater,
} from '@shishir/format';
import {
  type Fact,
  type MailContent,
  type MailProducts,
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

interface ReceiptTerms {
  replyWorkingDays: number;
  keepApplicationDays: number;
  /** True if the sender was signed in and has confirmed this address. */
  isOwnAddress: boolean;
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
  /**
   * Repeats products and results of tools. Everything else that the sender has typed is only repeated to their own,
   * confirmed address: anyone can enter another person's address, and would have us deliver their words.
   */
  received:
    ({ row, items }: EnquiryMail, terms: ReceiptTerms): MailTemplate =>
    ({ name, sales_phones: [phone] }) => {
      const isApplication = row.kind === 'application';
      const reference = row.reference ?? '';
      const day = replyDay(row, terms.replyWorkingDays);
      const { received } = texts;
      const person = firstName(row);
      return {
        subject: receivedSubject(row, name),
        preheader: received.preheader(day),
        heading: isApplication ? received.headingOfApplication(person) : received.heading(person),
        paragraphs: [
          [
            isApplication ? received.replyToApplication : received.reply,
            ...(phone ? [received.urgent(formatPhone(phone))] : []),
          ].join(' '),
          ...(isApplication ? [received.cvDeleted(terms.keepApplicationDays)] : []),
        ],
        figures: [
          [texts.facts.reference, reference],
          [received.replyBy, day],
        ],
        ...(phone &&
          !isApplication && {
            link: {
              note: received.photos,
              label: received.sendPhotos,
              url: whatsAppLink(phone, received.chat(reference)),
            },
          }),
        ...(isAboutUnits(row, items) && { steps: received.next }),
        ...askedParts(row, items, terms.isOwnAddress),
        ...(items.length > 0 && { closing: [received.notOrdered] }),
        reference,
      };
    },

  /** Contains everything that was sent, for the people who reply. A CV is personal data and requires signing in. */
  forSales:
    (
      { row, items }: EnquiryMail,
      { inbox, site, replyWorkingDays }: { inbox: string; site: string; replyWorkingDays: number },
    ): MailTemplate =>
    () => {
      const name = fullName(row);
      const day = replyDay(row, replyWorkingDays);
      const { forSales } = texts;
      const isSubscription = row.kind === 'subscription';
      return {
        subject: subjectLine(
          forSales.subject(
            row.reference ?? '',
            texts.from[row.kind](texts.nameOf(name, row.company)),
          ),
        ),
        heading: forSales.headings[row.kind],
        paragraphs: [],
        ...(!isSubscription && {
          preheader: forSales.preheader(day),
          figures: [
            [forSales.replyBy, day],
            ...(items.length > 0
              ? [[forSales.listPrices, formatSum(listPriceOf(items), texts.priceOnRequest)] as Fact]
              : []),
          ],
        }),
        link: { label: texts.openInDashboard, url: inbox },
        ...(items.length > 0 && { products: productsOf(items, true) }),
        facts: allFacts(row, site),
        ...quoteOf(row, texts.quote),
        closing: [row.email ? forSales.reply(name) : forSales.call(name)],
        isInternal: true,
      };
    },

  confirmSubscription:
    ({ row }: EnquiryMail, urls: { confirm: string; unsubscribe: string }): MailTemplate =>
    ({ name }) => ({
      subject: texts.confirmSubscription.subject(name),
      preheader: texts.confirmSubscription.preheader,
      heading: texts.confirmSubscription.heading,
      greeting: texts.greeting(fullName(row)),
      paragraphs: [texts.confirmSubscription.text(name)],
      link: { label: texts.confirmSubscription.link, url: urls.confirm },
      closing: [texts.confirmSubscription.notYou],
      unsubscribe_url: urls.unsubscribe,
    }),

  subscribed:
    ({ row }: EnquiryMail, unsubscribe_url: string): MailTemplate =>
    ({ name }) => ({
      subject: texts.subscribed.subject(name),
      preheader: texts.subscribed.preheader,
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
      ...(row.reference && { reference: row.reference }),
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
      isInternal: true,
    }),

  flood:
    (limit: number, inbox: string): MailTemplate =>
    ({ name }) => ({
      subject: texts.flood.subject(name),
      heading: texts.flood.heading,
      paragraphs: [texts.flood.text(limit), texts.flood.check],
      link: { label: texts.flood.link, url: inbox },
      isInternal: true,
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

const replyDay = ({ created_at }: ContactMessageEntity, days: number) =>
  formatWeekday(workingDaysLater(created_at, days));

const isAboutUnits = (row: ContactMessageEntity, items: NewItem[]) =>
  row.kind === 'quotation' ||
  Boolean(row.design_text) ||
  Boolean(row.product_id) ||
  items.length > 0;

const FIRST_NAME_MAX = 30;
const hasLink = (text: string | null) => text !== null && /https?:|www\./i.test(text);

function firstName(row: ContactMessageEntity): string | null {
  const [first = ''] = fullName(row).split(/\s+/);
  return first.length > FIRST_NAME_MAX || hasLink(first) ? null : first;
}

const productsOf = (items: NewItem[], withPrices: boolean): MailProducts => ({
  rows: items.map(({ title, model, quantity, price }) => ({
    ...{ name: title, model, quantity: groupLakh(quantity) },
    ...(withPrices && { price: price === null ? texts.priceOnRequest : formatTaka(price) }),
  })),
  ...(withPrices && { total: formatSum(listPriceOf(items), texts.priceOnRequest) }),
});

const listPriceOf = (items: NewItem[]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0);

/** Returns what the sender asked for. Links are left out, since the address may still be another person's. */
function askedParts(row: ContactMessageEntity, items: NewItem[], isOwnAddress: boolean) {
  const { received } = texts;
  const own: PossibleFact[] = isOwnAddress
    ? [...contactFacts(row), [fileLabel(row), row.cv_name], ...projectFacts(row)]
    : [];
  const facts = present([[texts.facts.product, row.product_title], ...own]);
  const message = isOwnAddress && !hasLink(row.message) ? row.message : '';
  const design_text = hasLink(row.design_text) ? null : row.design_text;
  return {
    ...(items.length > 0 && {
      products: { title: received.products, ...productsOf(items, false) },
    }),
    facts: facts.filter(([, value]) => !hasLink(value)),
    ...quoteOf({ message, design_text }, received),
  };
}

const allFacts = (row: ContactMessageEntity, site: string) =>
  present([
    [texts.facts.reference, row.reference],
    ...contactFacts(row),
    [texts.facts.whatsApp, row.number && formatPhone(row.number), whatsAppLink(row.number)],
    [fileLabel(row), row.cv_name && texts.facts.cvInDashboard(row.cv_name)],
    ...projectFacts(row),
    [texts.facts.product, row.product_title],
    [texts.facts.page, row.page && site + row.page],
    [texts.facts.filters, row.filters],
    [texts.facts.sent, formatDateTime(row.created_at)],
  ]);

type PossibleFact = [name: string, value: string | null, url?: string];

const contactFacts = (row: ContactMessageEntity): PossibleFact[] => [
  [texts.facts.name, fullName(row)],
  [texts.facts.email, row.email, `mailto:${row.email}`],
  [texts.facts.phone, row.number && formatPhone(row.number), phoneLink(row.number)],
  [texts.facts.company, row.company],
  [texts.facts.city, row.city],
  [texts.facts.role, row.role],
  [texts.facts.interest, row.interest],
  [texts.facts.location, row.location],
  [texts.facts.opening, row.opening],
];

const fileLabel = ({ kind }: ContactMessageEntity) =>
  kind === 'service' ? texts.facts.photo : texts.facts.cv;

const projectFacts = (row: ContactMessageEntity): PossibleFact[] => [
  [texts.facts.fault, row.fault],
  [texts.facts.unit, row.unit],
  [texts.facts.project, row.project],
  [texts.facts.location, row.place],
  [
    row.kind === 'service' ? texts.facts.wantedVisit : texts.facts.neededBy,
    [row.wanted_by && formatDay(row.wanted_by), row.wanted_time].filter(Boolean).join(', '),
  ],
];

const present = (facts: PossibleFact[]) => facts.filter((fact): fact is Fact => Boolean(fact[1]));
