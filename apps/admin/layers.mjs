/** The folders of src, from the ground up. A folder may import itself and every row above its own row in this list; folders of one row do not import each other, unless they share an inner array. Files directly in the root folder are the top. */
export const layers = [
  ['theme', 'api'],
  ['ui'],
  [
    'account',
    'categories',
    'company',
    'contact-message',
    'about',
    'gallery',
    'vrf-project',
    'industries',
    'openings',
    'posts',
    'media',
    'mail',
  ],
  ['audit', 'products', 'product-imports', 'menu'],
  ['overview', 'first-steps', 'history', 'command-palette'],
  ['layout'],
];
