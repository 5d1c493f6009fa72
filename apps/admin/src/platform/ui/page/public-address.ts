/** The public site stands on the same host without `admin.`. */
export function publicAddress(here: { protocol: string; host: string }, path = '/'): string {
  return `${here.protocol}//${here.host.replace(/^admin\./, '')}${path}`;
}

const SHORT = 60;

/** The page of a visitor for people to read: the long query of a tool is left out. */
export const shortPage = (page: string) =>
  page.length > SHORT ? `${page.split('?')[0]!.slice(0, SHORT)}?…` : page;
