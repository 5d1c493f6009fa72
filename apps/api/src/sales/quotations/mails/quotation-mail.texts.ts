import type { RevisionChange, RevisionChanges } from '@shishir/contract';
import { counted, formatTaka, takaInWords } from '@shishir/format';

const rate = (value: number | null, per: number) => (value === null ? 'none' : `${value / per}%`);
const each = (taka: number | null) => (taka === null ? 'to be quoted' : `${formatTaka(taka)} each`);

/** Texts of the emails about quotations. */
export const quotationMailTexts = {
  greeting: (name: string) => `Dear ${name},`,
  title: (revision: string) => `Quotation ${revision}`,
  revisionName: (number: string, revision: number) => `${number}, revision ${revision}`,
  open: 'View and accept the quotation',
  openAnswered: 'Open the quotation',
  openInDashboard: 'Open in the dashboard',
  facts: {
    quotation: 'Quotation',
    subject: 'Subject',
    total: 'Total, excl. VAT',
    grandTotal: 'Total, incl. VAT',
    vat: (percent: string) => `VAT ${percent}%`,
    ait: (percent: string) => `AIT ${percent}%, deducted at source`,
    advance: (percent: string) => `Advance ${percent}%`,
    inWords: 'In words',
    validUntil: 'Valid until',
    recipient: 'Recipient',
    email: 'Email',
    phone: 'Phone',
  },
  noPrice: 'To be quoted',
  inWords: (total: number) => takaInWords(total),
  revision: {
    subject: (title: string, company: string) => `${title} from ${company}`,
    heading: (revision: number) =>
      revision > 1 ? `Revision ${revision} of your quotation is ready` : 'Your quotation is ready',
    preheader: (total: string, day: string) => `Total ${total}, valid until ${day}.`,
    attached:
      'The quotation is attached as a PDF. On the page you can also ask a question or request a change. The link is yours alone: anyone you forward it to can accept in your name.',
    choices: 'The quotation has options. Choose on the page; the total follows your choice.',
    changes: (revision: number) => `What changed in revision ${revision}`,
  },
  changes: {
    added: ({ name, after }: RevisionChange) => `${name}: new, ${counted(after ?? 0, 'piece')}`,
    removed: ({ name }: RevisionChange) => `${name}: removed`,
    quantity: ({ name, before, after }: RevisionChange) =>
      `${name}: ${counted(after ?? 0, 'piece')} instead of ${before}`,
    price: ({ name, before, after }: RevisionChange) =>
      `${name}: ${each(after)} instead of ${each(before)}`,
    discount: ({ after }: RevisionChange) => `Discount on equipment: ${formatTaka(after ?? 0)}`,
    total: ({ before, after }: RevisionChange) =>
      `Total: ${formatTaka(after ?? 0)} instead of ${formatTaka(before ?? 0)}`,
    chosen: ({ name, after }: RevisionChange) =>
      after === 1 ? `${name}: now part of the offer` : `${name}: now only an option`,
    vat: ({ after }: RevisionChange) => `VAT: ${rate(after, 100)}`,
    ait: ({ after }: RevisionChange) => `Advance income tax: ${rate(after, 100)}`,
    advance: ({ after }: RevisionChange) => `Advance: ${rate(after, 1)}`,
  } satisfies Record<RevisionChange['kind'], (change: RevisionChange) => string>,
  changed: {
    letter: 'New cover letter',
    terms: 'Terms changed',
    design: 'System changed',
    valid_until: 'New validity',
  } satisfies Record<RevisionChanges['texts'][number], string>,
  moreChanges: (count: number) => `${counted(count, 'further change')} on the quotation page`,
  answer: {
    subject: (title: string, company: string) => `Re: ${title} from ${company}`,
    preheader: 'You can answer this email, or ask on the quotation page.',
    heading: 'An answer to your question',
    question: 'Your question:',
  },
  accepted: {
    preheader: 'Please call to agree dates.',
    subject: (revision: string, name: string) => `${revision} was accepted by ${name}`,
    heading: 'Quotation accepted',
    text: (name: string) =>
      `${name} has accepted this revision with its prices and terms. Please call to agree dates.`,
  },
  confirmation: {
    subject: (number: string, company: string) => `Order confirmation ${number} from ${company}`,
    preheader: (total: string) => `Your order of ${total} is confirmed.`,
    heading: 'Thank you for your order',
    text: (number: string, revision: number) =>
      `You accepted quotation ${number}, revision ${revision}. We’ll call you to agree dates.`,
    closing: 'The order confirmation is attached as a PDF. It lists what you ordered.',
  },
  approval: {
    reason: 'Reason:',
    requested: {
      subject: (revision: string) => `${revision} waits for your approval`,
      heading: 'Approval requested',
      text: (by: string) => `${by} asks you to approve the discount of this quotation.`,
    },
    approved: {
      subject: (revision: string) => `${revision} is approved`,
      heading: 'Quotation approved',
      text: (by: string) => `${by} has approved this quotation. You can send it now.`,
    },
    refused: {
      subject: (revision: string) => `${revision} was not approved`,
      heading: 'Approval refused',
      text: (by: string) => `${by} has not approved this quotation. Change it and ask again.`,
    },
  },
  question: {
    subject: (revision: string, name: string) => `${revision}: question from ${name}`,
    heading: 'A question about a quotation',
    text: 'Answer it in the dashboard, so that your answer also appears on the quotation page. A reply to this email goes to the customer only.',
    quote: 'Question:',
  },
};
