import type { IncomingMessage, ServerResponse } from 'node:http';
import { rejectMalformed } from './malformed-request';
import { giveRequestId } from './request-id';

/**
 * What a process does first with each request: it gives it an id, that of a trusted proxy or a new one, and rejects
 * what no handler should see. False where it has rejected it.
 */
export function admit(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): boolean {
  giveRequestId(incoming, trustedProxies);
  return !rejectMalformed(incoming, outgoing);
}
