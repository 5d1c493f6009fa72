import { down } from '@shishir/tokens';

export const loadGrid = () => import('./list-grid');

/** Fetches the grid in parallel with its page, so that rows need not wait for it; phones show cards. */
export function preloadGrid(load: () => Promise<unknown> = loadGrid): void {
  // After a failure the list tries again, and shows the error.
  if (!window.matchMedia(down('md')).matches) void load().catch(() => {});
}
