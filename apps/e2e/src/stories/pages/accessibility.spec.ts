import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';

/** The rules that another colour scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

test('a rejected form is accessible', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('number is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

  for (const path of [
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/user/user-list',
    '/dashboard/user/change-password',
    '/dashboard/product/product-list',
    '/dashboard/product/add-product',
    '/dashboard/product/import',
    '/dashboard/setting/categories',
    '/dashboard/setting/menus',
    '/dashboard/setting/client-message',
    '/dashboard/setting/security',
    '/dashboard/setting/audit-log',
    '/dashboard/setting/mail-log',
  ]) {
    test(`${path} is accessible`, { tag: '@wide' }, async ({ page, product }) => {
      await page.goto(product.adminUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await violationsOf(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await violationsOf(page, COLOURS), 'dark').toEqual([]);
    });
  }
});
