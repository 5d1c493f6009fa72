/** Texts of the rules for prices of quotations. */
export const settingsTexts = {
  title: 'Prices of quotations',
  note: 'New quotations start with these values. Quotations that exist keep theirs.',
  vat: 'VAT in percent',
  statesVat: 'New quotations state VAT',
  ait: 'Advance income tax (AIT) in percent',
  aitHint:
    'Customers who deduct it at source pay it to the tax office for you. It is part of the total.',
  statesAit: 'New quotations state AIT',
  source: 'Source of both rates',
  advance: 'Advance in percent of the total',
  advanceHint: 'Empty: no advance',
  approval: 'Discount in percent that needs no approval',
  approvalHint: 'Above it, an owner must approve a quotation before it is sent. Empty: no limit',
  saved: 'Prices of quotations saved.',
  failed: 'We couldn’t save the rules. Please try again in a moment.',
};
