import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { httpRequest, requestAsOwner } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { textOf } from '../../support/html';

const WIDTHS = [390, 1440];
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links from families to their sizes, a unit and its data sheet', async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/products');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
      const main = page.getByRole('main');
      const outdoor = main.getByRole('listitem').filter({ hasText: 'Stands on the roof' });
      await expect(outdoor).toContainText('6.37 to 27.07 TR');
      await expect(outdoor).toContainText('From ৳3,29,000');
      await expect(main.getByRole('region', { name: 'Supplied on enquiry' })).toContainText(
        'Split AC',
      );
      expect(await fits(page)).toBe(true);
      await outdoor.getByRole('link', { name: 'Outdoor Unit' }).click();

      await expect(page).toHaveURL('/products/outdoor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Unit Products');
      await expect(page.getByRole('article')).toHaveCount(14);
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await expect(page).toHaveURL('/products/outdoor?view=table');
      const sizes = page.getByRole('table');
      await expect(sizes.getByRole('rowheader')).toHaveCount(14);
      const small = sizes.getByRole('row').filter({ hasText: 'AM224DXVGGH' });
      await expect(small).toContainText('৳3,29,000');
      await expect(small.getByRole('button', { name: /^Compare/ })).toBeVisible();
      if (width < 600) {
        // Five sizes fit on a screen.
        const height = await sizes
          .getByRole('row')
          .nth(2)
          .evaluate((row) => row.clientHeight);
        expect(height * 5).toBeLessThan(844);
      }
      expect(await fits(page)).toBe(true);
      await page.getByRole('link', { name: 'Slim Duct' }).first().click();
      await expect(page).toHaveURL('/products/slim-duct?view=table');
      await page.goBack();
      await sizes.getByRole('link', { name: /^8 HP/ }).click();

      await expect(page).toHaveURL('/products/1');
      const box = page.getByRole('region', { name: 'Price and delivery' });
      await expect(box).toContainText('In stock, Narayang');
      await expect(box).toContainText('We reply within one working day.');
      await expect(page.getByRole('region', { name: /^Example/ })).toContainText('Equipment total');
      expect(await fits(page)).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Data sheet' }).first().click();
      await expect(page).toHaveURL('/products/1/data-sheet');
      await expect(page.getByRole('article')).toContainText('AM224DXVGGH');
      expect(await fits(page)).toBe(true);
    }
  });
});

for (const path of [
  '/products',
  '/products/4-way-cassette',
  '/products/slim-duct?view=table',
  '/products/22/data-sheet',
  '/compare?ids=22,23',
]) {
  test(`${path} is accessible at both widths`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await violationsOf(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('keeps the view of one category for the next', async ({ page }) => {
  await page.goto('/products/slim-duct');
  const bar = page.getByRole('navigation', { name: 'Product categories' });
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/products/slim-duct?view=table');
  await bar.getByRole('link', { name: 'Big Duct' }).click();
  await expect(page).toHaveURL('/products/big-duct?view=table');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  // Follows a link without a view, with a page in between.
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Medium Duct' }).first().click();
  await expect(page).toHaveURL('/products/medium-duct?view=table');
  await page.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/products/medium-duct');
  await bar.getByRole('link', { name: 'Slim Duct' }).click();
  await expect(page).toHaveURL('/products/slim-duct');
  await page.goBack();
  await expect(page).toHaveURL('/products/medium-duct');
});

test('prints a data sheet on one page, and offers it as a PDF', async ({ page, product }) => {
  await page.goto('/products/22/data-sheet');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  const pdf = await httpRequest(`${product.publicUrl}/products/22/data-sheet.pdf`);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const unknown = await httpRequest(`${product.publicUrl}/products/99999/data-sheet`);
  expect(unknown.headers.location).toBe('/products/99999');
});

test('keeps the page of a discontinued unit, with a link to its successor', async ({
  page,
  product,
}) => {
  const category = await newCategory(product);
  const old = await newUnit(product, category);
  const next = await newUnit(product, category, { cooling_kw: 3.6, cooling_tr: 1.02 });
  const body = { visibility: 'discontinued', successor_id: next.id };
  await requestAsOwner(product, `/products/${old.id}`, { method: 'PUT', body });
  const source = async (path: string) => (await httpRequest(product.publicUrl + path)).text;
  expect(
    await pollSite(async () =>
      textOf(await source(`/products/${old.id}`)).includes('Discontinued.'),
    ),
  ).toBe(true);
  expect(await source(`/products/${category.slug}`)).not.toContain(old.model);
  await page.goto(`/products/${old.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Price and delivery' })).not.toContainText('৳');
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'See the successor' }).click();
  await expect(page).toHaveURL(`/products/${next.id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(next.title);
});
