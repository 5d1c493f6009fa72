import { violationsOf } from '../../support/accessibility';
import { newAccount, sessionCookie } from '../../support/accounts';
import { requestAsOwner } from '../../support/api';
import { newCategory, newUnit } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, successToast } from '../../support/forms';

const LIST = '/dashboard/product/product-list';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'edits prices in cells by keyboard, and lets others use a saved and shared view',
  { tag: '@wide-only' },
  async ({ page, browser, problems, product }) => {
    problems.expectStatus(409);
    const category = await newCategory(product);
    const first = await newUnit(product, category, { position: 1 });
    const second = await newUnit(product, category, { position: 2 });
    const priceOf = async ({ id }: { id: number }) =>
      (
        JSON.parse((await requestAsOwner(product, `/products/${id}`)).text) as {
          offer_price: number;
        }
      ).offer_price;
    const cell = ({ model }: { model: string }) =>
      page.getByRole('button', { name: new RegExp(`^Change offer price of ${model}`) });
    const input = ({ model }: { model: string }) =>
      page.getByRole('textbox', { name: `Offer price of ${model}` });

    await page.goto(`${product.adminUrl}${LIST}?category=${category.slug}`);
    await cell(first).focus();
    await page.keyboard.press('Enter');
    await expect(input(first)).toBeFocused();
    await page.keyboard.type('75,000');
    await expect(page.getByText('Visitors will save ৳15,000.')).toBeVisible();
    // Another editor has changed the product of the next cell since the list was loaded.
    await requestAsOwner(product, `/products/${second.id}`, {
      method: 'PUT',
      body: { offer_price: 60_000 },
    });
    await page.keyboard.press('Tab');
    await expect(input(second)).toBeFocused();
    await expect(cell(first)).toContainText('৳75,000');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('70000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'changed this' })).toHaveText(
      'Rafiqul Islam changed this. It is now ৳60,000.',
    );
    await expect(cell(second)).toContainText('৳60,000');
    expect([await priceOf(first), await priceOf(second)]).toEqual([75_000, 60_000]);
    await cell(second).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('70000');
    await page.keyboard.press('Enter');
    await expect(cell(second)).toContainText('Saved');
    expect(await priceOf(second)).toBe(70_000);

    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    const name = `View of ${category.title}`.slice(0, 40);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: /^Share with all staff/ }).check();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(successToast(page)).toContainText(`View ‘${name}’ saved.`);
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await expect(views.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const colleague = await browser.newContext({ baseURL: product.adminUrl });
    await colleague.addCookies([
      await sessionCookie(product, await newAccount(product, 'admin'), 'admin'),
    ]);
    const other = await colleague.newPage();
    await other.goto(product.adminUrl + LIST);
    await other.getByRole('link', { name: new RegExp(`^Shared by .* ${name}`) }).click();
    await expect(other).toHaveURL(new RegExp(`category=${category.slug}`));
    await expect(other.getByRole('row').filter({ hasText: first.model })).toContainText('৳75,000');
    await expect(other.getByText('1 to 2 of 2')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Actions for the view/ })).toHaveCount(0);
    await colleague.close();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await choose(page, 'Visibility', 'Hidden');
    await expect(page.getByText('No products match.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('grid', { name: 'Products List' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
  },
);
