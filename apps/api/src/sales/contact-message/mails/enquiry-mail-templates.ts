import type { Locale } from '@shishir/contract';
import {
  formatDateTime,
  formatDay,
  formatPhone,
  formatSum,
  formatTaka,
  formatWeekday,
  phoneLink,
  whatsAppLink,
  workingDaysLater,
} from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import {
  type Fact,
  type MailContent,
  type MailProducts,
  type MailTemplate,
  subjectLine,
} from '../../../platform/mail/mail-content';
import type { ContactMessageEntity } from '../contact-message.entity';
import { fullName, readableDesign } from '../contact-message.mapper';
import type { NewItem } from '../receive/quotation-items';
import { banglaDesign } from './bangla-design';
import { enquiryMailTexts as english } from './enquiry-mail.texts';
import { enquiryMailTexts as bangla } from './enquiry-mail.texts.bn';

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

const TEXTS = { en: english, bn: bangla };
type Texts = typeof english;

const receivedSubject = (row: ContactMessageEntity, company: string, { received }: Texts) =>
  received.subject(row.reference ?? '', company);

/** Every reply contains the reference, so that a response to it can be matched. */
function replySubject(row: ContactMessageEntity, company: string, texts: Texts, given?: string) {
  if (!given) return texts.reply.subject(receivedSubject(row, company, texts));
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
    ({ locale, name, sales_phones: [phone] }) => {
      const texts = TEXTS[locale];
      const isApplication = row.kind === 'application';
      const reference = row.reference ?? '';
      const day = replyDay(row, terms.replyWorkingDays, locale);
      const { received } = texts;
      const person = firstName(row);
      return {
        subject: receivedSubject(row, name, texts),
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
        ...askedParts(row, items, terms.isOwnAddress, locale),
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
    ({ locale }) => {
      const texts = TEXTS[locale];
      const name = fullName(row);
      const day = replyDay(row, replyWorkingDays, locale);
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
            ...(items.length > 0 ? [[forSales.listPrices, sumOf(items, locale)] as Fact] : []),
          ],
        }),
        link: { label: texts.openInDashboard, url: inbox },
        ...(items.length > 0 && { products: productsOf(items, true, locale) }),
        facts: allFacts(row, site, locale),
        ...quoteOf(row, texts.quote),
        closing: [row.email ? forSales.reply(name) : forSales.call(name)],
        isInternal: true,
      };
    },

  confirmSubscription:
    ({ row }: EnquiryMail, urls: { confirm: string; unsubscribe: string }): MailTemplate =>
    ({ locale, name }) => {
      const { greeting, confirmSubscription: texts } = TEXTS[locale];
      return {
        subject: texts.subject(name),
        preheader: texts.preheader,
        heading: texts.heading,
        greeting: greeting(fullName(row)),
        paragraphs: [texts.text(name)],
        link: { label: texts.link, url: urls.confirm },
        closing: [texts.notYou],
        unsubscribe_url: urls.unsubscribe,
      };
    },

  subscribed:
    ({ row }: EnquiryMail, unsubscribe_url: string): MailTemplate =>
    ({ locale, name }) => {
      const { greeting, subscribed: texts } = TEXTS[locale];
      return {
        subject: texts.subject(name),
        preheader: texts.preheader,
        heading: texts.heading,
        greeting: greeting(fullName(row)),
        paragraphs: [texts.text, texts.unsubscribe],
        unsubscribe_url,
      };
    },

  /** A letter of staff. A subscriber also gets the address that ends the subscription. */
  reply:
    (
      row: ContactMessageEntity,
      { text, subject }: { text: string; subject?: string | undefined },
      unsubscribe_url: string | null,
    ): MailTemplate =>
    ({ locale, name }) => {
      const texts = TEXTS[locale];
      const sent = formatDateTime(row.created_at, LANGUAGES[locale]);
      return {
        subject: subjectLine(replySubject(row, name, texts, subject)),
        ...(row.reference && { reference: row.reference }),
        paragraphs: text.split(/\n{2,}/),
        ...(row.message && { quote: { label: texts.reply.youWrote(sent), text: row.message } }),
        ...(unsubscribe_url && { unsubscribe_url }),
      };
    },

  /** Informs the new owner of enquiries. */
  assigned:
    (
      { name, by }: { name: string; by: string },
      rows: ContactMessageEntity[],
      inbox: string,
    ): MailTemplate =>
    ({ locale }) => {
      const texts = TEXTS[locale];
      const fromSender = (row: ContactMessageEntity) => texts.from[row.kind](fullName(row));
      return {
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
      };
    },

  flood:
    (limit: number, inbox: string): MailTemplate =>
    ({ locale, name }) => {
      const { flood } = TEXTS[locale];
      return {
        subject: flood.subject(name),
        heading: flood.heading,
        paragraphs: [flood.text(limit), flood.check],
        link: { label: flood.link, url: inbox },
        isInternal: true,
      };
    },
};

/** Maximum number of enquiries listed in a mail; the inbox shows the others. */
const ASSIGNED_LISTED = 20;

/** Returns the message and the design of a tool. */
function quoteOf(
  { message, design_text }: Pick<ContactMessageEntity, 'message' | 'design_text'>,
  labels: Texts['quote'],
): Pick<MailContent, 'quote'> {
  if (!design_text) return message ? { quote: { label: labels.message, text: message } } : {};
  const text = [message, design_text].filter(Boolean).join('\n\n');
  return { quote: { label: message ? labels.both : labels.design, text } };
}

const replyDay = ({ created_at }: ContactMessageEntity, days: number, locale: Locale) =>
  formatWeekday(workingDaysLater(created_at, days), LANGUAGES[locale]);

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

function productsOf(items: NewItem[], withPrices: boolean, locale: Locale): MailProducts {
  const { pieces, priceOnRequest } = TEXTS[locale];
  return {
    rows: items.map(({ title, model, quantity, price }) => ({
      ...{ name: title, model, quantity: pieces(quantity) },
      ...(withPrices && {
        price: price === null ? priceOnRequest : formatTaka(price, LANGUAGES[locale]),
      }),
    })),
    ...(withPrices && { total: sumOf(items, locale) }),
  };
}

/** Returns the sum of the list prices as text. */
function sumOf(items: NewItem[], locale: Locale): string {
  const sum = items.reduce((before, { quantity, price }) => before + quantity * (price ?? 0), 0);
  return formatSum(sum, TEXTS[locale].priceOnRequest, LANGUAGES[locale]);
}

/** Returns what the sender asked for. Links are left out, since the address may still be another person's. */
function askedParts(
  row: ContactMessageEntity,
  items: NewItem[],
  isOwnAddress: boolean,
  locale: Locale,
) {
  const texts = TEXTS[locale];
  const { received } = texts;
  const own: PossibleFact[] = isOwnAddress
    ? [...contactFacts(row, texts), filesOf(row, texts), ...projectFacts(row, locale)]
    : [];
  const facts = present([[texts.facts.product, row.product_title], ...own]);
  const message = isOwnAddress && !hasLink(row.message) ? row.message : '';
  const design = locale === 'bn' ? banglaDesign(readableDesign(row.design)) : row.design_text;
  const design_text = hasLink(design) ? null : design;
  return {
    ...(items.length > 0 && {
      products: { title: received.products, ...productsOf(items, false, locale) },
    }),
    facts: facts.filter(([, value]) => !hasLink(value)),
    ...quoteOf({ message, design_text }, received),
  };
}

function allFacts(row: ContactMessageEntity, site: string, locale: Locale) {
  const texts = TEXTS[locale];
  const [filesLabel, names] = filesOf(row, texts);
  return present([
    [texts.facts.reference, row.reference],
    ...contactFacts(row, texts),
    // English goes without saying.
    [texts.facts.language, row.locale === 'en' ? null : texts.languages[row.locale]],
    [texts.facts.whatsApp, row.number && formatPhone(row.number), whatsAppLink(row.number)],
    [filesLabel, names && texts.facts.cvInDashboard(names)],
    ...projectFacts(row, locale),
    [texts.facts.product, row.product_title],
    [texts.facts.page, row.page && site + row.page],
    [texts.facts.filters, row.filters],
    [texts.facts.sent, formatDateTime(row.created_at, LANGUAGES[locale])],
  ]);
}

type PossibleFact = [name: string, value: string | null, url?: string];

const contactFacts = (row: ContactMessageEntity, texts: Texts): PossibleFact[] => [
  [texts.facts.name, fullName(row)],
  [texts.facts.email, row.email, `mailto:${row.email}`],
  [texts.facts.phone, row.number && formatPhone(row.number), phoneLink(row.number)],
  [texts.facts.company, row.company],
  [texts.facts.city, row.city],
  [texts.facts.role, choice(row.role, texts)],
  [texts.facts.interest, choice(row.interest, texts)],
  [texts.facts.location, choice(row.location, texts)],
  [texts.facts.opening, row.opening],
];

/** Names of the sent files, under the label of their kind. */
const filesOf = (
  { cv_name, photos }: ContactMessageEntity,
  { facts }: Texts,
): [label: string, names: string | null] =>
  photos ? [facts.photos, photos.map(({ name }) => name).join(', ')] : [facts.cv, cv_name];

function projectFacts(row: ContactMessageEntity, locale: Locale): PossibleFact[] {
  const texts = TEXTS[locale];
  const day = row.wanted_by && formatDay(row.wanted_by, LANGUAGES[locale]);
  return [
    [texts.facts.fault, choice(row.fault, texts)],
    [texts.facts.unit, row.unit],
    [texts.facts.project, choice(row.project, texts)],
    [texts.facts.location, row.place],
    [
      row.kind === 'service' ? texts.facts.wantedVisit : texts.facts.neededBy,
      [day, choice(row.wanted_time, texts)].filter(Boolean).join(', '),
    ],
  ];
}

/** Returns the name of a choice in a list of the site. */
const choice = (value: string | null, texts: Texts) => value && texts.choice(value);

const present = (facts: PossibleFact[]) => facts.filter((fact): fact is Fact => Boolean(fact[1]));
