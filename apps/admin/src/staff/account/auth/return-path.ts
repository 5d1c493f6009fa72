/** Parameter of `/login` for the page of origin. */
const PARAMETER = 'next';
export const START = '/dashboard';

/** Returns the path of the sign-in page, with the page of origin in its query. */
export function signInAddress(origin: { pathname: string; search: string }): string {
  return `/login?${PARAMETER}=${encodeURIComponent(origin.pathname + origin.search)}`;
}

/**
 * Returns the page to open after sign-in: the remembered one if it is a path of this site, so that no crafted link can
 * send staff elsewhere.
 */
export function originOf(parameters: URLSearchParams, site: string): string {
  const wanted = parameters.get(PARAMETER);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, site)) return START;
  const address = new URL(wanted, site);
  const foreign = address.origin !== new URL(site).origin;
  return foreign || address.pathname === '/login' ? START : address.pathname + address.search;
}
