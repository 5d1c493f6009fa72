import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Carries the key of the site's calls to the API, where each runs in a process of its own. */
export const SITE_KEY = 'x-site-key';

/** Carries the visitor's address on a call that has the site's key. No other call is believed. */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * The state of the catalogue. Of a request: what its response is made from must not be older, since it will be cached
 * as the response of that state. Of a response: the state that it was made from. It matters where another process,
 * which may know an older state, makes the response.
 */
export const REVISION = 'x-revision';

/** What the site proves with that a call is its own. Made of the secret that both have, which it does not give away. */
export const siteKeyOf = (secret: string): string =>
  createHmac('sha256', secret).update('calls of the site').digest('base64url');

/** True where a call carries this key. Without a key no call does. */
export function hasSiteKey(headers: IncomingHttpHeaders, key: string | null): boolean {
  const given = Buffer.from(String(headers[SITE_KEY] ?? ''));
  const expected = Buffer.from(key ?? '');
  return key !== null && given.length === expected.length && timingSafeEqual(given, expected);
}

const marked = new WeakSet<IncomingMessage>();

/** Notes that the site sent this request while it renders: it does not count against the limit of reads. */
export const markLoaderCall = (incoming: IncomingMessage): void => void marked.add(incoming);

/** True for a marked request, and for one over a connection inside the process that is the site's. */
export const isLoaderCall = (incoming: IncomingMessage): boolean =>
  marked.has(incoming) || (incoming.socket as { loaderCall?: boolean }).loaderCall === true;

/** True where one state, which may be no number or missing, is known to be after another one. */
export const isLater = (one: unknown, other: string): boolean => Number(one) > Number(other);

/** True where a state, which may be missing, is known to be before another one. */
export const isOlder = (one: string | null, other: string): boolean =>
  one !== null && Number(one) < Number(other);
