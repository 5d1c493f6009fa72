import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';

test('keeps a rejected form accessible', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('number is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

  const PAGES = [
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/user/user-list',
    '/dashboard/user/change-password',
    '/dashboard/gallery/media-library',
    '/dashboard/product/product-list',
    '/dashboard/product/add-product',
    '/dashboard/product/import',
    '/dashboard/setting/categories',
    '/dashboard/setting/menus',
    '/dashboard/setting/client-message',
    '/dashboard/customers',
    '/dashboard/customers/1',
    '/dashboard/customers/add',
    '/dashboard/units',
    '/dashboard/units/edit/1',
    '/dashboard/maintenance',
    '/dashboard/maintenance/1',
    '/dashboard/visits',
    '/dashboard/visits/calendar',
    '/dashboard/visits/edit/1',
    '/dashboard/setting/sizing-values',
    '/dashboard/setting/tariffs',
    '/dashboard/setting/vrf-series',
    '/dashboard/setting/translations',
    '/dashboard/setting/translations/company/1',
    '/dashboard/setting/glossary',
    '/dashboard/setting/security',
    '/dashboard/setting/audit-log',
    '/dashboard/setting/mail-log',
  ];
  /** Several pages share a browser context, which loads the scripts of the dashboard once. */
  const PARTS = 4;

  for (let part = 1; part <= PARTS; part++) {
    test(
      `keeps the pages of the dashboard accessible: part ${part} of ${PARTS}`,
      { tag: '@wide' },
      async ({ page, product, isMobile }) => {
        test.setTimeout(120_000);
        for (const [at, path] of PAGES.entries()) {
          if (at % PARTS !== part - 1) continue;
          // Every second page is light on a phone and dark on a wide screen, the others the other way round.
          const colorScheme = (at % 2 === 0) === isMobile ? 'light' : 'dark';
          await page.emulateMedia({ colorScheme });
          await page.goto(product.adminUrl + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect.soft(await violationsOf(page), path).toEqual([]);
        }
      },
    );
  }
});
