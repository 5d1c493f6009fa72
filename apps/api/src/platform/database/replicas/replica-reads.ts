import { AsyncLocalStorage } from 'node:async_hooks';
import { finalize, Observable } from 'rxjs';
import type { PinnedReplica } from './replica';

/** A request that may read from a replica. */
export interface ReplicaReads {
  /** The revision that the caller knows: the replica must be as far at least. */
  least: unknown;
  /** The replica that it reads from, chosen with its first read; null where that is the primary. */
  pinned: Promise<PinnedReplica | null> | null;
  /** What goes on after the response, such as the work of a timer, reads from the primary. */
  isOver: boolean;
}

const requests = new AsyncLocalStorage<ReplicaReads | null>();

/** The request that a statement belongs to, where it may read from a replica. */
export function currentReplicaReads(): ReplicaReads | null {
  const reads = requests.getStore();
  return reads && !reads.isOver ? reads : null;
}

/**
 * Lets a handler read from one replica, if there is one that is far enough. Whatever is not run through here reads
 * from the primary: sessions, what staff see, and what is read in order to write.
 */
export function fromReplica<T>(least: unknown, handle: () => Observable<T>): Observable<T> {
  const reads: ReplicaReads = { least, pinned: null, isOver: false };
  // Subscribed to in there too: the handlers of routes begin with that.
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

/** Reads from the primary, whatever the request around it may do. */
export const fromPrimary = <T>(work: () => T): T => requests.run(null, work);
