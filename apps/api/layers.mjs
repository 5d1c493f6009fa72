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
  ['categories', 'saved-views'],
  ['products'],
  // An enquiry stores the products of a quotation as they were then.
  ['menu', 'contact-message', 'quotation-cart'],
  ['import', 'business-profile'],
  ['product-imports'],
  // What knows all domains.
  ['housekeeping', 'first-steps', 'overview', 'staff-search', 'history'],
  ['schema'],
  ['setup'],
];
