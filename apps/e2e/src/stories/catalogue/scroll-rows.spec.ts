import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const categoryBar = (page: Page) => page.getByRole('navigation', { name: 'Product categories' });
const sizes = (page: Page) => page.getByRole('group', { name: 'Available Sizes' }).locator('..');

/** A window that is narrower than all sizes of the outdoor units. */
const NARROW = { width: 820, height: 900 };

/** Horizontal scroll position of a row, and its maximum. */
const scrolled = (row: Locator) =>
  row.evaluate(({ firstElementChild: list }) => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = list ?? {};
    return { at: Math.round(scrollLeft), most: scrollWidth - clientWidth };
  });
const position = async (row: Locator) => (await scrolled(row)).at;

for (const [path, name, find, first] of [
  [
    '/products/outdoor',
    'the category bar',
    (page: Page) => categoryBar(page).locator('ul').locator('..'),
    'Outdoor Unit',
  ],
  ['/products/1', 'the available sizes', sizes, '6.37 Ton 8 HP'],
] as const) {
  test(
    `shows that ${name} can be scrolled, and scrolls to both ends by arrows`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(NARROW);
      await page.goto(path);
      const row = find(page);
      const on = row.getByRole('button', { name: 'Scroll forward' });
      const back = row.getByRole('button', { name: 'Scroll back' });
      await expect(on).toBeVisible();
      await expect(back).toHaveCount(0);
      const { most } = await scrolled(row);
      for (let at = 0; at < most - 1; at = await position(row)) {
        await on.click();
        await expect.poll(() => position(row)).toBeGreaterThan(at);
      }
      const at = await position(row);
      expect(at).toBeGreaterThanOrEqual(most - 1);
      // Other stories add categories after those of the demonstration.
      await expect(row.getByRole('link').last()).toBeInViewport();
      await expect(row.getByRole('link', { name: first, exact: true })).not.toBeInViewport();
      await back.click();
      await expect.poll(() => position(row)).toBeLessThan(at);
    },
  );

  test(
    `scrolls ${name} by wheel and keyboard, and never fades the focused link`,
    { tag: '@wide-only' },
    async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      const row = find(page);
      await row.hover();
      const top = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 120);
      const { most } = await scrolled(row);
      await expect.poll(() => position(row)).toBe(Math.min(120, most));
      expect(await page.evaluate(() => scrollY)).toBe(top);
      // A late wheel event would scroll the row again, so the next one waits for its effect.
      if (most > 120) {
        await page.mouse.wheel(0, 9000);
        await expect.poll(() => position(row)).toBe(most);
      }
      await page.mouse.wheel(0, 300);
      // At the end of the row the page scrolls.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const links = row.getByRole('link');
      await links.first().focus();
      await expect.poll(() => position(row)).toBe(0);
      await page.keyboard.press('ArrowRight');
      // Browsers scroll an element by 40 pixels per key press, gradually.
      await expect.poll(() => position(row)).toBe(40);
      const count = await links.count();
      for (let index = 1; index < count - 1; index++) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
        const fading = () => fadingEdges(links.nth(index));
        await expect.poll(fading, `entry ${index}`).toEqual([]);
      }
    },
  );
}

/** The sides of the row on which an arrow covers the link. */
const fadingEdges = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const arrows = [
      ...element.closest('[class*=_scrollRow_]')!.querySelectorAll(':scope > button'),
    ];
    return arrows
      .filter((arrow) => {
        const box = arrow.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1;
      })
      .map((arrow) => `${arrow.ariaLabel}: ${left} to ${right}`);
  });

test('shows no arrows for a row that fits', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto('/products/65');
  await expect(sizes(page)).toBeVisible();
  await expect(sizes(page).getByRole('button')).toHaveCount(0);
  await expect(sizes(page)).toHaveAttribute('data-more', '');
});
