/** @jest-environment node */
import type { CallApi } from '../api/api-client';
import { noApi, openedPage } from '../api/testing';
import { catalogueApi } from '../testing/catalogue-api.fixture';
import { cassette45, categories } from '../testing/catalogue-rows.fixture';
import * as robots from './robots.route';
import * as part from './sitemap-part.route';
import * as sitemap from './sitemap.route';

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/site\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
const read = async (callApi: CallApi) =>
  (await sitemap.loader(openedPage('/sitemap.xml', callApi))).text();
/** A catalogue of 2,001 products: one more than fits into a single sitemap. */
const large = catalogueApi(
  Array.from({ length: 2001 }, (_, index) => ({ ...cassette45, id: index + 1 })),
);

/** A catalogue with these categories in the group of the ducts as well. */
const withDucts =
  (...slugs: string[]): CallApi =>
  (request, visitor) => {
    if (!request.url.includes('/categories')) return catalogueApi()(request, visitor);
    const ducts = slugs.map((slug) => ({ ...categories[0], slug, group: 'duct' }));
    return Promise.resolve(Response.json({ data: [...categories, ...ducts] }));
  };

describe('the sitemap', () => {
  it('lists pages, categories and products, products with date and pictures', async () => {
    const xml = await read(withDucts('flat-duct', 'big-duct'));
    expect(addressesIn(xml)).toEqual(
      expect.arrayContaining([
        '/',
        '/products',
        '/contact-us',
        '/products/duct',
        '/products/outdoor',
        '/products/15',
        '/bn/contact-us',
      ]),
    );
    for (const path of [
      '/bn/search',
      '/login',
      '/search',
      '/compare',
      '/cart',
      '/dashboard/profile',
    ]) {
      expect(addressesIn(xml)).not.toContain(path);
    }
    expect(xml).toContain('<lastmod>2026-11-20T04:00:00.000Z</lastmod>');
    expect(xml).toContain(
      '<image:loc>http://site.example/storage/products/round-below/960.webp</image:loc>',
    );
  });

  it('lists a group only if it has several categories', async () => {
    const paths = addressesIn(await read(withDucts('flat-duct')));
    expect(paths).toContain('/products/flat-duct');
    expect(paths).not.toContain('/products/duct');
  });

  it('is an index of sitemaps for a large catalogue, with each product in one of them', async () => {
    expect(addressesIn(await read(large))).toEqual([
      '/sitemap/0.xml',
      '/sitemap/1.xml',
      '/sitemap/2.xml',
    ]);
    const args = openedPage('/sitemap/2.xml', large);
    const last = await part.loader({ ...args, params: { file: '2.xml' } });
    expect(addressesIn(await last.text())).toEqual(['/products/2001', '/bn/products/2001']);
  });

  it.each(['3.xml', 'x.xml', '1.xml.gz'])('has no part %s', async (file) => {
    const response = part.loader({ ...openedPage(`/sitemap/${file}`, large), params: { file } });
    await expect(response).rejects.toMatchObject({ status: 404 });
  });

  it('is an error instead of a partial list while the API is down', async () => {
    await expect(read(noApi)).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it('empties the sitemap and excludes robots while the site is being set up', async () => {
  const setUp: CallApi = (request, visitor) =>
    request.url.endsWith('/company')
      ? Promise.resolve(Response.json({ data: { ready: false } }))
      : catalogueApi()(request, visitor);
  const xml = await read(setUp);
  expect(addressesIn(xml)).toEqual([]);
  expect(xml).toContain('<urlset');
  const args = openedPage('/sitemap/0.xml', setUp);
  const loaded = part.loader({ ...args, params: { file: '0.xml' } });
  await expect(loaded).rejects.toMatchObject({ status: 404 });
  const response = await robots.loader(openedPage('/robots.txt', setUp));
  expect(await response.text()).toBe('User-agent: *\nDisallow: /\n');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('names the sitemap in robots.txt, which hides no page with a noindex', async () => {
  const text = await (await robots.loader(openedPage('/robots.txt', noApi))).text();
  expect(text).not.toMatch(/Disallow: *\S/);
  expect(text).toContain('Sitemap: http://site.example/sitemap.xml');
});
