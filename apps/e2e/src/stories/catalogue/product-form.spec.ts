import type { Page } from '@playwright/test';
import { httpRequest, requestAsOwner } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, pictureFile, successToast } from '../../support/forms';
import { holdRequests, writesOf } from '../../support/network';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test('staff add a product', { tag: '@wide-only' }, async ({ page, context, problems, product }) => {
  problems.expectStatus(500);
  const ownCategory = await newCategory(product, 'FCU Wall');
  const model = `FCU${ownCategory.id}`;
  await page.goto(`${product.adminUrl}/dashboard/product/add-product`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Product');
  const send = page.getByRole('button', { name: /^Add Product/ });
  const panel = page.getByRole('region', { name: 'Panel' });
  const inverter = page.getByRole('combobox', { name: /^Inverter type/ });
  const writes = writesOf(page);

  await page.getByLabel('Title').fill('Quiet unit');
  await page.getByLabel('Model', { exact: true }).fill(model);
  await expect(inverter).toHaveCount(0);
  await send.click();
  const category = page.getByRole('combobox', { name: /^Category/ });
  await expect(category).toHaveAccessibleDescription('Please select a category first');
  expect(writes).toEqual([]);
  await choose(page, 'Category', 'Slim Duct');
  await expect(inverter).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('Indoor Unit');
  await expect(panel).toHaveCount(0);
  await choose(page, 'Category', '4 Way Cassette');
  await expect(panel).toBeVisible();
  await choose(page, 'Category', ownCategory.title);
  await panel.getByLabel('Panel model').fill('PC1NUSK');
  await choose(page, 'Panel type', 'Wind-Free');
  await choose(page, 'Panel colour', 'White');
  await choose(page, 'Refrigerant', 'R32');
  await choose(page, 'Inverter type', 'Inverter');

  // 5.6 kW is 1.59 TR.
  await page.getByLabel('Cooling kW').fill('5.6');
  await page.getByLabel('Cooling TR').fill('2');
  await page.getByLabel('Regular price').fill('120000');
  await page.getByLabel('Offer price').fill('99500');
  await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('jpeg'));
  await page.getByLabel('Alternative text of picture 1').fill('A wall unit from the front');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('৳99,500');

  const release = await holdRequests(page, '**/api/v1/products', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  const figures = page.getByRole('alertdialog', { name: 'Are these figures right?' });
  await send.click();
  await expect(figures).toContainText('5.6 kW and 2 TR differ');
  await figures.getByRole('button', { name: 'They’re right, save' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add product.' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Quiet unit');

  await page.unroute('**/api/v1/products');
  await send.click();
  await figures.getByRole('button', { name: 'They’re right, save' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Alternative text of picture 1')).toHaveCount(0);

  const listed = `${product.publicUrl}/products/${ownCategory.slug}`;
  expect(await pollSite(async () => (await httpRequest(listed)).text.includes(model))).toBe(true);
  const visitor = await context.newPage();
  await visitor.goto(`${listed}`);
  const card = visitor.getByRole('article').filter({ hasText: model });
  const picture = card.getByRole('img', { name: 'A wall unit from the front' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(card).toContainText('৳99,500');
  await card.getByRole('link', { name: 'Quiet unit' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Quiet unit');
  await expect(visitor.getByRole('main')).toContainText('2 Ton');
  await expect(visitor.getByRole('main')).toContainText('PC1NUSK');
  const { text } = await httpRequest(
    `${product.publicUrl}/api/v1${new URL(visitor.url()).pathname}`,
  );
  const pictures = { image_1: expect.any(String) as unknown, image_2: null, image_3: null };
  expect(JSON.parse(text)).toMatchObject(pictures);
});

test(
  'resolves a conflict of two editors of a product field by field',
  { tag: '@wide-only' },
  async ({ page, context, problems, product }) => {
    problems.expectStatus(409);
    const unit = await newUnit(product, await newCategory(product));
    const address = `${product.adminUrl}/dashboard/product/edit/${unit.id}`;
    const other = await context.newPage();
    await Promise.all([page.goto(address), other.goto(address)]);
    const save = (who: Page) => who.getByRole('button', { name: /^Save changes/ }).click();
    await page.getByLabel('Title').fill('First title');
    await page.getByLabel('Offer price').fill('79000');
    await other.getByLabel('Regular price').fill('95000');
    await other.getByLabel('Offer price').fill('81000');
    await save(other);
    await expect(successToast(other)).toBeVisible();

    await save(page);
    const dialog = page.getByRole('alertdialog', {
      name: / changed this product$/,
    });
    const mine = dialog.getByRole('radio', { name: 'Offer price: keep yours, ৳79,000' });
    await expect(mine).toBeChecked();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('First title');
    await save(page);
    await dialog
      .getByRole('radio', { name: 'Offer price: take theirs, ৳81,000' })
      .check({ force: true });
    await dialog.getByRole('button', { name: 'Save this' }).click();
    await expect(successToast(page)).toContainText('Product updated successfully!');
    const { text } = await requestAsOwner(product, `/products/${unit.id}`);
    expect(JSON.parse(text)).toMatchObject({
      title: 'First title',
      regular_price: 95000,
      offer_price: 81000,
    });
  },
);

test(
  'saves a service record with the product once the connection is back',
  { tag: '@wide-only' },
  async ({ page, product, problems, context }) => {
    const unit = await newUnit(product, await newCategory(product));
    await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
    const record = page.getByRole('region', { name: 'Service record' });
    await record.getByLabel('Receive date').fill('2026-03-26');
    await choose(page, 'Status', 'Pending');
    await record.getByLabel('Bill').fill('5000');
    await record.getByLabel('Paid').fill('2000');
    await expect(record.getByLabel('Due')).toHaveValue('৳3,000');

    problems.expectFailedRequests();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You are offline. Check your connection and try again.',
    );
    await context.setOffline(false);
    await expect(record.getByLabel('Due')).toHaveValue('৳3,000');

    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(successToast(page)).toContainText('Product updated successfully!');
    await expect(record.getByLabel('Receive date')).not.toBeEditable();
    const { text } = await requestAsOwner(product, `/products/${unit.id}`);
    const saved = {
      receive_date: '2026-03-26',
      status: 'pending',
      bill: 5000,
      paid: 2000,
      due: 3000,
    };
    expect(JSON.parse(text)).toMatchObject(saved);
  },
);

test(
  'shows the same link back to the list above every form',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const looks = [];
    for (const path of ['gallery/add-gallery', 'project/add-project', 'product/add-product']) {
      await page.goto(`${product.adminUrl}/dashboard/${path}`);
      const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
      looks.push(
        await link.evaluate((element) => {
          const { color, fontWeight, textDecorationLine } = getComputedStyle(element);
          return `${color} ${fontWeight} ${textDecorationLine}`;
        }),
      );
    }
    expect(new Set(looks).size, looks.join('; ')).toBe(1);
  },
);
