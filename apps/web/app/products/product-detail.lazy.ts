import { lazy } from 'react';

const load = () => import('./detail/product-detail.view');

/** The view of a product, apart from the lists, which most visits begin with and which do not need it. */
export const ProductDetail = lazy(load);

/** Fetches the view on the way to a product; where that fails, its page will say so. */
export const preloadDetail = () => void load().catch(() => null);
