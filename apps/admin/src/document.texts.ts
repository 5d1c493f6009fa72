/** Texts of the HTML page, shown before or without the scripts. */
export const documentTexts = {
  locale: 'en',
  title: 'Staff dashboard',
  needsJavaScript: 'The staff dashboard needs JavaScript.',
  failed: 'The dashboard could not be loaded. Check your connection.',
  again: 'Load the page again',
};
