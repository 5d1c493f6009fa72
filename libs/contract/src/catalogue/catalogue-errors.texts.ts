/** Errors of forms of staff. */
export const catalogueErrors = {
  slugForm: 'Use lower-case letters, digits, dashes and underscores',
  digitsOnly: 'A path of digits only is a product',
  reserved: 'This path is reserved',
  chooseOwner: 'Choose a product or a category',
  chooseLanguage: 'Choose a language',
  brandRequired: 'Brand is required',
  warrantyRequired: 'Enter the warranty of this brand',
  brandTwice: 'This brand already has a warranty',
  chooseCategoryFirst: 'Please select a category first',
  wordsRequired: 'Words are required',
  chooseChange: 'Choose what to change',
};
