/**
 * The folders of the six areas, from the ground up. A folder may import itself and every row above its own row in this
 * list; folders of one row do not import each other, unless they share an inner array. Files directly in the root folder
 * are the top.
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
    'sales/contact-message',
    'content/about',
    'content/gallery',
    'content/vrf-project',
    'content/industries',
    'content/openings',
    'content/posts',
    'content/media',
    'platform/mail',
    'sales/sizing',
    'catalogue/search-synonyms',
  ],
  ['staff/audit', 'catalogue/products', 'catalogue/product-imports', 'content/menu'],
  ['staff/overview', 'staff/first-steps', 'staff/history', 'staff/command-palette'],
  ['platform/layout'],
];
