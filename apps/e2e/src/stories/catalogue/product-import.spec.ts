import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { httpRequest } from '../../support/api';
import { newCategory, newUnit, pollSite, type OwnUnit } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import type { Product } from '../../support/product';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

const importsOf = ({ adminUrl }: Product) => `${adminUrl}/dashboard/product/import`;

/** Exports the catalogue and returns the file. */
async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await download.path(), 'utf8');
}

const upload = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'imports an edited export, applies its valid rows and undoes the import',
  { tag: ['@wide-only', '@mariadb'] },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const units = [await newUnit(product, category), await newUnit(product, category)];
    const listed = `/products/${category.slug}`;
    const isShown = async (path: string, price = '৳70,000') =>
      (await httpRequest(product.publicUrl + path)).text.includes(price);
    await page.goto(importsOf(product));
    const csv = await exported(page);
    expect(csv.startsWith('\uFEFF"id",')).toBe(true);
    const state = page.getByRole('region', { name: 'Import status' });
    await upload(page, 'as-it-is.csv', csv);
    await expect(state).toContainText('The catalogue already matches this file: 0 changes.');

    const lineOf = ({ model }: OwnUnit) => csv.split('\n').find((line) => line.includes(model));
    const [header = ''] = csv.split('\n');
    const [cheaper = '', wrong = ''] = units.map(lineOf);
    const file = [header, cheaper.replace('80000', '70000'), wrong.replace('80000', 'cheap')];
    await page.getByRole('link', { name: 'All imports' }).first().click();
    await upload(page, 'prices.csv', file.join('\n'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('prices.csv');
    await expect(state).toContainText('Not applied yet. This import would change 1 product.');
    await expect(state).toContainText('1 row is invalid.');
    const rows = page.getByRole('main');
    await expect(rows).toContainText(/Offer price.*80,?000.*70,?000/);
    await expect(rows).toContainText('‘cheap’ is not a number');
    expect(await isShown(listed)).toBe(false);

    await state.getByRole('button', { name: 'Apply only the valid rows' }).click();
    const apply = page.getByRole('alertdialog', { name: 'Apply this import?' });
    await expect(apply).toContainText('1 invalid row will be left out');
    await apply.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(state).toContainText('0 products added, 1 changed.');
    expect(await pollSite(() => isShown(listed))).toBe(true);
    expect(await isShown(`/products/${units[0]?.id}`)).toBe(true);
    expect(await isShown(`/products/${units[1]?.id}`, '৳80,000')).toBe(true);

    await state.getByRole('button', { name: 'Undo this import' }).click();
    const undo = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await undo.getByRole('button', { name: 'Undo import' }).click();
    await expect(state).toContainText('The catalogue is as it was before the import.');
    expect(await pollSite(async () => !(await isShown(listed)))).toBe(true);
  },
);

/** A supplier's list of 200 units without ids, with other headings below its name. */
function supplierList(prefix: string, prices: number): string {
  const taka = (price: number) => `"৳${String(price).replace(/(\d\d\d)$/, ',$1')}/-"`;
  const rows = Array.from(
    { length: 200 },
    (_, n) => `${n + 1},${prefix}-${n},Padma split ${n},1.5 Ton,R-32,${taka(prices + n * 100)}`,
  );
  const headings = 'Sl.,Model No,Item name,Capacity,Gas,MRP (BDT)';
  return ['Padma Cooling Ltd.,,,,,', ',,,,,', headings, ...rows].join('\r\n');
}

test(
  'imports a supplier’s list by its columns, repeats it a month later and undoes both',
  { tag: '@mariadb' },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const supplier = `Padma ${category.slug}`;
    const prefix = category.slug.toUpperCase();
    const state = page.getByRole('region', { name: 'Import status' });
    const listed = async () =>
      (await httpRequest(`${product.publicUrl}/api/v1/products?category=${category.slug}`)).headers[
        'x-total-count'
      ];
    await page.goto(importsOf(product));
    await upload(page, 'may.csv', supplierList(prefix, 50_000));
    const columns = page.getByRole('form', { name: 'Columns of the file' });
    await expect(columns.getByRole('combobox', { name: 'Field of ‘MRP (BDT)’' })).toHaveValue(
      'Regular price',
    );
    expect(await violationsOf(page)).toEqual([]);
    await columns.getByRole('combobox', { name: 'Supplier' }).fill(supplier);
    await columns.getByRole('textbox', { name: 'Brand' }).fill('Padma');
    await columns.getByRole('combobox', { name: 'Category', exact: true }).click();
    await page.getByRole('option', { name: category.title, exact: true }).click();
    await columns.getByRole('button', { name: 'Show preview' }).click();
    await expect(state).toContainText('This import would add 200 products.');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: `Leave out ${prefix}-0, row 1` }).click();
    await expect(state).toContainText('This import would add 199 products.');
    await apply(page, 'Apply 199 changes');
    await expect(state).toContainText('199 products added');
    expect(await pollSite(async () => (await listed()) === '199')).toBe(true);

    await page.goto(importsOf(product));
    await upload(page, 'june.csv', supplierList(prefix, 52_000));
    await expect(columns).toContainText(`Columns as saved for ${supplier}.`);
    await columns.getByRole('radio', { name: 'Only prices' }).check();
    await columns.getByRole('button', { name: 'Show preview' }).click();
    await expect(state).toContainText('would add 1 product and change 199 products.');
    await expect(page.getByRole('main')).toContainText(/50,?100.*52,?100.*\+4%/);
    await apply(page, 'Apply 200 changes');
    await expect(state).toContainText('1 product added, 199 changed.');
    await undo(page);
    await page.goto(importsOf(product));
    await page.getByRole('link', { name: 'Open may.csv' }).first().click();
    await undo(page);
    expect(await pollSite(async () => (await listed()) === '0')).toBe(true);
  },
);

async function apply(page: Page, confirm: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

async function undo(page: Page): Promise<void> {
  const state = page.getByRole('region', { name: 'Import status' });
  await state.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(state).toContainText('The catalogue is as it was before the import.');
}
