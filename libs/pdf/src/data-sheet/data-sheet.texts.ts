/** Texts of the data sheet of a product. */
export const dataSheetTexts = {
  label: 'Data sheet',
  dimensions: 'Dimensions',
  values: 'Specifications',
  missing: (names: string[]) =>
    `Not listed here: ${names.join(', ')}. Ask us for the manufacturer’s data sheet.`,
  rated:
    'Rated values from the catalogue, subject to change. The manufacturer’s documents prevail.',
  revision: (revision: number, address: string) => `Revision ${revision}. ${address}`,
  model: (model: string) => `Model ${model}`,
  drawing: {
    front: 'Front view',
    top: 'Top view',
    millimetres: (length: number) => `${length} mm`,
  },
};
