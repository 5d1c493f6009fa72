import { expect, test } from '../../support/fixtures';
import { clickNotingPosition, scrollPosition, topOf } from '../../support/page';

test('starts a new page at its top, and restores the scroll position on back', async ({ page }) => {
  await page.goto('/products/outdoor');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await clickNotingPosition(last);
  expect(before.page).toBeGreaterThan(600);
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VRF Outdoor Unit');
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/products/outdoor');
  await expect.poll(() => topOf(last)).toBeCloseTo(before.target, -1);
});

test('changes the list from the category bar without a full page load', async ({ page }) => {
  await page.goto('/products/15');
  await page.evaluate(() => Object.assign(window, { sameSite: true }));
  const bar = page.getByRole('navigation', { name: 'Product categories' });
  await bar.getByRole('link', { name: 'Big Duct' }).click();
  await expect(page).toHaveURL('/products/big-duct');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Big Duct Products');
  expect(await page.evaluate(() => 'sameSite' in window)).toBe(true);
  const current = bar.locator('[aria-current]');
  await expect(current).toHaveText(['Big Duct']);
  // The pointer is still over it, and its white name is readable.
  expect(await current.evaluate((link) => link.matches(':hover'))).toBe(true);
  await expect(current).toHaveCSS('background-color', 'rgb(11, 111, 184)');
});
