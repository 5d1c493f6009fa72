import { channel } from 'node:diagnostics_channel';

/**
 * Events that parts of the product emit for observers such as the metrics. They use Node's diagnostics channels, since
 * the bundle of the site has its own copy of this module, and a channel without subscribers costs next to nothing.
 */
export interface Signals {
  /** A call or a page was rejected by a rate limit. */
  limit: { limit: string };
  /** Rendering a page has ended, successfully or not. */
  render: { seconds: number };
  /** The site has called the API. `route` is a path of the contract; `status` is 0 without a response. */
  apiCall: { route: string; method: string; status: number; seconds: number };
  /** A statement of the database has ended, with the wait for a connection. */
  query: { kind: 'read' | 'write'; outcome: 'ok' | 'error' | 'timeout'; seconds: number };
  /** An enquiry was stored. */
  enquiry: { kind: string; spam: boolean };
  signIn: { outcome: 'ok' | 'failed' };
  upload: { kind: 'picture' | 'file'; outcome: 'ok' | 'rejected' };
  /** An attempt to send a mail has ended. `failed` is given up, `retried` is tried again. */
  mail: { result: 'sent' | 'retried' | 'failed' };
  /** A round of housekeeping has ended. */
  housekeeping: { failedTasks: number };
  /** With REDIS_URL: Redis became reachable or unreachable. */
  redis: { isUp: boolean };
  /** An unexpected error. `requestId` is that of the visitor's request. */
  failure: { what: string; error: unknown; requestId?: string };
}

type Name = keyof Signals;
const PREFIX = 'shishir:';

/** Calls all subscribers. Costs one comparison if there are none. */
export function emit<K extends Name>(name: K, message: Signals[K]): void {
  const target = channel(PREFIX + name);
  if (target.hasSubscribers) target.publish(message);
}

/** Lets callers skip messages that are expensive to build. */
export const hasSubscribers = (name: Name): boolean => channel(PREFIX + name).hasSubscribers;

/** Calls `then` with each message. Returns the function that unsubscribes. */
export function subscribe<K extends Name>(
  name: K,
  then: (message: Signals[K]) => void,
): () => void {
  const source = channel(PREFIX + name);
  const subscriber = (message: unknown) => then(message as Signals[K]);
  source.subscribe(subscriber);
  return () => void source.unsubscribe(subscriber);
}

const REPORTED = Symbol.for('shishir.reported');
/** Errors already reported. An error passes several layers but is logged once. */
const reported = ((globalThis as unknown as Record<symbol, WeakSet<object>>)[REPORTED] ??=
  new WeakSet());

/** Logs an unexpected error once, with the id of the request; without a log it is written to the console. */
export function reportFailure(what: string, error: unknown, requestId?: string | null): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const id = requestId ?? undefined;
  if (hasSubscribers('failure')) emit('failure', { what, error, requestId: id });
  else console.error(id === undefined ? what : `request ${id}: ${what}`, error);
}
