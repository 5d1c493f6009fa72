/**
 * Folders of the six areas, from the ground up. A folder may import itself and every row above its own row; folders of
 * one row do not import each other, unless they share an inner array. Files directly in the root folder are the top.
 * `content/*` is every folder of content that no other row names.
 */
export const layers = [
  ['platform/theme', 'platform/api'],
  ['platform/ui'],
  ['catalogue/documents'],
  ['sales/quotations'],
  [
    'staff/account',
    'catalogue/categories',
    'content/company',
    // An enquiry shows its customer, and a customer their enquiries, units and visits.
    ['sales/contact-message', 'sales/customers', 'sales/units', 'sales/maintenance'],
    'sales/visit-reports',
    'content/*',
    'platform/mail',
    'sales/sizing',
    'catalogue/search-synonyms',
  ],
  ['content/records', 'content/menu'],
  ['content/translations'],
  ['staff/audit', 'catalogue/products', 'catalogue/product-imports', 'content/media'],
  [
    ['staff/overview', 'staff/figures'],
    'staff/first-steps',
    'staff/webhooks',
    'staff/history',
    'staff/command-palette',
  ],
  ['platform/layout'],
];
