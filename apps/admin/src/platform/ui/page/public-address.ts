/** Returns an address of the public site, which has the same host without `admin.`. */
export function publicAddress(here: { protocol: string; host: string }, path = '/'): string {
  return `${here.protocol}//${here.host.replace(/^admin\./, '')}${path}`;
}

const SHORT = 60;

/** Shortens the page of a visitor for display, by the long query of a tool. */
export const shortPage = (page: string) =>
  page.length > SHORT ? `${page.split('?')[0]!.slice(0, SHORT)}?…` : page;
