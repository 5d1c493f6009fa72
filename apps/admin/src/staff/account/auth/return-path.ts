/** The parameter of `/login` that holds the page of origin. */
const PARAMETER = 'next';
export const START = '/dashboard';

/** The sign-in page, with the page of origin remembered in its address. */
export function signInAddress(origin: { pathname: string; search: string }): string {
  return `/login?${PARAMETER}=${encodeURIComponent(origin.pathname + origin.search)}`;
}

/**
 * Where to go after signing in: the remembered page, but only a path of this very site,
 * so that nobody can send staff elsewhere with a prepared link.
 */
export function originOf(parameters: URLSearchParams, site: string): string {
  const wanted = parameters.get(PARAMETER);
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, site)) return START;
  const address = new URL(wanted, site);
  const foreign = address.origin !== new URL(site).origin;
  return foreign || address.pathname === '/login' ? START : address.pathname + address.search;
}
