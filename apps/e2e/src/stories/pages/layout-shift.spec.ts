import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const PAGES = ['/', '/products', '/products/15', '/contact-us', '/dashboard/profile'];

/** The bar of the product; search engines rate from 0.1. */
const MOST_SHIFT = 0.02;

/** Sums the layout shifts of every page that opens. */
async function sumLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const shift of shifts) sum += Number(Reflect.get(shift, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const total = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { layoutShift: total });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'layoutShift') as () => number)());
}

test('no page shifts while it loads', { tag: '@wide' }, async ({ page, signInAsNew }) => {
  await signInAsNew('user', 'site');
  const shift = await sumLayoutShifts(page);
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await shift(), path).toBeLessThan(MOST_SHIFT);
  }
  // The measure itself: a block above the page shifts all of it.
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.body.prepend(block);
  });
  await expect.poll(shift).toBeGreaterThan(MOST_SHIFT);
});

test('what a click loads does not shift the page', async ({ page, signInAsNew }) => {
  await signInAsNew('user', 'site');
  const shift = await sumLayoutShifts(page);
  await page.goto('/dashboard/profile');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Profile' }).hover();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(MOST_SHIFT);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});
