import type { Page } from '@playwright/test';

/** Goes through the header's menus to one of their entries, as the width of the window has them. */
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
