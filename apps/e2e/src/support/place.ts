import type { Locator, Page } from '@playwright/test';

/** How far down the page one is. */
export const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where on the screen something stands. */
export const placeOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top));

interface AtPress {
  /** How far down the page one was. */
  page: number;
  /** Where on the screen the target stood. */
  target: number;
}

/** Presses the first link of a target; answers where things stood then: until that, the page may still move. */
export async function pressNotingPlace(target: Locator): Promise<AtPress> {
  await target.evaluate((element) => {
    const note = () => {
      const at = { page: scrollY, target: element.getBoundingClientRect().top };
      sessionStorage.setItem('place', JSON.stringify(at));
    };
    addEventListener('click', note, { capture: true, once: true });
  });
  await target.getByRole('link').first().click();
  return target.page().evaluate(() => JSON.parse(sessionStorage.getItem('place') ?? '') as AtPress);
}
