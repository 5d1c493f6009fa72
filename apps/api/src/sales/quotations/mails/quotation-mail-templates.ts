import { formatDay, formatPhone, formatSum } from '@shishir/format';
import { type MailContent, subjectLine } from '../../../platform/mail/mail-layout';
import { revisionName } from '../quotation-content';
import type { QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';

/** A revision and the address of the page that its mail links to. */
export interface QuotationMail {
  quotation: QuotationEntity;
  revision: QuotationRevisionEntity;
  url: string;
}

export const quotationMailTemplates = {
  revision: (
    company: string,
    { quotation, revision, url }: QuotationMail,
    before: QuotationRevisionEntity | null,
  ): MailContent => ({
    subject: subjectLine(`${titleOf(quotation, revision)} from ${company}`),
    ...(revision.letter ? {} : { greeting: `Dear ${revision.name},` }),
    paragraphs: [
      ...revision.letter.split(/\n{2,}/).filter(Boolean),
      ...(before ? [`It replaces revision ${before.revision}.`] : []),
      'The quotation is attached as a PDF. With the link you can read it, ask about it and accept it.',
    ],
    facts: [...factsOf(quotation, revision), ['Valid until', formatDay(revision.valid_until)]],
    link: { label: 'Open the quotation', url },
    closing: company,
  }),

  answer: (
    company: string,
    { quotation, revision, url }: QuotationMail,
    { text, question }: { text: string; question: string | null },
  ): MailContent => ({
    subject: subjectLine(`Re: ${titleOf(quotation, revision)} from ${company}`),
    greeting: `Dear ${revision.name},`,
    paragraphs: text.split(/\n{2,}/),
    link: { label: 'Open the quotation', url },
    closing: company,
    ...(question && { quote: { label: 'Your question:', text: question } }),
  }),

  accepted: (about: QuotationMail, name: string): MailContent => ({
    subject: subjectLine(
      `${revisionName(about.quotation, about.revision)} was accepted by ${name}`,
    ),
    paragraphs: [
      `${name} has accepted the revision with its prices and terms. Please call to agree on dates.`,
    ],
    ...partsForSales(about),
  }),

  question: (about: QuotationMail, text: string): MailContent => ({
    subject: subjectLine(
      `${revisionName(about.quotation, about.revision)}: a question from ${about.revision.name}`,
    ),
    paragraphs: [
      'Answer it in the dashboard, so that the answer is also shown on the page of the quotation. A reply to this mail goes to the recipient only.',
    ],
    quote: { label: 'Question', text },
    ...partsForSales(about),
  }),
};

const titleOf = (quotation: QuotationEntity, revision: QuotationRevisionEntity) =>
  `Quotation ${revision.revision > 1 ? revisionName(quotation, revision) : quotation.number}`;

const factsOf = (
  quotation: QuotationEntity,
  revision: QuotationRevisionEntity,
): [name: string, value: string][] => [
  ['Quotation', revisionName(quotation, revision)],
  ['About', revision.title],
  ['Total, without VAT', formatSum(revision.total, 'Price open')],
];

/** Returns facts and link of a mail to staff. */
function partsForSales({
  quotation,
  revision,
  url,
}: QuotationMail): Pick<MailContent, 'facts' | 'link'> {
  const { name, company, email, phone } = revision;
  const facts: [string, string][] = [
    ...factsOf(quotation, revision),
    ['Recipient', [name, company].filter(Boolean).join(', ')],
    ['Email', email],
    ['Number', phone && formatPhone(phone)],
  ];
  return {
    facts: facts.filter(([, value]) => value),
    link: { label: 'Open it in the dashboard', url },
  };
}
