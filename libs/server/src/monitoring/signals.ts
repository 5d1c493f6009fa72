import { channel } from 'node:diagnostics_channel';

/**
 * What parts of the product tell those who watch it, such as the metrics. Channels of Node carry it, since the site's
 * bundle has modules of its own, and since a channel without subscribers costs next to nothing.
 */
export interface Signals {
  /** A call or a page was refused: too many of its kind. */
  limit: { limit: string };
  /** A page was rendered, or was not, for good or bad. */
  render: { seconds: number };
  /** The site has called the API. `route` is a path of the contract; `status` is 0 where no response came. */
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
  /** Where REDIS_URL is set: whether Redis can be reached. */
  redis: { isUp: boolean };
  /** Something failed that nobody expected. `requestId` is that of the visitor's request. */
  failure: { what: string; error: unknown; requestId?: string };
}

type Name = keyof Signals;
const PREFIX = 'shishir:';

/** Tells whoever listens. Costs one comparison where nobody does. */
export function tell<K extends Name>(name: K, message: Signals[K]): void {
  const target = channel(PREFIX + name);
  if (target.hasSubscribers) target.publish(message);
}

/** True where somebody listens, for messages that are not free to make. */
export const isHeard = (name: Name): boolean => channel(PREFIX + name).hasSubscribers;

/** Calls `then` with each message. Returns the function that ends it. */
export function listen<K extends Name>(name: K, then: (message: Signals[K]) => void): () => void {
  const source = channel(PREFIX + name);
  const subscriber = (message: unknown) => then(message as Signals[K]);
  source.subscribe(subscriber);
  return () => void source.unsubscribe(subscriber);
}

const REPORTED = Symbol.for('shishir.reported');
/** Errors that are reported already: one error passes several layers, and is logged once. */
const reported = ((globalThis as unknown as Record<symbol, WeakSet<object>>)[REPORTED] ??=
  new WeakSet());

/** Logs an error that nobody expected, once, with the id of the request. Without a log it goes to the console. */
export function reportFailure(what: string, error: unknown, requestId?: string | null): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const id = requestId ?? undefined;
  if (isHeard('failure')) tell('failure', { what, error, requestId: id });
  else console.error(id === undefined ? what : `request ${id}: ${what}`, error);
}
