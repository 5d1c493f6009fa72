import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Carries the id between the processes that handle a request, and back to the caller. */
export const REQUEST_ID = 'x-request-id';

/** Longer or stranger ids would end up in logs as they are. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of a request: the given one (8 to 64 letters, digits, `_` and `-`), else a new UUID. */
export const requestIdOf = (given?: string | string[] | null): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();

/** Gives a request that has just arrived its id, in its header. Only a trusted proxy may state one. */
export function giveRequestId({ headers }: IncomingMessage, trustedProxies: number): void {
  headers[REQUEST_ID] = requestIdOf(trustedProxies > 0 ? headers[REQUEST_ID] : null);
}
