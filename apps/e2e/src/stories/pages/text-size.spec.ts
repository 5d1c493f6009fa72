import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Links and buttons in a part of the page that begin or end outside the window, or lie below another one. */
const misplaced = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const controls = [...document.querySelectorAll(`:is(${selector}) :is(a, button, input)`)];
    return controls
      .filter((control) => control.checkVisibility() && control.clientWidth > 1)
      .map((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isWithin = (from: number, to: number, size: number) => from > -1 && to < size + 1;
        const out = !isWithin(left, right, innerWidth) || !isWithin(top, bottom, innerHeight);
        const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const covered = !out && !control.contains(topmost) && !topmost?.contains(control);
        const name = control.ariaLabel ?? control.textContent ?? '';
        return out || covered ? `${name.trim()} at ${left}, ${top} to ${right}, ${bottom}` : '';
      })
      .filter(Boolean);
  }, part);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const percent of [150, 200]) {
  test(
    `the menu stays on the screen with text of ${percent} %`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/contact-us');
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = `${size}%`),
        percent,
      );
      await expect
        .poll(() => misplaced(page, '.topbar, .header'), 'the bars above every page')
        .toEqual([]);
      const header = page.getByRole('banner');
      const burger = header.getByRole('button', { name: 'Open menu' });
      if (await burger.isVisible()) {
        await burger.click();
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await drawer.getByRole('button', { name: 'Products' }).click();
        await drawer.getByRole('button', { name: 'Variable Refrigerant Flow (VRF)' }).click();
        await expect(drawer.getByRole('link', { name: /Outdoor Unit/ })).toBeVisible();
        expect(await misplaced(page, '.drawer')).toEqual([]);
        await drawer.getByRole('button', { name: 'Close menu' }).click();
      } else {
        await header.getByRole('button', { name: 'Products' }).click();
        await expect(header.getByRole('link', { name: /Outdoor Unit/ })).toBeVisible();
        expect(await misplaced(page, '.mega')).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(await overflow(page)).toBe(0);
    },
  );
}
