/** Texts of the sheet of a VRF system. */
export const systemSheetTexts = {
  label: 'VRF system',
  warning: (title: string) => `${title}. `,
  drawing: 'System drawing',
  rooms: {
    title: 'Rooms',
    room: 'Room',
    load: 'Load',
    unit: 'Indoor unit',
    capacity: 'Capacity',
  },
  bill: {
    title: 'Bill of quantities',
    model: 'Model',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    total: 'Total of list prices',
    onRequest: 'Price on request',
  },
  notIncluded: (items: string[]) => `Not included: ${items.join('; ')}.`,
  estimate:
    'This is an estimate, not a design or a quotation. Pipe sizes and lengths are set in the design.',
  open: 'Open this system on our site',
};
