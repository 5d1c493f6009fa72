import { expect, test } from '../../support/fixtures';
import { holdRequests } from '../../support/network';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test('three skeletons are shown while the figures load', async ({ page, product }) => {
  const release = await holdRequests(page, '**/api/v1/user?*');
  await page.goto(`${product.adminUrl}/dashboard`);
  const skeletons = page.locator('.figures > .MuiSkeleton-root');
  await expect(skeletons).toHaveCount(3);
  await expect(page.getByText('Total Users')).toHaveCount(0);
  release();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});

test('figures that fail to load show an error and can be loaded again', async ({
  page,
  problems,
  product,
}) => {
  problems.expectStatus(500);
  await page.route('**/api/v1/user?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${product.adminUrl}/dashboard`);
  const failure = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(failure).toContainText('Error: Network response was not ok');
  await page.unroute('**/api/v1/user?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});
