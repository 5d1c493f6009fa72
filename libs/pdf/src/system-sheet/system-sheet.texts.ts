/** Texts of the sheet of a VRF system. */
export const systemSheetTexts = {
  label: 'VRF system',
  documentTitle: (title: string) => `VRF system, ${title}`,
  continued: (title: string) => `VRF system: ${title}`,
  source: (name: string, web: string | null) => (web ? `${name}, ${web}` : name),
  state: (day: string) => `Estimate of ${day}`,
  prices: (day: string) => `Planned on our site. List prices of ${day}.`,
  warning: (title: string) => `${title}. `,
  drawing: 'System drawing',
  bill: {
    title: 'Bill of quantities',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    total: 'Total of list prices, excl. VAT',
    onRequest: 'Price on request',
  },
  conditions: {
    title: 'Conditions',
    notIncluded: 'Not included',
    prices: 'Prices',
    list: (day: string) => `List prices of ${day} in taka. They are not an offer.`,
    ratio: 'Ratio',
    peak: 'All systems',
    estimate: 'Estimate',
  },
  notIncluded: (items: string[]) => `${items.join('; ')}.`,
  next: {
    title: 'Next step: a quotation. ',
    scan: 'Scan the code to open this system, change it or send it to an engineer.',
    text: 'Open this system to change it or to send it to an engineer.',
  },
  estimate:
    'This is an estimate, not a design or a quotation. Pipe sizes and lengths are set in the design.',
  open: 'Open this system on our site',
};
