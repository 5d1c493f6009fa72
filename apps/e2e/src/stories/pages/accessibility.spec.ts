import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another colour scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the current page, readable in a failure. */
async function violationsOf(page: Page, only?: string[]): Promise<string[]> {
  // Colours are checked at the end of every animation. What lies far below is not laid out yet.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  // In legacy mode no second page is opened for the sum of frames from elsewhere: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  return [...found, ...(await page.evaluate(idsOfFieldNames))];
}

/** Ids that are also names of fields: form and document would find the one by the other. */
function idsOfFieldNames(): string[] {
  const named = document.querySelectorAll('input, select, textarea, button, output, fieldset');
  const names = new Set([...named].map((field) => field.getAttribute('name')));
  return [...document.querySelectorAll('[id]')]
    .filter(({ id }) => names.has(id))
    .map(({ id }) => `id ${id} is the name of a field`);
}

const PUBLIC = [
  ['/', 'home'],
  ['/products', 'all products'],
  ['/products/outdoor', 'a category'],
  ['/products/15', 'a product'],
  ['/search?q=chiller', 'a search'],
  ['/compare?ids=1,2', 'a comparison'],
  ['/contact-us', 'contact'],
  ['/login', 'sign in'],
  ['/signup', 'sign up'],
  ['/forgot-password', 'forgotten password'],
  ['/reset-password?token=none', 'new password'],
  ['/confirm-email?token=none', 'confirm email'],
] as const;

for (const [path, name] of PUBLIC) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}

test('the not-found screen and a rejected form are accessible', async ({ page, problems }) => {
  problems.expectStatus(404);
  await page.goto('/no-such-page');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('number is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('a visitor', () => {
  test.use({ signedIn: { as: 'user', on: 'site' } });

  for (const path of ['/dashboard', '/dashboard/profile']) {
    test(`${path} of a visitor is accessible`, { tag: '@wide' }, async ({ page }) => {
      await page.goto(path);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
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
