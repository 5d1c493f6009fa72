/** @jest-environment node */
import type { CatalogueProduct, Commercial } from '@shishir/contract';
import type { CallApi } from '../../platform/api/api-client';
import { errorResponse, noApi, openedPage } from '../../platform/api/testing';
import { cassette45, company } from '../../platform/testing/catalogue-rows.fixture';
import { loader } from './product-feed.route';
import { feedItem } from './product-feed.server';

const SITE = 'https://site.example';
const NOW = new Date('2026-11-22T06:00:00Z');
const inStock = { availability: 'in stock' } as Commercial;
const offered: CatalogueProduct = {
  ...cassette45,
  ...{ commercial: inStock, regular_price: 120_000, offer_price: 99_000 },
};

/** The fields that Google requires of a new product with a maker's number, and those that we add. */
const fieldsOf = (item: string | null) =>
  Object.fromEntries(
    [...(item ?? '').matchAll(/<g:(\w+)>([^<]*)</g)].map(([, name, text]) => [name, text]),
  );

it('has every field that Google Merchant requires', () => {
  const title = 'Cassette <4-way> & panel';
  expect(fieldsOf(feedItem({ ...offered, title }, SITE, NOW))).toEqual({
    id: String(offered.id),
    title: 'Cassette &lt;4-way&gt; &amp; panel',
    description: expect.stringContaining(offered.model),
    link: `https://site.example/products/${offered.id}`,
    image_link: 'https://site.example/storage/products/round-below/960.webp',
    additional_image_link: 'https://site.example/storage/products/round-room/960.webp',
    availability: 'in_stock',
    price: '120000 BDT',
    sale_price: '99000 BDT',
    brand: 'Samsung',
    mpn: offered.model,
    condition: 'new',
    product_type: offered.category,
  });
});

it('states from when a product on order is available', () => {
  const commercial = {
    availability: 'on order',
    lead_weeks_min: 6,
    lead_weeks_max: 8,
  } as Commercial;
  expect(fieldsOf(feedItem({ ...offered, commercial }, SITE, NOW))).toMatchObject({
    availability: 'backorder',
    availability_date: '2027-01-17T06:00:00.000Z',
  });
});

it.each<[string, Partial<CatalogueProduct>]>([
  ['a price', { regular_price: null, offer_price: null }],
  ['a picture', { pictures: [] }],
  ['a maker', { brand: null }],
  ['an availability', { commercial: undefined }],
  ['a lead time on order', { commercial: { availability: 'on order' } as Commercial }],
])('leaves out a product without %s', (_what, lacking) => {
  expect(feedItem({ ...offered, ...lacking }, SITE, NOW)).toBeNull();
});

const pages =
  (failAt: number): CallApi =>
  (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/company')) return Promise.resolve(Response.json({ data: company }));
    const page = Number(searchParams.get('page'));
    if (page === failAt) return Promise.resolve(errorResponse(500, 'Down'));
    const rows = Array.from({ length: page < 3 ? 100 : 7 }, (_, at) => ({
      ...offered,
      id: page * 100 + at,
    }));
    return Promise.resolve(Response.json(rows, { headers: { 'x-total-count': '207' } }));
  };

it('has the products of all pages of the API', async () => {
  const response = await loader(openedPage('/feeds/products.xml', pages(0)));
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(xml.match(/<item>/g)).toHaveLength(207);
  expect(xml.trim().endsWith('</rss>')).toBe(true);
});

it('is cut off instead of complete if the API fails midway', async () => {
  const response = await loader(openedPage('/feeds/products.xml', pages(2)));
  await expect(response.text()).rejects.toBeDefined();
});

it('is an error while the API is down', async () => {
  await expect(loader(openedPage('/feeds/products.xml', noApi))).rejects.toBeDefined();
});
