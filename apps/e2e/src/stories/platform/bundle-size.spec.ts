import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { cardsIn } from '../../support/html';
import { bytesOf, firstVisit } from '../../support/network';

/** The bar of docs/performance.md; those of the site's pages are in site-routes.spec.ts. */
const DASHBOARD_SIGN_IN_SCRIPTS = 178_000;
/**
 * A list page with 24 cards before compression: React writes each byte of it on the server. The cards are 56 KB,
 * 2.4 KB of it that an indoor unit needs an outdoor unit, and the data for hydration, without a product twice, 24 KB.
 */
const LIST_HTML = 115_000;

test('the HTML of a full list page stays within its budget', async ({ product }) => {
  const { text } = await httpRequest(`${product.publicUrl}/products?page=2`);
  expect(cardsIn(text)).toHaveLength(24);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIST_HTML);
});

test('the sign-in page of the dashboard stays within its budget', async ({ page, product }) => {
  const sent = await firstVisit(page, `${product.adminUrl}/login`);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  const { total, listing } = bytesOf(sent, 'script');
  expect(total, listing).toBeLessThanOrEqual(DASHBOARD_SIGN_IN_SCRIPTS);
  // Far below its budget it has lost something that it needs.
  expect(total, listing).toBeGreaterThan(DASHBOARD_SIGN_IN_SCRIPTS / 2);
});
