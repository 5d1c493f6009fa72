/**
 * The folders of src, from the ground up. A folder may import itself and every row above its own row in this
 * list; folders of one row do not import each other, unless they share an inner array. Files directly in the
 * root folder are the top.
 */
export const layers = [
  ['config'],
  ['database'],
  ['http'],
  ['records'],
  ['media', 'audit', 'pdf'],
  // Mails are signed by the company.
  ['company'],
  ['mail'],
  // The domains.
  ['gallery', 'openings', 'posts', 'vrf-project', 'industries'],
  [['users', 'auth']],
  // Products and categories show their documents.
  ['documents', 'saved-systems', 'saved-views'],
  // The words of a search.
  ['search-synonyms'],
  ['categories'],
  ['products'],
  // An enquiry stores the products of a quotation as they were then.
  ['menu', 'quotation-cart', 'sizing'],
  // An enquiry stores what a tool has worked out.
  ['contact-message'],
  ['import', ['business-profile', 'data-sheet', 'system-sheet']],
  ['product-imports', 'quotations'],
  // What knows all domains.
  ['housekeeping', 'first-steps', 'overview', 'staff-search', 'history'],
  // What the metrics ask the API for.
  ['monitoring'],
  // Puts pictures into the versions of records.
  ['media-library'],
  ['schema'],
  ['backup'],
  ['setup'],
];
