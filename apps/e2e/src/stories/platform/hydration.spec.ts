import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { holdRequests } from '../../support/network';
import { hydrated } from '../../support/page';

const SCRIPTS = '**/assets/*.js';

test('marks a page as hydrated once its scripts have run, not before', async ({
  page,
  product,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  expect((await httpRequest(`${product.publicUrl}/products`)).text).not.toContain('data-hydrated');
  release();
  await hydrated(page);
  // From now on, the first click works.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('does not mark a page with blocked scripts as hydrated', async ({ page, problems }) => {
  problems.expectFailedRequests();
  await page.route(SCRIPTS, (route) => route.abort('blockedbyclient'));
  await page.goto('/products', { waitUntil: 'load' });
  await expect(hydrated(page, 500)).rejects.toThrow('/products did not hydrate within 500 ms');
});
