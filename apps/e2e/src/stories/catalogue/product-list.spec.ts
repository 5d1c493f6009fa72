import type { Page } from '@playwright/test';
import { httpRequest } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, successToast } from '../../support/forms';
import type { Product } from '../../support/product';

const LIST = '/dashboard/product/product-list';
const hasStatus = (product: Product, path: string, status: number) =>
  pollSite(async () => (await httpRequest(product.publicUrl + path)).status === status);
const rowOf = (page: Page, model: string) => page.getByRole('row').filter({ hasText: model });

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'moves a product to the trash, restores and duplicates it',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const unit = await newUnit(product, await newCategory(product));
    const path = `/products/${unit.id}`;
    const { model } = unit;
    expect(await hasStatus(product, path, 200)).toBe(true);
    await page.goto(`${product.adminUrl}${LIST}?q=${model}`);
    const remove = async () => {
      await page.getByRole('button', { name: `Delete ${model}` }).click();
      const question = `Are you sure you want to delete Haier ${model}?`;
      const dialog = page.getByRole('alertdialog', { name: question });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(rowOf(page, model)).toHaveCount(0);
      expect(await hasStatus(product, path, 404)).toBe(true);
    };
    await remove();
    const toast = page.getByRole('status').filter({ hasText: 'Moved to the trash' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(successToast(page)).toContainText(`Haier ${model} is back in the catalogue.`);
    await expect(rowOf(page, model)).toBeVisible();
    expect(await hasStatus(product, path, 200)).toBe(true);

    await remove();
    // The toast is shown for ten seconds and may cover the views.
    await toast.getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('navigation', { name: 'Saved views' })
      .getByRole('link', { name: /^Trash/ })
      .click();
    await page.getByRole('button', { name: `Restore ${model}` }).click();
    await expect(successToast(page)).toContainText('is back in the catalogue');
    await expect(rowOf(page, model)).toHaveCount(0);
    expect(await hasStatus(product, path, 200)).toBe(true);

    await page.goto(`${product.adminUrl}${LIST}?q=${model}`);
    await page.getByRole('link', { name: `Edit ${model}` }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/edit/${unit.id}$`));
    await expect(page).toHaveURL(/\/dashboard\/product\/edit\/\d+$/);
    const copy = `/products/${page.url().split('/').at(-1)}`;
    expect(copy).not.toBe(path);
    await expect(page.getByRole('radio', { name: /^Hidden/ })).toBeChecked();
    expect(await hasStatus(product, copy, 404)).toBe(true);
    await page.getByRole('radio', { name: /^Published/ }).check({ force: true });
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(successToast(page)).toContainText('Product updated successfully!');
    expect(await hasStatus(product, copy, 200)).toBe(true);
  },
);

test(
  'hides several products, and publishes only the changed ones on undo',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const unit = await newUnit(product, category);
    const before = await newUnit(product, category, { visibility: 'hidden' });
    await page.goto(`${product.adminUrl}${LIST}?category=${category.slug}`);
    const pick = async () => {
      for (const { model } of [unit, before]) {
        await page.getByRole('checkbox', { name: `Select ${model}` }).check();
      }
    };
    await pick();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Haier' });
    await expect(toast).toContainText(`${unit.model} is now hidden. 1 was already hidden.`);
    expect(await hasStatus(product, `/products/${unit.id}`, 404)).toBe(true);
    await expect(rowOf(page, unit.model)).toContainText('Hidden');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(successToast(page)).toContainText(`${unit.model} is published again.`);
    expect(await hasStatus(product, `/products/${unit.id}`, 200)).toBe(true);
    await expect(rowOf(page, before.model)).toContainText('Hidden');

    await pick();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(toast).toContainText(`${before.model} is now published.`);
    expect(await hasStatus(product, `/products/${before.id}`, 200)).toBe(true);
  },
);

test(
  'loads the list of products, filters it and opens a product',
  { tag: '@wide-only' },
  async ({ page, problems, product }) => {
    problems.expectStatus(500);
    await page.route('**/api/v1/products/listed?*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto(product.adminUrl + LIST);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(/^Error: /);
    await page.unroute('**/api/v1/products/listed?*');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'AM224DXVGGH')).toContainText('6.37 TR');
    const headers = await page.getByRole('columnheader').allInnerTexts();
    const titles = headers.map((header) => header.trim()).filter(Boolean);
    // A product of another story may have a different refrigerant from those of the demonstration.
    expect(titles.filter((title) => title !== 'Refrigerant')).toEqual([
      ...['Sl', 'Model', 'Capacity'],
      // No unit of the demonstration has an air flow, and a column without values is hidden at first.
      ...['Inverter Type', 'Category', 'Price', 'Visibility, changed', 'Action'],
    ]);

    const filter = page.getByRole('combobox', { name: 'Search by Category: All Categories' });
    await expect(filter).toBeVisible();
    await choose(page, 'Search by Category', 'Chiller');
    await expect(page).toHaveURL(/category=chiller/);
    await expect(page.getByRole('main')).toContainText('1 to 6 of 6');
    await expect(page.getByText(/^All: R410A, .*Chiller$/)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    const view = page.getByRole('dialog');
    await expect(view).toContainText('Service record');
    await expect(view).toContainText('Chiller');
  },
);
