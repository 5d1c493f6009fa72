import type { IncomingMessage, ServerResponse } from 'node:http';
import { rejectMalformed } from './malformed-request';
import { giveRequestId } from './request-id';

/**
 * Assigns an id to a request, that of a trusted proxy or a new one, and rejects malformed requests. Returns false if
 * the request was rejected.
 */
export function admit(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): boolean {
  giveRequestId(incoming, trustedProxies);
  return !rejectMalformed(incoming, outgoing);
}
