import { PAGE } from './floor-reads.mjs';

/** Header of a browser, for which the cache has a compressed response. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/**
 * Header that bypasses the response cache. The API only accepts `Bearer`, so the caller is still a visitor and gets a
 * freshly rendered response.
 */
export const PAST_THE_CACHE = { authorization: 'Basic YmVuY2g6YmVuY2g=' };

export const API = '/api/v1';
const DETAILS = 200;
const BARE_INSERTS = 10;
const ENQUIRY = {
  firstName: 'Farhana',
  lastName: 'Akter',
  number: '+8801000000399',
  email: 'farhana@example.com',
  message: 'Please quote a ceiling cassette of 3 TR for an office of 60 square metres in Banani.',
};

/**
 * Returns the rows to measure: requests to the product and to the floor, and the maximum ratio of their processor
 * times. The floor of a `cached` row returns the bytes of the same response. `floorUnits` is the number of times that
 * one request to the floor does the work.
 */
export function rowsFor(facts) {
  const { size, category, filteredTotal, filters } = facts;
  const pages = Math.ceil(size / PAGE);
  const wholePages = Math.floor(size / PAGE);
  const deepest = Math.max(1, Math.round(pages * 0.9));
  const filteredLast = Math.min(20, Math.max(1, Math.floor(filteredTotal / PAGE)));
  const ids = Array.from({ length: DETAILS }, (_, n) => 1 + ((n * 7919) % size));
  const filtered = new URLSearchParams({
    category: category.slug,
    inverter_type: filters.inverter_type,
    price_min: filters.price_min,
    price_max: filters.price_max,
    sort: 'offer_price',
    pageSize: String(PAGE),
  });
  const filterPath = [category.id, ...Object.values(filters)].map(encodeURIComponent).join('/');

  const list = (page) => `${API}/products/listed?page=${page}&pageSize=${PAGE}`;
  const listFloor = (page) => `/list/${page}`;
  const later = range(2, Math.min(8, Math.max(2, wholePages)));
  return [
    cached('cached list page', '/products'),
    cached('cached list API', list(1)),
    cached('cached detail API', `${API}/products/${ids[1]}`),
    read('list of 24', range(1, Math.min(8, wholePages)), list, listFloor, 3, 2),
    read(
      'detail',
      ids,
      (id) => `${API}/products/${id}`,
      (id) => `/detail/${id}`,
      17,
      8,
    ),
    read(
      `filtered list, page ${filteredLast}`,
      range(Math.max(1, filteredLast - 4), filteredLast),
      (page) => `${API}/products/listed?${filtered}&page=${page}`,
      (page) => `/filtered/${page}/${filterPath}`,
      4,
      2.5,
    ),
    read('deep page, at 90 %', range(Math.max(1, deepest - 4), deepest), list, listFloor, 4, 2.5),
    {
      name: 'contact create, durable',
      product: [post(`${API}/contact-message`)],
      floor: [post(`/contacts/${BARE_INSERTS}`)],
      floorUnits: BARE_INSERTS,
      bar: 30,
      proud: 20,
    },
    rendered('rendered list page', later, (page) => `/products?page=${page}`),
    rendered('rendered families page', [1], () => '/products'),
    rendered('rendered system builder', [1], () => '/tools/vrf'),
    rendered('rendered size table', later, (page) => `/products/${category.slug}?page=${page}`),
  ];
}

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** 60 % of the throughput of the bare server means up to 1.67 times its cost, 80 % means 1.25 times. */
const cached = (name, path) => ({
  name,
  isCached: true,
  product: [{ path, headers: BROWSER }],
  floor: [{ path: '/bare' }],
  bar: 1.67,
  proud: 1.25,
});

const read = (name, keys, product, floor, bar, proud) => ({
  name,
  product: keys.map((key) => ({ path: product(key), headers: PAST_THE_CACHE })),
  floor: keys.map((key) => ({ path: floor(key) })),
  same: sameProducts,
  bar,
  proud,
});

/** A page rendered for each request; its floor renders 24 cards with React. */
const rendered = (name, pages, product) => ({
  // 15 is the factor of a minimal Next.js page over this floor.
  ...read(name, pages, product, (page) => `/page/${page}`, 15, 9.5),
  same: (made, floor) => [made, floor].every((page) => page.includes('</html>')),
});

export const post = (path) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(ENQUIRY),
});

/** Checks that the floor returns the same products in the same order; otherwise it is no valid comparison. */
function sameProducts(product, floor) {
  const idsOf = (text) => JSON.stringify([JSON.parse(text)].flat().map(({ id }) => id));
  return idsOf(product) === idsOf(floor);
}
