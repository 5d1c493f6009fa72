import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const PAGES = ['/', '/products', '/products/15', '/contact-us', '/dashboard/profile'];

/** What a visitor does not notice; search engines mind from 0.1. */
const UNNOTICED = 0.02;

/** Counts, in every page that opens, how far its parts were moved from under the reader. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    const add = (moves: PerformanceEntryList) => {
      for (const move of moves) moved += Number(Reflect.get(move, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const total = () => {
      add(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { howFarItMoved: total });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'howFarItMoved') as () => number)());
}

test('no page moves while its parts arrive', { tag: '@wide' }, async ({ page, arrive }) => {
  await arrive('user', 'public');
  const moved = await countMoves(page);
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await moved(), path).toBeLessThan(UNNOTICED);
  }
});

test('what a press needs comes without moving the page', async ({ page, arrive }) => {
  await arrive('user', 'public');
  const moved = await countMoves(page);
  await page.goto('/dashboard/profile');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Profile' }).hover();
  await page.waitForLoadState('networkidle');
  expect(await moved()).toBeLessThan(UNNOTICED);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});
