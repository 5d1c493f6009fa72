import { down } from '@shishir/tokens';

export const loadGrid = () => import('./list-grid');

/** Fetches the grid beside the page that shows it, so that rows need not wait for it; phones show cards. */
export function preloadGrid(load: () => Promise<unknown> = loadGrid): void {
  // What fails here is tried again by the list, which shows the error.
  if (!window.matchMedia(down('md')).matches) void load().catch(() => {});
}
