import { expect, test } from '../../support/fixtures';

test('shows that the dashboard could not be loaded if its script fails', async ({
  page,
  product,
  problems,
}) => {
  problems.expectFailedRequests();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${product.adminUrl}/login`);
  await expect(page.getByRole('alert')).toContainText('The dashboard could not be loaded');
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('offers to load a page again if its script fails', async ({ page, product, problems }) => {
  problems.expectFailedRequests();
  await page.route('**/assets/recovery.pages-*.js', (route) => route.abort());
  await page.goto(`${product.adminUrl}/forgot-password`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/recovery.pages-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('form', { name: 'Forgot password?' })).toBeVisible();
});
