import type { ComponentType } from 'react';
import { lazyPart } from '../page/lazy-part';
import { preloadGrid } from './load-grid';

/** Creates a page with a list: the grid is fetched together with it. */
export const listPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(() => {
    preloadGrid();
    return load();
  });
