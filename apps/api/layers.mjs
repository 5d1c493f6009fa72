/**
 * The folders of the six areas, from the ground up. A folder may import itself and every row above its own row in this
 * list; folders of one row do not import each other, unless they share an inner array. Files directly in the root
 * folder are the top layer. `content/*` matches every content folder that no other row names.
 */
export const layers = [
  ['platform/config'],
  ['platform/database'],
  ['platform/http'],
  // The texts of records in other languages, and the events that the audit log queues.
  ['platform/translations', 'platform/webhooks'],
  ['platform/records'],
  ['platform/media', 'staff/audit', 'platform/pdf'],
  ['platform/record-api'],
  // Mails are signed by the company.
  ['content/company'],
  ['platform/mail'],
  // The declared records and the code they share.
  ['content/*'],
  ['content/records'],
  [['staff/users', 'staff/auth']],
  // Mails to the owners.
  ['staff/webhooks'],
  // Products and categories show their documents.
  ['catalogue/documents', 'sales/saved-systems', 'staff/saved-views'],
  // Expands the words of a search.
  ['catalogue/search-synonyms'],
  ['catalogue/categories'],
  ['catalogue/products'],
  // The customers, their installed units and the visits to them. Enquiries and quotations refer to both.
  [['sales/customers', 'sales/units', 'sales/maintenance', 'sales/visit-reports']],
  // An enquiry stores a snapshot of the products in the quotation cart.
  ['content/menu', 'sales/quotation-cart', 'sales/sizing'],
  // The texts of all records in Bangla.
  ['content/translations'],
  // An enquiry stores the result of a sizing tool.
  ['sales/contact-message'],
  ['catalogue/import', ['content/business-profile', 'catalogue/data-sheet', 'sales/system-sheet']],
  ['catalogue/product-imports', 'sales/quotations'],
  // The rows of a customer in all domains of sales.
  ['sales/customer-desk', 'sales/maintenance-desk'],
  // Reads enquiries and quotations.
  ['staff/figures'],
  // Modules that use all domains.
  [
    'operations/housekeeping',
    'staff/first-steps',
    'staff/overview',
    'staff/staff-search',
    'staff/history',
  ],
  // Reads the state of the API for the metrics.
  ['operations/monitoring'],
  // Puts pictures into the versions of records.
  ['content/media-library'],
  ['platform/schema'],
  ['operations/backup'],
  ['operations/setup'],
];
