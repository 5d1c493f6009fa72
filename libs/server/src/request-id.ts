import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header with the request id, between the processes that handle a request and back to the caller. */
export const REQUEST_ID = 'x-request-id';

/** Rejects long or unusual ids, because ids are logged unchanged. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Returns the given id if it is valid (8 to 64 letters, digits, `_` and `-`), otherwise a new UUID. */
export const requestIdOf = (given?: string | string[] | null): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();

/** Sets the id of an incoming request in its header. Only a trusted proxy may provide one. */
export function giveRequestId({ headers }: IncomingMessage, trustedProxies: number): void {
  headers[REQUEST_ID] = requestIdOf(trustedProxies > 0 ? headers[REQUEST_ID] : null);
}
