import { expect, test } from '../../support/fixtures';

test('shows the not-found screen for an unknown address', async ({ page, problems }) => {
  problems.expectStatus(404);
  await page.goto('/products');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Something's not right...");

  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/products');

  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
});

test('shows separate screens for an unknown product and an unknown category', async ({
  page,
  problems,
}) => {
  problems.expectStatus(404);
  expect((await page.goto('/products/99999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  expect((await page.goto('/products/no-such-category'))?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('No products found.');
  await expect(page.getByRole('navigation', { name: 'Product categories' })).toBeVisible();
});
