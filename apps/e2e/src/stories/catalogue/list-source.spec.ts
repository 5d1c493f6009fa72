import { httpRequest, requestAsOwner } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import {
  canonical,
  cardsIn,
  h1,
  robots,
  sizesIn,
  structuredData,
  textOf,
} from '../../support/html';

const LISTS = {
  outdoor: 14,
  '360_cassette': 7,
  '4-way-cassette': 11,
  '1-way-cassette': 4,
  'big-duct': 4,
  'medium-duct': 5,
  'slim-duct': 5,
  'wall-mounted': 7,
  'ceiling-mounted': 4,
  ventilation: 4,
  chiller: 6,
};
const FEATURED = [1, 15, 22, 33, 41];
const list = (html: string) => structuredData(html).find((one) => one['@type'] === 'ItemList');

test('serves a list for every category, and one for all ducts', async ({ product }) => {
  for (const [slug, count] of Object.entries(LISTS)) {
    const table = await httpRequest(`${product.publicUrl}/products/${slug}?view=table`);
    expect([table.status, sizesIn(table.text).length], slug).toEqual([200, count]);
    for (const size of sizesIn(table.text)) {
      expect(size).toMatch(/<a [^>]*href="\/products\/\d+"[^>]*>[^<]+</);
      expect(textOf(size)).toMatch(/(৳\d|On request).* Add to Cart/);
      expect(textOf(size)).not.toMatch(/৳0|৳ /);
    }
    const { status, text } = await httpRequest(`${product.publicUrl}/products/${slug}`);
    expect([status, cardsIn(text).length], slug).toEqual([200, count]);
    for (const card of cardsIn(text)) {
      expect(card).toMatch(/<img[^>]* alt="[^"]+"/);
      expect(card).toMatch(/<h3><a [^>]*href="\/products\/\d+"[^>]*>[^<]+</);
      expect(textOf(card)).toMatch(/(৳\d|Price on request).* Add to Cart/);
    }
    // A page that explains its kind of unit has the list's heading below the explanation.
    const headings = [...text.matchAll(/<h[12][^>]*>([^<]*)<\/h[12]>/g)].map(([, name]) => name);
    expect(headings, slug).toContainEqual(expect.stringMatching(/ Products$/));
    expect(list(text)?.itemListElement, slug).toHaveLength(count);
  }
  const ducts = await httpRequest(`${product.publicUrl}/products/duct`);
  expect(h1(ducts.text)).toBe('Duct Products');
  expect(ducts.text.match(/<article/g)).toHaveLength(14);
  const none = await httpRequest(`${product.publicUrl}/products/no-such-category`);
  expect(none.status).toBe(404);
  expect(none.text).toContain('No products found.');
});

test('states the unfiltered list as canonical for a filtered one', async ({ product }) => {
  const { publicUrl } = product;
  const one = (await httpRequest(`${publicUrl}/products?refrigerant=R410A`)).text;
  expect([canonical(one), robots(one)]).toEqual([`${publicUrl}/products?view=all`, undefined]);
  const two = (await httpRequest(`${publicUrl}/products/outdoor?refrigerant=R410A&tr_min=10`)).text;
  expect([canonical(two), robots(two)]).toEqual([
    `${publicUrl}/products/outdoor`,
    'noindex, follow',
  ]);
  const second = (await httpRequest(`${publicUrl}/products?page=2`)).text;
  expect(canonical(second)).toBe(`${publicUrl}/products?view=all&amp;page=2`);
  const crumbs = structuredData(second).find((block) => block['@type'] === 'BreadcrumbList');
  expect(crumbs?.itemListElement).toHaveLength(2);
  expect(list(second)?.itemListElement).toContainEqual(expect.objectContaining({ position: 25 }));
});

test('omits the offer of a product without a price, and returns 404 for an unknown product', async ({
  product,
}) => {
  const { publicUrl } = product;
  const chiller = structuredData((await httpRequest(`${publicUrl}/products/65`)).text);
  expect(chiller.find((block) => block['@type'] === 'Product')).not.toHaveProperty('offers');
  const gone = await httpRequest(`${publicUrl}/products/99999`);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('Product not found');
  expect((await httpRequest(`${publicUrl}/api/v1/products/99999`)).status).toBe(404);
  const titles = new Set<string | undefined>();
  for (const id of FEATURED) {
    const { text } = await httpRequest(`${publicUrl}/products/${id}`);
    const features = /<section[^>]*aria-labelledby="features"[^]*?<\/section>/.exec(text)?.[0];
    expect(features?.match(/<li/g)?.length, String(id)).toBeGreaterThanOrEqual(6);
    titles.add(/<h2 id="features">([^<]+)/.exec(features ?? '')?.[1]);
  }
  expect(titles.size).toBe(FEATURED.length);
});

test('lists every product in the sitemap with its date and pictures', async ({ product }) => {
  const { publicUrl } = product;
  const map = await httpRequest(`${publicUrl}/sitemap.xml`);
  expect(map.headers['content-type']).toContain('xml');
  const entry = new RegExp(`<url><loc>${publicUrl}/products/1</loc>.*?</url>`).exec(map.text)?.[0];
  expect(entry).toMatch(/<lastmod>\d{4}-/);
  const [, picture = ''] = /<image:loc>([^<]+)/.exec(entry ?? '') ?? [];
  expect((await httpRequest(picture)).status).toBe(200);
  expect(map.text).toContain(`${publicUrl}/products/duct<`);
  const rules = (await httpRequest(`${publicUrl}/robots.txt`)).text;
  expect(rules).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('omits the service record from public responses', async ({ product }) => {
  const { publicUrl } = product;
  const category = await newCategory(product);
  const secret = { customer_name: 'Karim Secret', problem: 'Secret leak', ime: 'SECRET-IME' };
  const unit = await newUnit(product, category, {
    ...secret,
    bill: 987654321,
    status: 'pending',
  });
  const forStaff = await requestAsOwner(product, `/products/${unit.id}`);
  expect(forStaff.text).toContain('Karim Secret');
  const q = encodeURIComponent(unit.model);
  const address = `${publicUrl}/products/${unit.id}`;
  expect(await pollSite(async () => (await httpRequest(address)).status === 200)).toBe(true);
  for (const path of [
    `/products/${category.slug}`,
    `/products/${unit.id}`,
    `/search?q=${q}`,
    `/compare?ids=${unit.id}`,
    '/products.json',
    '/sitemap.xml',
    `/api/v1/products?category=${category.slug}`,
    `/api/v1/products/${unit.id}`,
    `/api/v1/products/suggest?q=${q}`,
    `/api/v1/products/facets?category=${category.slug}`,
    `/api/v1/categories/${category.slug}`,
  ]) {
    const { status, text } = await httpRequest(publicUrl + path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/secret|987654321|9,87,65,43,21|customer_name|delivery_date/i);
  }
});
