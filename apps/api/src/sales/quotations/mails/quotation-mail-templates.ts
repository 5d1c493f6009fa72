import { formatDay, formatPhone, formatSum } from '@shishir/format';
import {
  type Fact,
  type MailContent,
  type MailTemplate,
  subjectLine,
} from '../../../platform/mail/mail-content';
import { revisionName } from '../quotation-content';
import type { QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';
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
    (sender) => ({
      subject: subjectLine(texts.revision.subject(titleOf(quotation, revision), sender.name)),
      heading: titleOf(quotation, revision),
      ...(revision.letter ? {} : { greeting: texts.greeting(revision.name) }),
      paragraphs: [
        ...revision.letter.split(/\n{2,}/).filter(Boolean),
        ...(before ? [texts.revision.replaces(before.revision)] : []),
        texts.revision.attached,
      ],
      facts: [
        ...factsOf(quotation, revision),
        [texts.facts.validUntil, formatDay(revision.valid_until)],
      ],
      link: { label: texts.open, url },
    }),

  answer:
    (
      { quotation, revision, url }: QuotationMail,
      { text, question }: { text: string; question: string | null },
    ): MailTemplate =>
    (sender) => ({
      subject: subjectLine(texts.answer.subject(titleOf(quotation, revision), sender.name)),
      heading: question ? texts.answer.heading : titleOf(quotation, revision),
      greeting: texts.greeting(revision.name),
      paragraphs: text.split(/\n{2,}/),
      link: { label: texts.open, url },
      ...(question && { quote: { label: texts.answer.question, text: question } }),
    }),

  accepted:
    (about: QuotationMail, name: string): MailTemplate =>
    () => ({
      subject: subjectLine(
        texts.accepted.subject(revisionName(about.quotation, about.revision), name),
      ),
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
}: QuotationMail): Pick<MailContent, 'facts' | 'link'> {
  const { name, company, email, phone } = revision;
  const facts: Fact[] = [
    ...factsOf(quotation, revision),
    [texts.facts.recipient, [name, company].filter(Boolean).join(', ')],
    [texts.facts.email, email],
    [texts.facts.phone, phone && formatPhone(phone)],
  ];
  return {
    facts: facts.filter(([, value]) => value),
    link: { label: texts.openInDashboard, url },
  };
}
