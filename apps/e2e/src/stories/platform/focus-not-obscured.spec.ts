import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Sticky bars at the edges of the window. */
const BARS = ['Product categories', 'Price and contact', 'Comparison']
  .map((label) => `[aria-label="${label}"]`)
  .join();

/** Returns the focused element, and how many pixels of its height are covered by a bar that does not contain it. */
function focusedAndCovered(bars: string): { name: string; covered: number } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  const covering = [...document.querySelectorAll(bars)].filter((bar) => !bar.contains(focused));
  const overlaps = covering.map((bar) => {
    const box = bar.getBoundingClientRect();
    return Math.min(bottom, box.bottom) - Math.max(top, box.top);
  });
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
  return { name: name.trim().slice(0, 60), covered: Math.max(0, ...overlaps) };
}

/** Presses a key until the focus leaves the page, up to 120 times, and lists focused elements that a bar covered. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 120; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedAndCovered, BARS);
    if (!stop) break;
    if (stop.covered > 0) covered.push(`${stop.name}: ${stop.covered} px`);
  }
  expect(stops).toBeGreaterThan(15);
  return covered;
}

test('keeps the focused element clear of bars on a product page', async ({ page }) => {
  await page.goto('/products/15');
  const bar = page.getByRole('region', { name: 'Price and contact' });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  await page.getByRole('button', { name: /^Compare/ }).click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredStops(page, 'Tab')).toEqual([]);
});

test('keeps the focused element clear of bars in a list', async ({ page }) => {
  await page.goto('/products/slim-duct');
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await coveredStops(page, 'Tab')).toEqual([]);
});
