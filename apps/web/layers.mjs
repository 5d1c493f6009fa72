/** The folders of src (app for the site), from the ground up. A folder may import itself and every row above its own row in this list; folders of one row do not import each other, unless they share an inner array. Files directly in the root folder are the top. */
export const layers = [
  ['api', 'fonts', 'styles'],
  ['ui'],
  // The state of a product list is in its address: lists read it, and enquiries name it.
  ['forms', 'units', 'list-filters'],
  ['auth'],
  ['enquiry'],
  // The cart is sent as an enquiry, and stored for an account.
  ['cart'],
  ['compare', 'information'],
  ['products', 'projects'],
  // The visitor area lists the systems that the builder has saved.
  ['tools'],
  [
    'about',
    'account',
    'blog',
    'brand',
    'career',
    'contact-message',
    'gallery',
    'home',
    'old-files',
    'privacy',
    'quotation',
    'search',
    'sector',
    'sitemap',
    'subscription',
    'wind-free',
  ],
  ['shell'],
];
