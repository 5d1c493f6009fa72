/** Texts of the data sheet of a product. */
export const dataSheetTexts = {
  label: 'Data sheet',
  documentTitle: (model: string) => `Data sheet, ${model}`,
  kind: (kind: string) => `Data sheet, ${kind}`,
  sizes: 'Sizes in this family',
  sizesUnit: '(TR)',
  dimensions: 'Dimensions',
  current: 'Availability and documents: ',
  missing: (names: string[]) =>
    `Not listed here: ${names.join(', ')}. Ask us for the manufacturer’s data sheet.`,
  rated:
    'Rated values from the catalogue, subject to change. The manufacturer’s documents prevail.',
  revision: (revision: number, day: string) => `Revision ${revision}, ${day}`,
};
