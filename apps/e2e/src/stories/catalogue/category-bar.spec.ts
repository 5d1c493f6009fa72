import type { Page } from '@playwright/test';
import { httpRequest } from '../../support/api';
import { newCategory } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Product categories' });
const results = (page: Page) => bar(page).getByText(/\d+ Results/);

test('keeps the category bar in view above lists and products', async ({ page }) => {
  for (const path of ['/products', '/products/15']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(() => page.evaluate(() => window.scrollY), path).toBeGreaterThan(900);
    await expect.poll(top, path).toBe(0);
  }
});

test('links to every active category in the category bar and marks the current one', async ({
  page,
  product,
}) => {
  const { text } = await httpRequest(`${product.publicUrl}/api/v1/categories`);
  const { data } = JSON.parse(text) as { data: { path: string }[] };
  await page.goto('/products/big-duct');
  const links = bar(page).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // Other stories add categories at the same time.
  expect(hrefs.length).toBeGreaterThanOrEqual(16);
  expect(data.map(({ path }) => path)).toEqual(expect.arrayContaining(hrefs));
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Big Duct']);
  await page.goto('/products/15');
  await expect(bar(page).locator('[aria-current]')).toHaveText(['360 Cassette']);
});

test(
  'shows the number of results in the category bar on a wide screen',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    await page.goto('/products/outdoor');
    await expect(results(page)).toHaveText('14 Results');
    await expect(results(page)).toBeVisible();
    await page.goto('/products/1');
    await expect(results(page)).toHaveText('14 Results');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(results(page)).toBeHidden();
    const empty = await newCategory(product);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/products/${empty.slug}`);
    await expect(page.getByText('No products found.')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  },
);
