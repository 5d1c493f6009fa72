import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads nothing if only the hash of the address changes, as when a viewer opens or closes. For routes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod = 'GET', defaultShouldRevalidate } = change;
  const hashOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search === nextUrl.search &&
    currentUrl.hash !== nextUrl.hash;
  return hashOnly && formMethod === 'GET' ? false : defaultShouldRevalidate;
}
