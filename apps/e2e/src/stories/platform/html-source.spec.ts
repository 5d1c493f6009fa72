import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { canonical, structuredData, title } from '../../support/html';

test('contains the product in the source of its page', async ({ product }) => {
  const { status, text } = await httpRequest(`${product.publicUrl}/products/1`);
  expect(status).toBe(200);
  expect(title(text)).toBe('VRF Outdoor Unit 8 HP | Shishir Cooling');
  expect(canonical(text)).toBe(`${product.publicUrl}/products/1`);
  for (const fact of ['৳3,29,000', '৳3,54,000', 'AM224DXVGGH', '6.37', '22.4 kW', 'R410A']) {
    expect(text).toContain(fact);
  }
  const described = structuredData(text).find((block) => block['@type'] === 'Product');
  expect(described).toMatchObject({ offers: { price: 329000, priceCurrency: 'BDT' } });
});

test('contains the list in the source of a category page', async ({ product }) => {
  const { status, text } = await httpRequest(`${product.publicUrl}/products/outdoor`);
  expect(status).toBe(200);
  expect(title(text)).toBe('Outdoor Unit Products | Shishir Cooling');
  expect(canonical(text)).toBe(`${product.publicUrl}/products/outdoor`);
  expect(text).toContain('৳3,29,000');
  expect(new Set(text.match(/href="\/products\/\d+"/g)).size).toBe(14);
});

test('shows missing prices as such, and strikes a regular price only if it is higher', async ({
  product,
}) => {
  const chiller = await httpRequest(`${product.publicUrl}/products/65`);
  expect(chiller.text).toContain('Price on request');
  expect(chiller.text).not.toContain('৳0');
  const equal = await httpRequest(`${product.publicUrl}/products/9`);
  expect(equal.text).not.toMatch(/<del>.*৳9,87,500/);
});

test('redirects addresses of the old site', async ({ product }) => {
  const vrf = await httpRequest(`${product.publicUrl}/product/vrf`);
  expect(vrf.status).toBe(301);
  expect(vrf.headers.location).toContain('/products/outdoor');
  for (const name of ['360-cassette', 'OUTDOOR']) {
    const response = await httpRequest(`${product.publicUrl}/products/${name}`);
    expect([301, 302, 308], name).toContain(response.status);
  }
});

test('returns 404 for malformed addresses, without links to another host', async ({ product }) => {
  const paths = [
    '//evil.example',
    '//evil.test%2f..',
    '//evil.test:99999/x',
    '/%ZZ',
    '/products/%ZZ',
    '/products/50%25',
    '/products/%252e%252e',
    '/products/%E0%A6',
    '/blog/50%25',
    '/page/50%25',
    '/images/%ZZ',
  ];
  for (const path of paths) {
    const { status, text } = await httpRequest(product.publicUrl + path);
    expect(status, path).toBe(404);
    expect(text, path).not.toContain('://evil');
  }
});

test('shows the same footer on a post and a data sheet', async ({ product }) => {
  const { text: blog } = await httpRequest(`${product.publicUrl}/blog`);
  const [, post] = /href="(\/blog\/\d+)"/.exec(blog)!;
  for (const path of [post, '/products/1/data-sheet', '/products/1', '/no-such-page']) {
    const { text } = await httpRequest(product.publicUrl + path);
    expect(text.match(/<footer/g), path).toHaveLength(1);
  }
});
