import type { Page } from '@playwright/test';
import { httpRequest, requestAsOwner } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, pictureFile, successToast } from '../../support/forms';
import { tabTo } from '../../support/keyboard';
import { writesOf } from '../../support/network';
import { followMenu } from '../../support/page';
import type { Product } from '../../support/product';

const pageOf = ({ adminUrl }: Product) => `${adminUrl}/dashboard/setting/categories`;
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Product categories' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'adds a category with a picture and a menu entry',
  { tag: '@wide-only' },
  async ({ page, context, problems, product }) => {
    problems.expectStatus(500);
    const title = `Fan Coil ${process.pid}`;
    const path = `fan-coil-${process.pid}`;
    await page.goto(pageOf(product));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Categories');
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['#', 'Image', 'Title', 'Path', 'Position'],
      ...['Description', 'Type', 'Status', 'Action'],
    ]);
    const add = page.getByRole('button', { name: '+ Add Category' });
    const dialog = dialogOf(page, 'Add New Category');
    const writes = writesOf(page);
    await add.click();
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('-'),
    });
    await expect(dialog.getByRole('group', { name: 'Image' }).getByRole('alert')).toBeVisible();
    await files.setInputFiles(await pictureFile('png'));
    await dialog.getByLabel('Title').fill(title);
    await expect(dialog.getByLabel('Path', { exact: true })).toHaveValue(path);
    await dialog.getByLabel('Description').fill('Cools a room with cold water.');
    await dialog.getByLabel('Type').fill('Indoor Unit');
    await choose(page, 'Kind', 'Other');
    await choose(page, 'Menu entry', 'Product');
    await dialog.getByLabel('Position').fill('3.5');
    await save(page);
    await expect(dialog.getByLabel('Position')).toHaveAccessibleDescription(
      'Position must be a whole number',
    );
    expect(writes).toEqual([]);

    await dialog.getByLabel('Position').fill('900');
    await page.route('**/api/v1/categories', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await save(page);
    await expect(dialog.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await page.unroute('**/api/v1/categories');
    await save(page);
    await expect(successToast(page)).toHaveText('SuccessCategory added successfully!');
    await expect(dialog).toBeHidden();
    await add.click();
    for (const label of ['Title', 'Path', 'Position', 'Description', 'Type']) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    const all = `${product.publicUrl}/products`;
    expect(await pollSite(async () => (await httpRequest(all)).text.includes(title))).toBe(true);
    const visitor = await context.newPage();
    await visitor.goto(all);
    await barOf(visitor).getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} Products`);
    await expect(visitor.getByRole('main')).toContainText('Cools a room with cold water.');
    await expect(visitor.getByRole('main')).toContainText('No products found.');
    await expect(visitor.getByText('0 Results')).toHaveCount(0);
    await visitor.goto('/contact-us');
    await followMenu(visitor, 'Products', title);
    await expect(visitor).toHaveURL(`/products/${path}`);
    const { text } = await httpRequest(`${product.publicUrl}/api/v1/categories/${path}`);
    const { position, picture, has_panel } = (
      JSON.parse(text) as { data: { position: number; picture: unknown; has_panel: boolean } }
    ).data;
    expect({ position, has_panel }).toEqual({ position: 900, has_panel: false });
    expect(picture).not.toBeNull();
  },
);

test(
  'renames and hides a category, and deletes it once no product uses it',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const unit = await newUnit(product, category);
    const title = `Renamed ${category.id}`;
    const path = `/products/renamed-${category.id}`;
    const site = (address: string) => httpRequest(product.publicUrl + address);
    await page.goto(`${pageOf(product)}?q=${category.slug}`);
    await page.getByRole('button', { name: `Edit ${category.title}` }).click();
    const edit = dialogOf(page, `Edit ${category.title}`);
    await edit.getByLabel('Title').fill(title);
    await edit.getByLabel('Path', { exact: true }).fill(path);
    await save(page);
    await expect(successToast(page)).toBeVisible();
    const old = `/products/${category.slug}`;
    expect(await pollSite(async () => (await site(old)).status === 301)).toBe(true);
    expect((await site(old)).headers.location).toBe(path);
    expect((await site(path)).text).toContain(unit.model);

    await page.goto(`${pageOf(product)}?q=renamed-${category.id}`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const used = dialogOf(page, 'This category is in use');
    await expect(used).toContainText(`1 product uses the category ‘${title}’.`);
    await used.getByRole('button', { name: 'Cancel' }).click();
    const rejected = await requestAsOwner(product, `/categories/${category.id}`, {
      method: 'DELETE',
    });
    expect(rejected.status).toBe(409);
    expect(rejected.text).toContain('1 product');

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await choose(page, 'Status', 'Inactive');
    await save(page);
    await expect(successToast(page)).toBeVisible();
    expect(await pollSite(async () => (await site(path)).status === 404)).toBe(true);
    expect((await site('/products')).text).not.toContain(title);
    expect((await site(`/products/${unit.id}`)).status).toBe(404);

    await requestAsOwner(product, `/products/${unit.id}`, { method: 'DELETE' });
    await page.reload();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this category?',
    });
    await question.getByRole('button', { name: 'Delete' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Category deleted' });
    await expect(toast).toContainText(title);
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  },
);

test(
  'resolves a conflict of two editors of a category field by field',
  { tag: '@wide-only' },
  async ({ page, problems, product }) => {
    problems.expectStatus(409);
    const category = await newCategory(product);
    await page.goto(`${pageOf(product)}?q=${category.slug}`);
    await page.getByRole('button', { name: `Edit ${category.title}` }).click();
    const form = dialogOf(page, `Edit ${category.title}`);
    await form.getByLabel('Description').fill('Text of the first editor');
    await form.getByLabel('Position').fill('77');
    const body = { description: 'Text of the second editor', type: 'Indoor Unit' };
    await requestAsOwner(product, `/categories/${category.id}`, { method: 'PUT', body });
    await save(page);
    const conflict = page.getByRole('alertdialog', {
      name: / changed this category$/,
    });
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
    await conflict.getByRole('button', { name: 'Save this' }).click();
    await expect(successToast(page)).toHaveText('SuccessCategory saved.');
    const { text } = await requestAsOwner(product, `/categories/${category.id}`);
    expect((JSON.parse(text) as { data: object }).data).toMatchObject({
      description: 'Text of the first editor',
      position: 77,
      type: 'Indoor Unit',
    });
  },
);

test('reorders categories by keyboard', { tag: '@wide-only' }, async ({ page, product }) => {
  const kind = `Row${process.pid}`;
  const first = await newCategory(product, kind);
  const second = await newCategory(product, kind);
  await page.goto(`${pageOf(product)}?q=${kind}`);
  await tabTo(page, page.getByRole('button', { name: `Move ${second.title}` }));
  const announced = (text: string) =>
    expect(page.getByText(`${second.title} ${text}`)).toBeAttached();
  await page.keyboard.press('Space');
  await announced('picked up at position 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await announced('is at position 1 of 2.');
  await page.keyboard.press('Space');
  await announced('put down at position 1 of 2.');
  const isInOrder = async () => {
    const { text } = await httpRequest(`${product.publicUrl}/products`);
    return text.indexOf(second.slug) < text.indexOf(first.slug);
  };
  expect(await pollSite(isInOrder)).toBe(true);
  await page.reload();
  const handles = page.getByRole('button', { name: /^Move / });
  await expect(handles).toHaveCount(2);
  await expect(handles.first()).toHaveAccessibleName(`Move ${second.title}`);
});
