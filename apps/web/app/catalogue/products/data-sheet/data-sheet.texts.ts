/** Texts of the data sheet, and of its PDF if it cannot be made. */
export const dataSheetTexts = {
  documentTitle: (title: string) => `Data sheet: ${title}`,
  description: (title: string, model: string) =>
    `All specifications of ${title}, model ${model}, on one page.`,
  toolbar: { label: 'Data sheet', back: 'Back to the unit', pdf: 'PDF' },
  typeLine: (type: string) => `Data sheet, ${type}`,
  indoorUnit: 'VRF indoor unit',
  brand: 'Brand',
  model: 'Model',
  discontinued: 'Discontinued: no longer sold.',
  discontinuedWithSuccessor: (title: string, model: string) =>
    `Discontinued: no longer sold. Its successor is ${title}, model ${model}.`,
  figures: {
    size: 'W × H × D',
    rated: 'Rated',
    oldData: 'From the old data',
    indoorUnitOnly: 'Indoor unit only',
  },
  dimensions: 'Dimensions',
  missing: (names: string) =>
    `Not in our catalogue yet: ${names}. Ask us for the manufacturer’s data sheet.`,
  notes:
    'Rated values from the catalogue. Subject to change; the manufacturer’s documents prevail.',
  revision: (revision: number, date: string) => `Revision ${revision}, ${date}`,
  page: 'Page 1 of 1',
  failed: 'We couldn’t create the data sheet. Please try again in a moment.',
  notFound: 'Product not found',
};
