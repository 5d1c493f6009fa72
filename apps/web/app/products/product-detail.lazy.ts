import { lazy } from 'react';

const load = () => import('./detail/product-detail.view');

/** The view of a product in a chunk of its own: most visits start with a list, which does not need it. */
export const ProductDetail = lazy(load);

/** Preloads the view before the click. If that fails, the page itself reports it. */
export const preloadDetail = () => void load().catch(() => null);
