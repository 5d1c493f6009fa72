import { PAGE } from './floor-reads.mjs';

/** As a browser sends it: the cache has the compressed response ready. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/**
 * A request with this header never gets a cached response. The API takes `Bearer` alone, so the caller is still a
 * visitor and gets a visitor's response, made anew.
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
 * What is measured: the requests to the product, the requests to the floor, and how many times the floor's
 * processor time a response may cost. A `cached` row has the bytes of its own response as its floor. Where one request
 * to the floor does the work many times, `floorUnits` is how often.
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

  const list = (page) => `${API}/products?page=${page}&pageSize=${PAGE}`;
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
      (page) => `${API}/products?${filtered}&page=${page}`,
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
    rendered('rendered size table', later, (page) => `/products/${category.slug}?page=${page}`),
  ];
}

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** At least 60 % of the bare server is at most 1.67 times its cost, 80 % is 1.25 times. */
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

/** A page made anew, beside a list of 24 cards through React to text. */
const rendered = (name, pages, product) => ({
  // 15 is what a minimal page of Next took beside this floor.
  ...read(name, pages, product, (page) => `/page/${page}`, 15, 9.5),
  same: (made, floor) => [made, floor].every((page) => page.includes('</html>')),
});

export const post = (path) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(ENQUIRY),
});

/** The floor is one only where it gives the same products in the same order. */
function sameProducts(product, floor) {
  const idsOf = (text) => JSON.stringify([JSON.parse(text)].flat().map(({ id }) => id));
  return idsOf(product) === idsOf(floor);
}
