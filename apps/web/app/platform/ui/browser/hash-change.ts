import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For routes: nothing is loaded if the hash of the address alone changes, as when a viewer opens or closes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod = 'GET', defaultShouldRevalidate } = change;
  const hashOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search === nextUrl.search &&
    currentUrl.hash !== nextUrl.hash;
  return hashOnly && formMethod === 'GET' ? false : defaultShouldRevalidate;
}
