import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Links and buttons in a part of the page that are partly outside the window or covered by another element. */
const misplaced = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const controls = [...document.querySelectorAll(`:is(${selector}) :is(a, button, input)`)];
    if (controls.length === 0) return [`nothing found in ${selector}`];
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
    `keeps the menu on the screen with text of ${percent}%`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/contact-us');
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = `${size}%`),
        percent,
      );
      await expect
        .poll(
          () => misplaced(page, '[class*=_topBar_], body > header'),
          'the bars above every page',
        )
        .toEqual([]);
      const header = page.getByRole('banner');
      const burger = header.getByRole('button', { name: 'Open menu' });
      if (await burger.isVisible()) {
        await burger.click();
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await expect(drawer.getByRole('link', { name: /Outdoor Unit/ })).toBeVisible();
        // It slides in from above.
        await expect.poll(() => misplaced(page, '[class*=_drawer_]'), 'the drawer').toEqual([]);
        await drawer.getByRole('button', { name: 'Close menu' }).click();
      } else {
        await header.getByRole('button', { name: 'Products' }).click();
        await expect(header.getByRole('link', { name: /Outdoor Unit/ })).toBeVisible();
        expect(await misplaced(page, '[class*=_mega_]')).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(await overflow(page)).toBe(0);
    },
  );
}

/** Lines of text that are partly outside the window, unless their row scrolls, and lines that overlap. */
const misplacedText = (page: Page) =>
  page.evaluate(() => {
    const lines: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const isRead = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Sticky bars overlap the page on purpose; drawings scale as a whole.
      if (
        !node.textContent?.trim() ||
        !isRead ||
        parent.closest('svg, [aria-label="Price and contact"], [aria-label="Product categories"]')
      )
        continue;
      let scrolls = false;
      let isHidden = false;
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(outer);
        scrolls ||= ['auto', 'scroll'].includes(overflowX);
        isHidden ||= clipPath !== 'none';
      }
      // Only screen readers read it.
      if (isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const text = `${node.textContent.trim().slice(0, 40)} at ${rect.left} to ${rect.right}`;
        const out = rect.left < -1 || rect.right > document.documentElement.clientWidth + 1;
        if (!scrolls && out) return [`outside: ${text}`];
        if (rect.width > 1) lines.push({ text, rect });
      }
    }
    // Line boxes are a little higher than their letters.
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3;
    return lines.flatMap(({ text, rect }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => covers(rect, other.rect))
        .map((other) => `${text} lies on ${other.text}`),
    );
  });

test('keeps a unit and the sign-in page readable with text of 200%', async ({ page }) => {
  for (const [path, part] of [
    ['/products/1', '[aria-label="Price and delivery"]'],
    ['/products/57', '[aria-label="Price and delivery"]'],
    ['/login', 'main form'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => overflow(page), path).toBe(0);
    expect.soft(await misplacedText(page), path).toEqual([]);
    expect.soft(await misplaced(page, part), path).toEqual([]);
  }
});
