import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Header with the key that authenticates the site's calls to the API, if they run in separate processes. */
export const SITE_KEY = 'x-site-key';

/** Header with the visitor's address; trusted only together with the site's key. */
export const VISITOR_ADDRESS = 'x-visitor-address';

/**
 * Header with the revision of the catalogue. In a request: the response must not be made from an older state, because
 * it will be cached as that of this revision. In a response: the state it was made from. Used between processes, which
 * may know different states.
 */
export const REVISION = 'x-revision';

/**
 * Returns the key by which the site proves that a call is its own. Derived from the shared secret without revealing it.
 */
export const siteKeyOf = (secret: string): string =>
  createHmac('sha256', secret).update('calls of the site').digest('base64url');

/** True if a call carries this key; always false without a key. */
export function hasSiteKey(headers: IncomingHttpHeaders, key: string | null): boolean {
  const given = Buffer.from(String(headers[SITE_KEY] ?? ''));
  const expected = Buffer.from(key ?? '');
  return key !== null && given.length === expected.length && timingSafeEqual(given, expected);
}

const marked = new WeakSet<IncomingMessage>();

/** Marks a request as sent by the site during rendering, which does not count against the limit of reads. */
export const markLoaderCall = (incoming: IncomingMessage): void => void marked.add(incoming);

/** True for a marked request, and for an in-process call of the site. */
export const isLoaderCall = (incoming: IncomingMessage): boolean =>
  marked.has(incoming) || (incoming.socket as { loaderCall?: boolean }).loaderCall === true;

/** True if a state is known to be later than another; `one` may be missing or not a number. */
export const isLater = (one: unknown, other: string): boolean => Number(one) > Number(other);

/** True if a state is known to be earlier than another; `one` may be missing. */
export const isOlder = (one: string | null, other: string): boolean =>
  one !== null && Number(one) < Number(other);
