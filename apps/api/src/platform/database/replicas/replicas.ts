import type { Revisions } from '@shishir/server/response-cache/revisions';
import { isLater } from '@shishir/server/site-calls';
import { type PinnedReplica, Replica, type ReplicaSource, type Statement } from './replica';
import { currentReplicaReads, fromPrimary, type ReplicaReads } from './replica-reads';

const NONE = Promise.resolve(null);

/** Distributes reads over the replicas of the database in turn. */
export class Replicas {
  private readonly all: Replica[];
  private turn = 0;

  /** `revisions` provides the primary's revision, which a replica must have reached to be read. */
  constructor(
    sources: ReplicaSource[],
    private readonly revisions: Revisions,
  ) {
    this.all = sources.map((source) => new Replica(source));
  }

  /**
   * Runs a statement on the replica of the current request. Returns null if the primary must be read instead: for
   * requests that may not use a replica, and while none is usable. After a failure, this statement and the rest of the
   * request use the primary, which also has the required revision.
   */
  async read(...statement: Statement): Promise<unknown> {
    const reads = currentReplicaReads();
    if (!reads) return null;
    const pinned = await (reads.pinned ??= this.choose(reads));
    if (!pinned) return null;
    try {
      return await pinned.query(...statement);
    } catch {
      reads.pinned = NONE;
      pinned.release();
      return null;
    }
  }

  /** Returns the latest revision of all replicas, for use while the primary cannot be read; null if none is known. */
  async revision(): Promise<number | null> {
    const found = await Promise.all(this.all.map((replica) => replica.revision()));
    const known = found.filter((revision) => revision !== null && revision >= 0) as number[];
    return known.length > 0 ? Math.max(...known) : null;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.close()));
  }

  /** Pins the next replica in turn that has reached the revisions known to this process and to the caller. */
  private async choose({ least }: ReplicaReads): Promise<PinnedReplica | null> {
    const known = await fromPrimary(() => this.revisions.current(least));
    const revision = isLater(least, known) ? Number(least) : Number(known);
    if (Number.isNaN(revision)) return null;
    const first = this.turn++;
    for (let step = 0; step < this.all.length; step++) {
      const pinned = await this.all[(first + step) % this.all.length]!.pin(revision);
      if (pinned) return pinned;
    }
    return null;
  }
}
