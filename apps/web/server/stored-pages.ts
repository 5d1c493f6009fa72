/** Pages that are the same for everyone who is not signed in, and what of their address they depend on. */
export interface StoredPage {
  path: RegExp;
  query: readonly string[];
}

/** `.data` is what the browser loads for a page when it comes from another one. */
const page = (path: string, query: readonly string[] = []): StoredPage[] => [
  { path: new RegExp(`^${path}$`), query },
  { path: new RegExp(`^${path === '/' ? '/_root' : path}\\.data$`), query: [...query, '_routes'] },
];

const KEY = '[^/.]+';
const LIST = [
  'category',
  'inverter_type',
  'page',
  'price_max',
  'price_min',
  'q',
  'refrigerant',
  'sort',
  'tr_max',
  'tr_min',
  'type',
  'wind_free',
];
const FILES = '/(products|categories|weServe|homeAppliance|aboutItems)\\.json';

/** Forms with a stamp of the time and everything about one visitor are not among them. */
export const storedPages: StoredPage[] = [
  ...page('/'),
  ...page('/products', LIST),
  ...page(`/products/${KEY}`, LIST),
  ...page('/search', LIST),
  ...page('/compare', ['ids']),
  ...page('/about-us'),
  { path: new RegExp(`^${FILES}$`), query: [] },
  { path: /^\/sitemap(\.xml|\/\d+\.xml)$/, query: [] },
  { path: /^\/robots\.txt$/, query: [] },
];
