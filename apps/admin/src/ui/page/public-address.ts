/** The public site stands on the same host without `admin.`. */
export function publicAddress(here: { protocol: string; host: string }, path = '/'): string {
  return `${here.protocol}//${here.host.replace(/^admin\./, '')}${path}`;
}
