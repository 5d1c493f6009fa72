/** @jest-environment node */
import type { CallApi } from '../api/api-client';
import { noApi, openedPage, errorResponse } from '../api/testing';
import { cassette45 } from '../testing/catalogue-rows.fixture';
import * as menuJson from './menu-json.route';
import * as oldPicture from './old-picture.route';
import * as productsJson from './products-json.route';
import * as weServeJson from './we-serve-json.route';

const MENU = [
  { id: 7, group: 'vrf', title: 'Outdoor Unit', path: '/products/outdoor', position: 10 },
  { id: 8, group: 'about', title: 'About Us', path: '/about-us', position: 10 },
  { id: 10, group: 'vrf', title: 'A heading', path: null, position: 15 },
  { id: 9, group: 'vrf', title: 'Chiller', path: '/products/chiller', position: 20 },
];
const INDUSTRIES = [
  { id: 3, title: 'Office', image: 'industries/office/1280.webp', link: '/page/office' },
  { id: 4, title: 'Gym', image: null, link: '/page/gym' },
];
const PICTURE = { key: 'products/round', width: 1280, height: 960, blur: 'data:,', alt: '' };
const products = Array.from({ length: 250 }, (_, index) => ({ ...cassette45, id: index + 1 }));

/** Responds like the API: products page by page, and one old picture. */
const api: CallApi = (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace('/api/v1/', '');
  if (path === 'menu') return Promise.resolve(Response.json({ data: MENU }));
  if (path === 'industries') return Promise.resolve(Response.json({ data: INDUSTRIES }));
  if (path === 'products' && searchParams.get('with') === 'blank_fields') {
    const from = (Number(searchParams.get('page')) - 1) * 100;
    const headers = { 'x-total-count': String(products.length) };
    return Promise.resolve(Response.json(products.slice(from, from + 100), { headers }));
  }
  const known = searchParams.get('path') === '/images/products/old one.webp';
  return Promise.resolve(known ? Response.json({ data: PICTURE }) : errorResponse(404, 'None'));
};

const rowsOf = async (response: Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>[];
const pictureAt = (path: string) =>
  oldPicture.loader({
    ...openedPage(path, api),
    params: { '*': decodeURIComponent(path.replace('/images/', '')) },
  });
const thrownBy = (response: Promise<Response>) =>
  response.then(
    () => null,
    (thrown: unknown) => thrown as Response,
  );

describe('the files of the old site', () => {
  it('contain every product, also those of further pages of the API', async () => {
    const rows = await rowsOf(productsJson.loader(openedPage('/products.json', api)));
    expect(rows.map(({ id }) => id)).toEqual(products.map(({ id }) => String(id)));
  });

  it('number the entries of one menu from 1', async () => {
    const rows = await rowsOf(menuJson.loader(openedPage('/categories.json', api)));
    expect(rows).toEqual([
      { id: 1, title: 'Outdoor Unit', path: '/products/outdoor' },
      { id: 2, title: 'Chiller', path: '/products/chiller' },
    ]);
    const about = await rowsOf(menuJson.loader(openedPage('/aboutItems.json', api)));
    expect(about).toEqual([{ id: 1, title: 'About Us', path: '/about-us' }]);
  });

  it('contain addresses of pictures on the site', async () => {
    const rows = await rowsOf(weServeJson.loader(openedPage('/weServe.json', api)));
    expect(rows.map(({ image }) => image)).toEqual(['/storage/industries/office/1280.webp', '']);
  });

  it('are readable by every site, and revalidated each time', async () => {
    const { headers } = await productsJson.loader(openedPage('/products.json', api));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('are an error instead of an empty list while the API is down', async () => {
    for (const file of [productsJson, menuJson, weServeJson]) {
      const thrown = await thrownBy(file.loader(openedPage('/x.json', noApi)));
      expect(thrown?.status).toBe(503);
      expect(thrown?.headers.get('retry-after')).toBe('5');
    }
  });
});

describe('an address of an old picture', () => {
  it('redirects temporarily to the current one', async () => {
    const path = '/images/products/old%20one.webp';
    const response = await pictureAt(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/storage/products/round/1280.webp');
  });

  it('is a 404 if it is unknown', async () => {
    expect((await thrownBy(pictureAt('/images/x.webp')))?.status).toBe(404);
  });
});
