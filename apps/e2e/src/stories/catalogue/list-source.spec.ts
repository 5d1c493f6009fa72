import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { askAsOwner } from '../../support/accounts';
import { ask } from '../../support/ask';
import { newCategory, newUnit, soon } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { articles, canonical, h1, robots, structuredData, words } from '../../support/html';

type Row = Record<string, string | null>;
const OLD_FILE = resolve(import.meta.dirname, '../../../../../libs/demo/data/products.json');
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

test('every category has its list, and the ducts one together', async ({ product }) => {
  for (const [slug, count] of Object.entries(LISTS)) {
    const { status, text } = await ask(`${product.publicUrl}/products/${slug}`);
    expect([status, articles(text).length], slug).toEqual([200, count]);
    for (const card of articles(text)) {
      expect(card).toMatch(/<img[^>]* alt="[^"]+"/);
      expect(card).toMatch(/<h3><a [^>]*href="\/products\/\d+"[^>]*>[^<]+</);
      expect(words(card)).toMatch(/(৳\d|Price on request).* Add to Cart/);
      expect(words(card)).not.toMatch(/৳0|৳ /);
    }
    expect(h1(text), slug).toMatch(/ Products$/);
    expect(list(text)?.itemListElement, slug).toHaveLength(count);
  }
  const ducts = await ask(`${product.publicUrl}/products/duct`);
  expect(h1(ducts.text)).toBe('Duct Products');
  expect(ducts.text.match(/<article/g)).toHaveLength(14);
  const none = await ask(`${product.publicUrl}/products/no-such-category`);
  expect(none.status).toBe(404);
  expect(none.text).toContain('No products found.');
});

test('a filtered list names the plain one as the original', async ({ product }) => {
  const { publicUrl } = product;
  const one = (await ask(`${publicUrl}/products?refrigerant=R410A`)).text;
  expect([canonical(one), robots(one)]).toEqual([`${publicUrl}/products`, undefined]);
  const two = (await ask(`${publicUrl}/products/outdoor?refrigerant=R410A&tr_min=10`)).text;
  expect([canonical(two), robots(two)]).toEqual([
    `${publicUrl}/products/outdoor`,
    'noindex, follow',
  ]);
  const second = (await ask(`${publicUrl}/products?page=2`)).text;
  expect(canonical(second)).toBe(`${publicUrl}/products?page=2`);
  const crumbs = structuredData(second).find((block) => block['@type'] === 'BreadcrumbList');
  expect(crumbs?.itemListElement).toHaveLength(2);
  expect(list(second)?.itemListElement).toContainEqual(expect.objectContaining({ position: 25 }));
});

test('a product without a price is no offer, and one that is not there is told', async ({
  product,
}) => {
  const { publicUrl } = product;
  const chiller = structuredData((await ask(`${publicUrl}/products/65`)).text);
  expect(chiller.find((block) => block['@type'] === 'Product')).not.toHaveProperty('offers');
  const gone = await ask(`${publicUrl}/products/99999`);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('Product not found');
  expect((await ask(`${publicUrl}/api/v1/products/99999`)).status).toBe(404);
  const titles = new Set<string | undefined>();
  for (const id of FEATURED) {
    const { text } = await ask(`${publicUrl}/products/${id}`);
    const features = /<section[^>]*aria-labelledby="features"[^]*?<\/section>/.exec(text)?.[0];
    expect(features?.match(/<li/g)?.length, String(id)).toBeGreaterThanOrEqual(6);
    titles.add(/<h2 id="features">([^<]+)/.exec(features ?? '')?.[1]);
  }
  expect(titles.size).toBe(FEATURED.length);
  expect((await ask(`${publicUrl}/products/58`)).text).not.toContain('id="features"');
});

test('the sitemap names every product with its date and pictures', async ({ product }) => {
  const { publicUrl } = product;
  const map = await ask(`${publicUrl}/sitemap.xml`);
  expect(map.headers['content-type']).toContain('xml');
  const entry = new RegExp(`<url><loc>${publicUrl}/products/1</loc>.*?</url>`).exec(map.text)?.[0];
  expect(entry).toMatch(/<lastmod>\d{4}-/);
  const [, picture = ''] = /<image:loc>([^<]+)/.exec(entry ?? '') ?? [];
  expect((await ask(picture)).status).toBe(200);
  expect(map.text).toContain(`${publicUrl}/products/duct<`);
  const rules = (await ask(`${publicUrl}/robots.txt`)).text;
  expect(rules).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('the files of the old site answer as they did', async ({ product }) => {
  const { publicUrl } = product;
  const read = async <Rows>(name: string) => {
    const { status, headers, text } = await ask(`${publicUrl}/${name}.json`);
    expect([status, headers['content-type']], name).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ]);
    return JSON.parse(text) as Rows;
  };
  const before = JSON.parse(readFileSync(OLD_FILE, 'utf8')) as Row[];
  const rows = (await read<Row[]>('products')).filter(({ id }) => Number(id) <= before.length);
  expect(rows).toHaveLength(before.length);
  const pictures = new Set<string>();
  for (const row of rows) {
    const old = before.find(({ model }) => model === row.model) ?? {};
    const { image_1, image_2, image_3, id, ...kept } = row;
    expect(Object.keys(row)).toEqual(Object.keys(old));
    const { image_1: one, image_2: two, image_3: three, id: oldId, ...was } = old;
    expect(kept, `${id}`).toEqual(was);
    if (id !== '71') expect(id).toBe(oldId);
    expect([image_1, image_2, image_3].map(Boolean)).toEqual([one, two, three].map(Boolean));
    for (const address of [image_1, image_2, image_3]) if (address) pictures.add(address);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(before.length);
  for (const address of pictures) {
    const { status, headers } = await ask(publicUrl + address);
    expect([status, headers['content-type']?.split('/')[0]], address).toEqual([200, 'image']);
  }
  const old = await ask(`${publicUrl}${before[0]?.image_1}`);
  expect([301, 302, 308]).toContain(old.status);
  expect((await ask(publicUrl + old.headers.location)).status).toBe(200);

  // Pages that are not there yet are not among the latter.
  const counts = { categories: 11, homeAppliance: 4, aboutItems: null };
  for (const [name, count] of Object.entries(counts)) {
    const entries = await read<Row[]>(name);
    expect(entries.length, name).toBe(count ?? entries.length);
    for (const one of entries) {
      expect(Object.keys(one)).toEqual(['id', 'title', 'path']);
      expect((await ask(publicUrl + one.path)).status, `${one.path}`).toBe(200);
    }
  }
  const industries = await read<Row[]>('weServe');
  expect(industries).toHaveLength(8);
  for (const industry of industries) {
    expect(Object.keys(industry)).toEqual(['id', 'title', 'image', 'link']);
    expect((await ask(publicUrl + industry.image)).status).toBe(200);
  }
});

test('nothing public tells of the service record', { tag: '@mariadb' }, async ({ product }) => {
  const { publicUrl } = product;
  const shelf = await newCategory(product);
  const secret = { customer_name: 'Karim Secret', problem: 'Secret leak', ime: 'SECRET-IME' };
  const unit = await newUnit(product, shelf, { ...secret, bill: 987654321, status: 'pending' });
  const told = await askAsOwner(product, `/products/${unit.id}`);
  expect(told.text).toContain('Karim Secret');
  const q = encodeURIComponent(unit.model);
  const address = `${publicUrl}/products/${unit.id}`;
  expect(await soon(async () => (await ask(address)).status === 200)).toBe(true);
  for (const path of [
    `/products/${shelf.slug}`,
    `/products/${unit.id}`,
    `/search?q=${q}`,
    `/compare?ids=${unit.id}`,
    '/products.json',
    '/sitemap.xml',
    `/api/v1/products?category=${shelf.slug}`,
    `/api/v1/products/${unit.id}`,
    `/api/v1/products/suggest?q=${q}`,
    `/api/v1/products/facets?category=${shelf.slug}`,
    `/api/v1/categories/${shelf.slug}`,
  ]) {
    const { status, text } = await ask(publicUrl + path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/secret|987654321|9,87,65,43,21|customer_name|delivery_date/i);
  }
});
