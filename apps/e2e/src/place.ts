import type { Page } from '@playwright/test';

/** How far down the page one is. */
export const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page stood when it was pressed next: pictures and fonts may still move it before that. */
export async function placeAtPress(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('place', String(window.scrollY));
    addEventListener('click', note, { capture: true, once: true });
  });
  await press();
  return page.evaluate(() => Math.round(Number(sessionStorage.getItem('place'))));
}
