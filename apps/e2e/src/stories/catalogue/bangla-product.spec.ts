import type { Page } from '@playwright/test';
import { httpRequest } from '../../support/api';
import { newCategory, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, successToast } from '../../support/forms';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

const ENGLISH = 'Quiet wall unit';
const BANGLA = 'কম শব্দের ওয়াল ইউনিট';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'staff publish a product in English, preview it in both languages, and publish it in Bangla',
  { tag: ['@wide-only', '@mariadb'] },
  async ({ page, context, product }) => {
    const category = await newCategory(product, 'Bangla units');
    await page.goto(`${product.adminUrl}/dashboard/product/add-product`);
    await page.getByLabel('Title').fill(ENGLISH);
    await page.getByLabel('Model', { exact: true }).fill(`BANGLA${category.id}`);
    await choose(page, 'Category', category.title);
    await page.getByLabel('Cooling kW').fill('2.6');
    await page.getByLabel('Regular price').fill('52000');
    await page.getByRole('button', { name: /^Add Product/ }).click();
    await successToast(page).getByRole('button', { name: 'Translate' }).click();

    const title = page.getByRole('textbox', { name: 'Title in Bangla' });
    await title.fill(BANGLA);
    const id = /\/product\/(\d+)$/.exec(page.url())![1]!;
    const site = await context.newPage();
    const inBangla = `${product.publicUrl}/bn/products/${id}`;
    await site.goto(inBangla);
    await expect(heading(site)).toHaveText(ENGLISH);
    await expect(heading(site)).toHaveAttribute('lang', 'en');

    await page.getByRole('button', { name: 'Preview page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview of the page' });
    for (const [language, text] of [
      ['Bangla', BANGLA],
      ['English', ENGLISH],
    ] as const) {
      const link = dialog.getByRole('link', { name: `Open in ${language}` });
      await site.goto((await link.getAttribute('href'))!);
      await expect(heading(site)).toHaveText(text);
    }
    expect((await httpRequest(inBangla)).text).not.toContain(BANGLA);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(successToast(page)).toContainText('The texts are on the site.');
    const listed = `${product.publicUrl}/bn/products/${category.slug}`;
    expect(await pollSite(async () => (await httpRequest(listed)).text.includes(BANGLA))).toBe(
      true,
    );
    await site.goto(inBangla);
    await expect(heading(site)).toHaveText(BANGLA);
    await site.goto(`${product.publicUrl}/products/${id}`);
    await expect(heading(site)).toHaveText(ENGLISH);
  },
);
