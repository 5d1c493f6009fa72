import type { Page } from '@playwright/test';

/** What a document keeps of the React root in it. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Scripts that a story keeps away never come. */
const LONGEST_MS = 5_000;

/**
 * Waits until a page from the server listens to what is done on it, which shows at its end. Before that its
 * forms work as they do without JavaScript, and that is for stories of its own.
 */
export async function awake(page: Page): Promise<void> {
  // React marks elements while it is still at it; only its root knows that all of them listen.
  const listens = () => {
    if (!document.querySelector('footer')) return true;
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer$'));
    const root = name && (Reflect.get(document, name) as ReactRoot | null);
    return Boolean(root && !root.stateNode.current.memoizedState.isDehydrated);
  };
  await page.waitForFunction(listens, undefined, { timeout: LONGEST_MS }).catch(() => undefined);
}
