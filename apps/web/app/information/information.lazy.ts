import { lazy } from 'react';

const load = () => import('./information-header');

/** In a chunk of their own: most lists have no information. */
export const InformationHeader = lazy(load);
export const AskForPrice = lazy(() => import('./ask-for-price'));

// On the page of such a list, the chunk starts loading before React asks for it.
if (typeof document !== 'undefined' && document.querySelector('.inform')) {
  void load().catch(() => null);
}
