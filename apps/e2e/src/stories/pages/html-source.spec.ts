import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { canonical, structuredData, title } from '../../support/html';

test('the source of a product page contains the product', async ({ product }) => {
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

test('the source of a category page contains its list', async ({ product }) => {
  const { status, text } = await httpRequest(`${product.publicUrl}/products/outdoor`);
  expect(status).toBe(200);
  expect(title(text)).toBe('Outdoor Unit Products | Shishir Cooling');
  expect(canonical(text)).toBe(`${product.publicUrl}/products/outdoor`);
  expect(text).toContain('৳3,29,000');
  expect(new Set(text.match(/href="\/products\/\d+"/g)).size).toBe(14);
});

test('every page has its own title, followed by the company name, and one heading', async ({
  product,
}) => {
  const titles = new Set<string>();
  for (const path of [
    '/',
    '/products',
    '/products/outdoor',
    '/products/15',
    '/contact-us',
    '/login',
    '/signup',
  ]) {
    const { status, text } = await httpRequest(product.publicUrl + path);
    expect(status, path).toBe(200);
    expect(title(text), path).toMatch(/.+ \| Shishir Cooling$/);
    expect(text.match(/<h1/g), path).toHaveLength(1);
    expect(canonical(text), path).toBe(product.publicUrl + path);
    titles.add(title(text) ?? '');
  }
  expect(titles.size).toBe(7);
});

test('a product without a price says so, and only a dearer regular price is struck through', async ({
  product,
}) => {
  const chiller = await httpRequest(`${product.publicUrl}/products/65`);
  expect(chiller.text).toContain('Price on request');
  expect(chiller.text).not.toContain('৳0');
  const dearer = await httpRequest(`${product.publicUrl}/products/9`);
  expect(dearer.text).not.toMatch(/<del>.*৳9,80,000/);
});

test('addresses of the old site redirect', async ({ product }) => {
  const vrf = await httpRequest(`${product.publicUrl}/product/vrf`);
  expect(vrf.status).toBe(301);
  expect(vrf.headers.location).toContain('/products/outdoor');
  for (const name of ['360-cassette', 'OUTDOOR']) {
    const response = await httpRequest(`${product.publicUrl}/products/${name}`);
    expect([301, 302, 308], name).toContain(response.status);
  }
});

/** Rules of the validator that are not ours, and why. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes these forms of the same HTML: `charSet`, `<br/>`, `disabled=""`, and ids such as `_R_1_`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Positions on scales are figures of the data.
      'no-inline-style': 'off',
      // The defaults of HTML, text and submit, are what is meant.
      'no-implicit-input-type': 'off',
      'no-implicit-button-type': 'off',
      // Enter sends the search field, and filters apply at once; without JavaScript they have a button.
      'wcag/h32': 'off',
      // Several values of one filter share its name.
      'form-dup-name': 'off',
      // A number may break where the screen is narrower than it.
      'tel-non-breaking': 'off',
    },
  }),
);

test('the source of every kind of page is valid HTML', async ({ product }) => {
  const broken = await validator.validateString(
    '<input type="checkbox" readonly autocomplete="off">',
  );
  expect(broken.errorCount, 'the validator itself').toBeGreaterThan(1);
  for (const path of [
    '/',
    '/products',
    '/products/outdoor',
    '/products/1',
    '/products/57',
    '/search?q=ton',
    '/compare?ids=1,2',
    '/cart',
    '/contact-us',
    '/about-us',
    '/login',
    '/signup',
    '/no-such-page',
  ]) {
    const { text } = await httpRequest(product.publicUrl + path);
    const { results } = await validator.validateString(text);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect.soft(messages, path).toEqual([]);
  }
});
