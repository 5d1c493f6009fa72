/**
 * The folders of the six areas, from the ground up. A folder may import itself and every row above its own row in this
 * list; folders of one row do not import each other, unless they share an inner array. Files directly in the root folder
 * are the top. `content/*` matches every content folder that no other row names.
 */
export const layers = [
  ['platform/api', 'platform/fonts', 'platform/locale', 'platform/styles'],
  ['platform/ui'],
  ['catalogue/product-parts'],
  // The state of a product list is in its address: lists read it, and enquiries contain it.
  ['platform/forms', 'catalogue/list-filters', 'content/sections'],
  ['staff/auth', 'content/room-figures'],
  ['sales/enquiry'],
  // The cart is sent as an enquiry, and stored for an account.
  ['sales/cart'],
  ['catalogue/compare', 'content/information'],
  ['catalogue/products', 'content/projects'],
  // The visitor area lists the systems that the builder has saved.
  ['sales/tools'],
  [
    'content/*',
    'staff/account',
    'catalogue/brand',
    'catalogue/feed',
    'sales/contact-message',
    'platform/old-files',
    'sales/quotation',
    'catalogue/search',
    'sales/service',
    'platform/sitemap',
    'sales/subscription',
    'catalogue/wind-free',
  ],
  ['platform/shell'],
];
