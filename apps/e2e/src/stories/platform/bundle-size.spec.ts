import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { cardsIn } from '../../support/html';
import { bytesOf, firstVisit } from '../../support/network';

/** Budgets from docs/performance.md; those of the site's pages are in site-routes.spec.ts. */
const DASHBOARD_SIGN_IN_SCRIPTS = 161_000;
/** Scripts, style sheets, faces and calls of the list of products, with a session. */
const DASHBOARD_LIST = { requests: 55, bytes: 600_000 };
/** Additional bytes in Bangla: texts, among them those of all errors, those of MUI, and chunks divided differently. */
const DASHBOARD_IN_BANGLA = 6_000;
/**
 * Size of a list page with 24 cards before compression, which React renders on the server. The cards take 59 KB (5 KB of
 * it names of classes, 2.4 KB notes that an indoor unit needs an outdoor unit), and the hydration data, with each product
 * once, 24 KB.
 */
const LIST_HTML = 119_000;

test('keeps the HTML of a full list page within its budget', async ({ product }) => {
  const { text } = await httpRequest(`${product.publicUrl}/products?page=2`);
  expect(cardsIn(text)).toHaveLength(24);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIST_HTML);
});

for (const [path, title, budget] of [
  ['/login', 'Sign in', DASHBOARD_SIGN_IN_SCRIPTS],
  ['/bn/login', 'সাইন ইন', DASHBOARD_SIGN_IN_SCRIPTS + DASHBOARD_IN_BANGLA],
] as const) {
  test(`keeps the sign-in page of the dashboard within its budget: ${path}`, async ({
    page,
    product,
  }) => {
    const sent = await firstVisit(page, product.adminUrl + path);
    await expect(page.getByRole('form', { name: title })).toBeVisible();
    const { total, listing } = bytesOf(sent, 'script');
    expect(total, listing).toBeLessThanOrEqual(budget);
    // Far below its budget, it lacks something that it needs.
    expect(total, listing).toBeGreaterThan(budget / 2);
  });
}

test('loads the list of products of the dashboard in few files @wide-only', async ({
  page,
  product,
  signInAsNew,
}) => {
  await signInAsNew('admin', 'admin');
  const sent = await firstVisit(page, `${product.adminUrl}/dashboard/product/product-list`);
  await expect(page.getByRole('grid')).toBeVisible();
  const { total, listing } = bytesOf(sent, 'all');
  expect(sent.length, listing).toBeLessThanOrEqual(DASHBOARD_LIST.requests);
  expect(total, listing).toBeLessThanOrEqual(DASHBOARD_LIST.bytes);
});
