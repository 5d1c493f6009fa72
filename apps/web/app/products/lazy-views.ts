import { lazy } from 'react';

/*
 * The views of one route in chunks of their own: a visit begins with one of them. Where the document has it already,
 * the view starts loading before React asks for it.
 */
const loadDetail = () => import('./detail/product-detail.view');
const loadFamilies = () => import('./families/families-page');
const loadList = () => import('./list/product-list.view');
const loadLadder = () => import('./list/size-ladder');
const loadGrid = () => import('./list/product-grid');

const VIEWS = {
  '.pd': [loadDetail],
  '.fhead': [loadFamilies, loadGrid],
  '.inform__ask': [loadList],
  '.ladder': [loadList, loadLadder],
  '.plist': [loadList, loadGrid],
};

if (typeof document !== 'undefined') {
  const [, views = []] =
    Object.entries(VIEWS).find(([view]) => document.querySelector(view) !== null) ?? [];
  // What fails now is reported by the page itself.
  for (const load of views) void load().catch(() => null);
}

export const ProductDetail = lazy(loadDetail);
export const FamiliesPage = lazy(loadFamilies);
export const ProductList = lazy(loadList);
export const SizeLadder = lazy(loadLadder);
export const ProductGrid = lazy(loadGrid);

/** Preloads the view of a product before the click. */
export const preloadDetail = () => void loadDetail().catch(() => null);
