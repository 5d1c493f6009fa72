/**
 * The folders of the six areas, from the ground up. A folder may import itself and every row above its own row in this
 * list; folders of one row do not import each other, unless they share an inner array. Files directly in the root folder
 * are the top. `content/*` is every folder of content that no other row names.
 */
export const layers = [
  ['platform/config'],
  ['platform/database'],
  ['platform/http'],
  ['platform/records'],
  ['platform/media', 'staff/audit', 'platform/pdf'],
  ['platform/record-api'],
  // Mails are signed by the company.
  ['content/company'],
  ['platform/mail'],
  // The declared records, and what all of them have.
  ['content/*'],
  ['content/records'],
  [['staff/users', 'staff/auth']],
  // Products and categories show their documents.
  ['catalogue/documents', 'sales/saved-systems', 'staff/saved-views'],
  // The words of a search.
  ['catalogue/search-synonyms'],
  ['catalogue/categories'],
  ['catalogue/products'],
  // An enquiry stores the products of a quotation as they were then.
  ['content/menu', 'sales/quotation-cart', 'sales/sizing'],
  // An enquiry stores what a tool has worked out.
  ['sales/contact-message'],
  ['catalogue/import', ['content/business-profile', 'catalogue/data-sheet', 'sales/system-sheet']],
  ['catalogue/product-imports', 'sales/quotations'],
  // What knows all domains.
  [
    'operations/housekeeping',
    'staff/first-steps',
    'staff/overview',
    'staff/staff-search',
    'staff/history',
  ],
  // What the metrics ask the API for.
  ['operations/monitoring'],
  // Puts pictures into the versions of records.
  ['content/media-library'],
  ['platform/schema'],
  ['operations/backup'],
  ['operations/setup'],
];
