import { takaInWords } from '@shishir/format';

/** Texts of the PDF of a quotation. */
export const quotationTexts = {
  title: 'Quotation',
  draft: 'DRAFT',
  revisionOf: (number: string, revision: number) => `${number}, revision ${revision}`,
  quotationOf: (revision: string) => `Quotation ${revision}`,
  meta: {
    number: 'Number',
    revision: 'Revision',
    date: 'Date',
    draftDate: 'Draft date',
    validUntil: 'Valid until',
  },
  people: {
    recipient: 'For',
    enquiry: 'Your enquiry',
    enquiryOf: (reference: string, day: string) => `${reference}, ${day}`,
    contact: 'Your contact',
  },
  prices: {
    title: 'Prices',
    number: 'No.',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount on equipment',
    total: 'Total, excl. VAT',
    included: 'Included',
    noPrice: 'To be quoted',
    /** Title and note of a line. */
    about: (parts: string[]) => parts.join('. '),
    inWords: (total: number) => takaInWords(total),
  },
  terms: {
    title: 'Terms',
    validity: 'Validity',
    validUntil: (day: string) => `This quotation is valid until the end of ${day}.`,
    replaces: (revision: number, replaced: number) =>
      `Revision ${revision} replaces revision ${replaced}.`,
  },
  signatures: {
    for: (company: string) => `For ${company}`,
    customer: 'Accepted by the customer',
    accepted: (moment: string) => `Accepted on our site, ${moment}`,
    sign: 'Name, date and signature',
  },
};
