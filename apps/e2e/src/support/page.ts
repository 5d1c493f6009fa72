import type { Locator, Page } from '@playwright/test';

/**
 * Waits until a page of the site marks itself as hydrated. Before that its forms work as without JavaScript, which has
 * separate stories. Fails the story if the page never hydrates.
 */
export async function hydrated(page: Page, timeout = 20_000): Promise<void> {
  const marked = page.locator('html[data-hydrated]');
  await marked.waitFor({ state: 'attached', timeout }).catch((cause: unknown) => {
    throw new Error(`${page.url()} did not hydrate within ${timeout} ms`, { cause });
  });
}

/** Follows the menus of the header to an entry, in the form for the width of the window. */
export async function followMenu(page: Page, ...path: [...groups: string[], entry: string]) {
  const groups = path.slice(0, -1);
  const entry = path.at(-1) ?? '';
  const isWide = (page.viewportSize()?.width ?? 0) > 860;
  if (isWide) {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: groups[0] }).click();
    await main.getByRole('link', { name: entry }).first().click();
    return;
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  for (const group of groups) {
    const button = drawer.getByRole('button', { name: group });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  await drawer.getByRole('link', { name: entry }).first().click();
}

/** Vertical scroll position of the page. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Distance of an element from the top of the window. */
export const topOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

interface ClickPosition {
  /** Vertical scroll position of the page. */
  page: number;
  /** Distance of the target from the top of the window. */
  target: number;
}

/** Clicks the first link of a target and returns the positions at that moment, as the page may move before it. */
export async function clickNotingPosition(target: Locator): Promise<ClickPosition> {
  await target.evaluate((element) => {
    const note = () => {
      const at = { page: scrollY, target: element.getBoundingClientRect().top };
      sessionStorage.setItem('position', JSON.stringify(at));
    };
    addEventListener('click', note, { capture: true, once: true });
  });
  await target.getByRole('link').first().click();
  return target
    .page()
    .evaluate(() => JSON.parse(sessionStorage.getItem('position') ?? '') as ClickPosition);
}
