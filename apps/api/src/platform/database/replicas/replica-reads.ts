import { AsyncLocalStorage } from 'node:async_hooks';
import { finalize, Observable } from 'rxjs';
import type { PinnedReplica } from './replica';

/** A request that may read from a replica. */
export interface ReplicaReads {
  /** The revision that the caller knows, which the replica must have reached. */
  least: unknown;
  /** The replica, chosen at the first read; null for the primary. */
  pinned: Promise<PinnedReplica | null> | null;
  /** True after the response: later work, such as that of timers, reads from the primary. */
  isOver: boolean;
}

const requests = new AsyncLocalStorage<ReplicaReads | null>();

/** Returns the state of the current request if it may read from a replica, otherwise null. */
export function currentReplicaReads(): ReplicaReads | null {
  const reads = requests.getStore();
  return reads && !reads.isOver ? reads : null;
}

/**
 * Runs a handler that may read from one replica which has reached the revision `least`. Everything else reads from the
 * primary: sessions, data for staff, and reads that precede a write.
 */
export function fromReplica<T>(least: unknown, handle: () => Observable<T>): Observable<T> {
  const reads: ReplicaReads = { least, pinned: null, isOver: false };
  // Subscribes within the context as well, because route handlers only start on subscription.
  const handled = new Observable<T>((subscriber) =>
    requests.run(reads, () => handle().subscribe(subscriber)),
  );
  return handled.pipe(
    finalize(() => {
      reads.isOver = true;
      void reads.pinned?.then((pinned) => pinned?.release());
    }),
  );
}

/** Runs `work` with reads from the primary, even within a request that may use a replica. */
export const fromPrimary = <T>(work: () => T): T => requests.run(null, work);
