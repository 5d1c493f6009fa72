import type { ApprovalState, Locale } from '@shishir/contract';
import {
  formatDay,
  formatPhone,
  formatSum,
  formatTaka,
  inDigits,
  phoneLink,
} from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { CompanySender } from '../../../content/company/company.mapper';
import {
  type Fact,
  type MailContent,
  type MailTemplate,
  subjectLine,
} from '../../../platform/mail/mail-content';
import { changesSince } from '../quotation-content';
import type { QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';
import { contactOf } from '../recipient/quotation-view';
import { quotationMailTexts as english } from './quotation-mail.texts';
import { quotationMailTexts as bangla } from './quotation-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };
type Texts = typeof english;

/** A revision and the address of the page that its mail links to. */
export interface QuotationMail {
  quotation: QuotationEntity;
  revision: QuotationRevisionEntity;
  url: string;
}

/** A mail that is signed by the sender of the revision. */
interface SignedMail extends QuotationMail {
  /** True if the contact person of the company has sent it, whose name has a translation. */
  isByContact: boolean;
}

export const quotationMailTemplates = {
  revision:
    (
      { quotation, revision, url, isByContact }: SignedMail,
      before: QuotationRevisionEntity | null,
    ): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      const total = totalOf(revision, sender.locale);
      const day = formatDay(revision.valid_until, LANGUAGES[sender.locale]);
      const title = titleOf(quotation, revision, texts);
      return {
        subject: subjectLine(texts.revision.subject(title, sender.name)),
        preheader: texts.revision.preheader(total, day),
        heading: texts.revision.heading(revision.revision),
        ...(revision.letter ? {} : { greeting: texts.greeting(revision.name) }),
        paragraphs: revision.letter.split(/\n{2,}/).filter(Boolean),
        figures: [
          [totalName(revision, texts), total],
          [texts.facts.validUntil, day],
        ],
        link: { label: texts.open, url, isNextStep: true },
        ...(before && {
          steps: {
            title: texts.revision.changes(revision.revision),
            items: changesOf(before, revision, texts),
          },
        }),
        facts: [
          [texts.facts.quotation, texts.revisionName(quotation.number, revision.revision)],
          [texts.facts.subject, revision.title],
          ...wordsFact(revision, texts),
          ...taxFacts(revision, sender.locale),
          ...advanceFacts(revision, sender.locale),
        ],
        closing: [
          ...(revision.content.lines.some(({ choice }) => choice) ? [texts.revision.choices] : []),
          texts.revision.attached,
        ],
        ...signatureOf(revision, isByContact, sender),
        reference: quotation.number,
      };
    },

  answer:
    (
      { quotation, revision, url }: QuotationMail,
      { text, question }: { text: string; question: string | null },
    ): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      const title = titleOf(quotation, revision, texts);
      return {
        subject: subjectLine(texts.answer.subject(title, sender.name)),
        heading: question ? texts.answer.heading : title,
        greeting: texts.greeting(revision.name),
        ...(question && { preheader: texts.answer.preheader }),
        paragraphs: text.split(/\n{2,}/),
        link: { label: texts.openAnswered, url },
        ...(question && { quote: { label: texts.answer.question, text: question } }),
        reference: quotation.number,
      };
    },

  accepted:
    (about: QuotationMail, name: string): MailTemplate =>
    ({ locale }) => {
      const { accepted, revisionName } = TEXTS[locale];
      const revision = revisionName(about.quotation.number, about.revision.revision);
      return {
        subject: subjectLine(accepted.subject(revision, name)),
        preheader: accepted.preheader,
        heading: accepted.heading,
        paragraphs: [accepted.text(name)],
        ...partsForSales(about, locale),
      };
    },

  confirmation:
    ({ quotation, revision, url, isByContact }: SignedMail): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      const { confirmation } = texts;
      const total = totalOf(revision, sender.locale);
      return {
        subject: subjectLine(confirmation.subject(quotation.number, sender.name)),
        preheader: confirmation.preheader(total),
        heading: confirmation.heading,
        greeting: texts.greeting(revision.name),
        paragraphs: [confirmation.text(quotation.number, revision.revision)],
        figures: [[totalName(revision, texts), total], ...advanceFacts(revision, sender.locale)],
        link: { label: texts.openAnswered, url },
        facts: [
          [texts.facts.subject, revision.title],
          ...wordsFact(revision, texts),
          ...taxFacts(revision, sender.locale),
        ],
        closing: [confirmation.closing],
        ...signatureOf(revision, isByContact, sender),
        reference: quotation.number,
      };
    },

  approval:
    (
      about: QuotationMail,
      { state, by, reason }: { state: ApprovalState; by: string; reason: string | null },
    ): MailTemplate =>
    ({ locale }) => {
      const { approval, revisionName } = TEXTS[locale];
      const { subject, heading, text } = approval[state];
      const revision = revisionName(about.quotation.number, about.revision.revision);
      return {
        subject: subjectLine(subject(revision)),
        heading,
        paragraphs: [text(by)],
        ...(reason && { quote: { label: approval.reason, text: reason } }),
        ...partsForSales(about, locale),
      };
    },

  question:
    (about: QuotationMail, text: string): MailTemplate =>
    ({ locale }) => {
      const { question, revisionName } = TEXTS[locale];
      const revision = revisionName(about.quotation.number, about.revision.revision);
      return {
        subject: subjectLine(question.subject(revision, about.revision.name)),
        heading: question.heading,
        paragraphs: [question.text],
        quote: { label: question.quote, text },
        ...partsForSales(about, locale),
      };
    },
};

const MOST_CHANGES = 8;

/** Returns the differences from the previous revision, as sentences. */
function changesOf(
  before: QuotationRevisionEntity,
  after: QuotationRevisionEntity,
  texts: Texts,
): string[] {
  const found = changesSince(before, after);
  if (!found) return [];
  const all = [
    ...found.changes.map((change) => texts.changes[change.kind](change)),
    ...found.texts.map((text) => texts.changed[text]),
  ];
  if (all.length <= MOST_CHANGES) return all;
  return [...all.slice(0, MOST_CHANGES), texts.moreChanges(all.length - MOST_CHANGES)];
}

function signatureOf(
  revision: QuotationRevisionEntity,
  isByContact: boolean,
  sender: CompanySender,
): Pick<MailContent, 'signature'> {
  const sent_by_name = isByContact ? sender.sales_contact!.name : revision.sent_by_name;
  const { name, title, phone } = contactOf({ sent_by_name }, sender);
  return name === null ? {} : { signature: { name, title, phone } };
}

const titleOf = (
  { number }: QuotationEntity,
  { revision }: QuotationRevisionEntity,
  { title, revisionName }: Texts,
) => title(revision > 1 ? revisionName(number, revision) : number);

const totalOf = ({ total }: QuotationRevisionEntity, locale: Locale) =>
  formatSum(total, TEXTS[locale].noPrice, LANGUAGES[locale]);

const totalName = ({ vat_bp }: QuotationRevisionEntity, { facts }: Texts) =>
  vat_bp === null ? facts.total : facts.grandTotal;

const wordsFact = ({ total }: QuotationRevisionEntity, texts: Texts): Fact[] =>
  total > 0 ? [[texts.facts.inWords, texts.inWords(total)]] : [];

/** Returns the taxes that the revision states. */
function taxFacts({ vat_bp, vat, ait_bp, ait }: QuotationRevisionEntity, locale: Locale): Fact[] {
  const { facts } = TEXTS[locale];
  const words = LANGUAGES[locale];
  const rate = (basisPoints: number) => inDigits(basisPoints / 100, words);
  return [
    ...(vat_bp === null ? [] : [[facts.vat(rate(vat_bp)), formatTaka(vat, words)] as Fact]),
    ...(ait_bp === null ? [] : [[facts.ait(rate(ait_bp)), formatTaka(ait, words)] as Fact]),
  ];
}

function advanceFacts(
  { advance_percent, advance }: QuotationRevisionEntity,
  locale: Locale,
): Fact[] {
  if (advance_percent === null) return [];
  const words = LANGUAGES[locale];
  const name = TEXTS[locale].facts.advance(inDigits(advance_percent, words));
  return [[name, formatTaka(advance, words)]];
}

/** Returns facts and link of a mail to staff. */
function partsForSales(
  { quotation, revision, url }: QuotationMail,
  locale: Locale,
): Pick<MailContent, 'facts' | 'link' | 'isInternal'> {
  const texts = TEXTS[locale];
  const { name, company, email, phone } = revision;
  const facts: Fact[] = [
    [texts.facts.quotation, texts.revisionName(quotation.number, revision.revision)],
    [texts.facts.subject, revision.title],
    [totalName(revision, texts), totalOf(revision, locale)],
    ...taxFacts(revision, locale),
    ...advanceFacts(revision, locale),
    [texts.facts.recipient, [name, company].filter(Boolean).join(', ')],
    [texts.facts.email, email, `mailto:${email}`],
    [texts.facts.phone, phone && formatPhone(phone), phoneLink(phone)],
  ];
  return {
    facts: facts.filter(([, value]) => value),
    link: { label: texts.openInDashboard, url },
    isInternal: true,
  };
}
