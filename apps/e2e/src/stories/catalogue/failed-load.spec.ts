import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Responds like a proxy that cannot reach the product. */
const failLoads = (page: Page) =>
  page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }));

const bar = (page: Page) => page.getByRole('navigation', { name: 'Product categories' });

test.beforeEach(({ problems }) => {
  problems.expectStatus(503);
  problems.expectConsoleError(/503/);
});

test('shows an error below the same header if a list, its filters or a product fail to load', async ({
  page,
}) => {
  const navigations: [string, () => Promise<void>][] = [
    ['/products/big-duct', () => bar(page).getByRole('link', { name: 'Big Duct' }).click()],
    [
      '/products/outdoor?sort=-cooling_tr',
      async () => void (await page.getByLabel('Sort by').selectOption('-cooling_tr')),
    ],
    ['/products/1', () => page.getByRole('article').first().getByRole('link').click()],
  ];
  for (const [address, go] of navigations) {
    await page.goto('/products/outdoor');
    await expect(page.getByRole('article')).toHaveCount(14);
    await failLoads(page);
    // A rebuilt document has no styles until its stylesheets load again.
    const styles = await page.locator('link[rel="stylesheet"]').first().elementHandle();
    await go();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure.getByRole('heading')).toHaveText('We couldn’t load the products');
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^We couldn’t load .+ \| Shishir Cooling$/);
    await expect(page.getByText('No products found.')).toHaveCount(0);
    await expect(page.getByRole('banner').getByLabel('Open menu')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Head Office');
    if (address.includes('big-duct')) {
      await expect(bar(page).locator('[aria-current]')).toHaveText(['Big Duct']);
    }
    expect(await styles?.evaluate((link) => link.isConnected)).toBe(true);
    // On one row, as on every other page.
    const height = await bar(page).evaluate((element) => element.clientHeight);
    expect(height).toBeLessThan(70);
    await page.unroute('**/*.data*');
    await failure.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Outdoor|Big Duct/);
  }
});

test('shows an error if a search fails to load, and retries it', async ({ page }) => {
  await page.goto('/products/outdoor');
  await failLoads(page);
  await page.getByRole('link', { name: 'Search products' }).click();
  await page.getByRole('search', { name: 'Products' }).getByLabel('Search products').fill('duct');
  await page.keyboard.press('Enter');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('We couldn’t load the products');
  await expect(bar(page).getByRole('link')).not.toHaveCount(0);
  await page.unroute('**/*.data*');
  await failure.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “duct”');
});
