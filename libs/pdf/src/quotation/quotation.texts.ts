import { takaInWords } from '@shishir/format';

/** Texts of the PDF of a quotation. */
export const quotationTexts = {
  title: 'Quotation',
  order: 'Order confirmation',
  orderOf: (revision: string) => `Order confirmation ${revision}`,
  draft: 'DRAFT',
  revisionOf: (number: string, revision: number) => `${number}, revision ${revision}`,
  quotationOf: (revision: string) => `Quotation ${revision}`,
  meta: {
    number: 'Number',
    revision: 'Revision',
    date: 'Date',
    draftDate: 'Draft date',
    validUntil: 'Valid until',
    ordered: 'Ordered',
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
    net: 'Amount before VAT',
    vat: (percent: string) => `VAT ${percent}%`,
    total: 'Total, excl. VAT',
    grandTotal: 'Total, incl. VAT',
    ait: (percent: string) => `Advance income tax (AIT) ${percent}%, if you deduct it at source`,
    payable: 'Payment to us after AIT',
    advance: (percent: string) => `Advance ${percent}% of the total`,
    included: 'Included',
    noPrice: 'To be quoted',
    /** Title and note of a line. */
    about: (parts: string[]) => parts.join('. '),
    inWords: (total: number) => takaInWords(total),
  },
  choices: {
    title: 'Options and alternatives',
    note: 'Prices before discount and VAT. Choose when you accept; the total follows your choice.',
    options: 'Options',
    alternatives: (name: string) => `${name}: choose one`,
    included: 'included in the total',
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
