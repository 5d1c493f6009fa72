import { formatDay, formatPhone, formatSum, phoneLink } from '@shishir/format';
import type { CompanySender } from '../../../content/company/company.mapper';
import {
  type Fact,
  type MailContent,
  type MailTemplate,
  subjectLine,
} from '../../../platform/mail/mail-content';
import { changesSince, revisionName } from '../quotation-content';
import type { QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';
import { contactOf } from '../recipient/quotation-view';
import { quotationMailTexts as texts } from './quotation-mail.texts';

/** A revision and the address of the page that its mail links to. */
export interface QuotationMail {
  quotation: QuotationEntity;
  revision: QuotationRevisionEntity;
  url: string;
}

export const quotationMailTemplates = {
  revision:
    (
      { quotation, revision, url }: QuotationMail,
      before: QuotationRevisionEntity | null,
    ): MailTemplate =>
    (sender) => {
      const total = formatSum(revision.total, texts.noPrice);
      const day = formatDay(revision.valid_until);
      return {
        subject: subjectLine(texts.revision.subject(titleOf(quotation, revision), sender.name)),
        preheader: texts.revision.preheader(total, day),
        heading: texts.revision.heading(revision.revision),
        ...(revision.letter ? {} : { greeting: texts.greeting(revision.name) }),
        paragraphs: revision.letter.split(/\n{2,}/).filter(Boolean),
        figures: [
          [texts.facts.total, total],
          [texts.facts.validUntil, day],
        ],
        link: { label: texts.open, url, isNextStep: true },
        ...(before && {
          steps: {
            title: texts.revision.changes(revision.revision),
            items: changesOf(before, revision),
          },
        }),
        facts: [
          [texts.facts.quotation, revisionName(quotation, revision)],
          [texts.facts.subject, revision.title],
        ],
        closing: [texts.revision.attached],
        ...signatureOf(revision, sender),
        reference: quotation.number,
      };
    },

  answer:
    (
      { quotation, revision, url }: QuotationMail,
      { text, question }: { text: string; question: string | null },
    ): MailTemplate =>
    (sender) => ({
      subject: subjectLine(texts.answer.subject(titleOf(quotation, revision), sender.name)),
      heading: question ? texts.answer.heading : titleOf(quotation, revision),
      greeting: texts.greeting(revision.name),
      ...(question && { preheader: texts.answer.preheader }),
      paragraphs: text.split(/\n{2,}/),
      link: { label: texts.openAnswered, url },
      ...(question && { quote: { label: texts.answer.question, text: question } }),
      reference: quotation.number,
    }),

  accepted:
    (about: QuotationMail, name: string): MailTemplate =>
    () => ({
      subject: subjectLine(
        texts.accepted.subject(revisionName(about.quotation, about.revision), name),
      ),
      preheader: texts.accepted.preheader,
      heading: texts.accepted.heading,
      paragraphs: [texts.accepted.text(name)],
      ...partsForSales(about),
    }),

  question:
    (about: QuotationMail, text: string): MailTemplate =>
    () => ({
      subject: subjectLine(
        texts.question.subject(revisionName(about.quotation, about.revision), about.revision.name),
      ),
      heading: texts.question.heading,
      paragraphs: [texts.question.text],
      quote: { label: texts.question.quote, text },
      ...partsForSales(about),
    }),
};

const MOST_CHANGES = 8;

/** Returns the differences from the previous revision, as sentences. */
function changesOf(before: QuotationRevisionEntity, after: QuotationRevisionEntity): string[] {
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
  sender: CompanySender,
): Pick<MailContent, 'signature'> {
  const { name, title, phone } = contactOf(revision, sender);
  return name === null ? {} : { signature: { name, title, phone } };
}

const titleOf = (quotation: QuotationEntity, revision: QuotationRevisionEntity) =>
  texts.title(revision.revision > 1 ? revisionName(quotation, revision) : quotation.number);

const factsOf = (quotation: QuotationEntity, revision: QuotationRevisionEntity): Fact[] => [
  [texts.facts.quotation, revisionName(quotation, revision)],
  [texts.facts.subject, revision.title],
  [texts.facts.total, formatSum(revision.total, texts.noPrice)],
];

/** Returns facts and link of a mail to staff. */
function partsForSales({
  quotation,
  revision,
  url,
}: QuotationMail): Pick<MailContent, 'facts' | 'link' | 'isInternal'> {
  const { name, company, email, phone } = revision;
  const facts: Fact[] = [
    ...factsOf(quotation, revision),
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
