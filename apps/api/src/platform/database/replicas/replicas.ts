import type { Revisions } from '@shishir/server/response-cache/revisions';
import { isLater } from '@shishir/server/site-calls';
import { type PinnedReplica, Replica, type ReplicaSource, type Statement } from './replica';
import { currentReplicaReads, fromPrimary, type ReplicaReads } from './replica-reads';

const NONE = Promise.resolve(null);

/** The replicas of the database, which take turns. */
export class Replicas {
  private readonly all: Replica[];
  private turn = 0;

  /** `revisions` knows the state of the primary, which a replica must have reached before it is read from. */
  constructor(
    sources: ReplicaSource[],
    private readonly revisions: Revisions,
  ) {
    this.all = sources.map((source) => new Replica(source));
  }

  /**
   * Reads from the replica of the request that this belongs to. Null where the primary has to be read: for everyone
   * else, and while no replica can be used. What fails on the replica is read from the primary too, as is the rest of
   * the request: both are at the revision that the request needs.
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

  /** The latest revision of a replica, for the time when the primary does not say it. Null where none is known. */
  async revision(): Promise<number | null> {
    const found = await Promise.all(this.all.map((replica) => replica.revision()));
    const known = found.filter((revision) => revision !== null && revision >= 0) as number[];
    return known.length > 0 ? Math.max(...known) : null;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.close()));
  }

  /** The next replica in turn that is as far as the primary is known to be, and as the caller knows. */
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
