import type { Page } from '@playwright/test';

/** Scripts that a story keeps away never come. */
const LONGEST_MS = 5_000;

/**
 * Waits until a page from the server listens to what is done on it, which shows at its end. Before that its
 * forms work as they do without JavaScript, and that is for stories of its own.
 */
export async function awake(page: Page): Promise<void> {
  const listens = () => {
    const end = document.querySelector('footer');
    return !end || Object.keys(end).some((key) => key.startsWith('__react'));
  };
  await page.waitForFunction(listens, undefined, { timeout: LONGEST_MS }).catch(() => undefined);
}
