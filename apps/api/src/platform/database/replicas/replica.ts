import { Logger } from '@nestjs/common';
// Not the global ones: where a test sets the clock, the database goes on in real time.
import { clearTimeout, setTimeout } from 'node:timers';
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { isUnavailable } from '../database-errors';

/** How long a request waits for a connection. Then the primary is asked: the replica has enough to do. */
const POOL_MS = 250;
/** How long it waits for a read before the primary is asked, which has a deadline of its own. */
const READ_MS = 1_000;
/** How long an attempt to open the replica may take. */
const OPEN_MS = 5_000;
/** How long a replica is left out after a failure; after this doubles, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A replica that has served for so long is as good as one that never failed. */
const PROVEN_MS = 60_000;
/** A replica that is behind is asked again after this time. */
const BEHIND_MS = 100;
/** It is normal to be behind for a moment after a change. Being behind for longer is logged. */
const LAG_MS = 10_000;

/** What of mysql2's connection is used here. A connection is one object as long as it is open. */
interface Connection {
  stream: { destroy(error: Error): void };
}

/** `structured` asks for TypeORM's own form of the result, as its queries do. */
export type Statement = [sql: string, parameters?: unknown[], structured?: boolean];

/** A replica as it is connected: without entities, since the statements come from the primary's. */
export interface ReplicaSource {
  /** Host and port, for the log. */
  name: string;
  /** A data source that is not connected yet. */
  make(): DataSource;
  /** How many migrations the schema of this version has. */
  migrations: number;
}

/** A copy of the database that follows it: when it can be read from, and up to which revision. */
export class Replica {
  private readonly log = new Logger('Replicas');
  private dataSource: DataSource | null = null;
  private isUp = false;
  private isAway = false;
  private isClosed = false;
  private pauseMs = FIRST_PAUSE_MS;
  private upSince = 0;
  private timer: NodeJS.Timeout | undefined;
  private attempt: Promise<void>;
  private behindSince: number | null = null;
  private isLagging = false;
  private askedAt = -Infinity;
  /**
   * How far the server behind each connection was seen to be. A name may stand for several servers, and a connection
   * stays with one, which never goes back.
   */
  private readonly seen = new WeakMap<Connection, number>();

  constructor(private readonly source: ReplicaSource) {
    this.attempt = this.tryAgain();
  }

  /** A connection whose server is at this revision at least; null where the replica cannot be used now. */
  async pin(revision: number): Promise<PinnedReplica | null> {
    if (!this.isUp || this.isResting()) return null;
    const pinned = await this.connect(POOL_MS).catch((error: unknown) => this.leftOut(error));
    if (!pinned) return null;
    try {
      const seen = this.seen.get(pinned.connection);
      const isThere = seen !== undefined && seen >= revision;
      if (isThere || (await this.look(pinned)) >= revision) {
        this.noteCaughtUp();
        return pinned;
      }
      this.noteBehind();
    } catch (error) {
      this.fail(error);
    }
    pinned.release();
    return null;
  }

  /** The revision of the replica; null where it cannot be used now. */
  async revision(): Promise<number | null> {
    if (!this.isUp) return null;
    const pinned = await this.connect(POOL_MS).catch((error: unknown) => this.leftOut(error));
    if (!pinned) return null;
    return this.look(pinned)
      .catch((error: unknown) => this.leftOut(error))
      .finally(() => pinned.release());
  }

  /**
   * Leaves the replica out for a while, where an error says that it does not work. Each outage is one line in the log,
   * and one when it has ended.
   */
  private fail(error: unknown): void {
    if (!this.isUp || this.isClosed || !isOutage(error)) return;
    this.isUp = false;
    if (performance.now() - this.upSince > PROVEN_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.noteAway(error);
    this.later();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.isUp = false;
    clearTimeout(this.timer);
    await this.attempt;
    await this.dataSource?.destroy();
  }

  /** Connects, or asks what is connected. Nobody waits for it: until it has succeeded the primary is read. */
  private async tryAgain(): Promise<void> {
    try {
      if (!this.dataSource) {
        const made = this.source.make();
        // One that comes later is not used.
        await inTime(made.initialize(), OPEN_MS, () => undefined);
        this.dataSource = made;
      }
      const pinned = await this.connect(READ_MS);
      await this.look(pinned).finally(() => pinned.release());
      this.isUp = true;
      this.upSince = performance.now();
      if (this.isAway) this.log.log(`The replica ${this.source.name} is back.`);
      this.isAway = false;
    } catch (error) {
      this.noteAway(error);
      this.later();
    }
  }

  private later(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => (this.attempt = this.tryAgain()), this.pauseMs);
    this.timer.unref();
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  private leftOut(error: unknown): null {
    this.fail(error);
    return null;
  }

  private async connect(ms: number): Promise<PinnedReplica> {
    const runner = this.dataSource!.createQueryRunner();
    const connecting = runner.connect() as Promise<Connection>;
    const onLate = () => {
      // A connection that comes when nobody waits for it any more goes back at once.
      connecting.then(
        () => runner.release(),
        (error: unknown) => this.fail(error),
      );
    };
    const connection = await inTime(connecting, ms, onLate);
    return new PinnedReplica(runner, connection, (error) => this.fail(error));
  }

  /**
   * The revision of the server behind a connection. A replica whose schema is not yet that of this version is taken
   * for one that knows no revision.
   */
  private async look(pinned: PinnedReplica): Promise<number> {
    this.askedAt = performance.now();
    const [row] = (await pinned.query(
      'SELECT counter, (SELECT COUNT(*) FROM migrations) AS migrations FROM revision WHERE id = 1',
    )) as { counter: number; migrations: string | number }[];
    const isMigrated = Number(row?.migrations) >= this.source.migrations;
    const counter = row && isMigrated ? row.counter : -1;
    this.seen.set(pinned.connection, counter);
    return counter;
  }

  private isResting(): boolean {
    return this.behindSince !== null && performance.now() - this.askedAt < BEHIND_MS;
  }

  private noteBehind(): void {
    this.behindSince ??= performance.now();
    if (this.isLagging || performance.now() - this.behindSince < LAG_MS) return;
    this.isLagging = true;
    const { name } = this.source;
    this.log.warn(
      `The replica ${name} has been behind for ${LAG_MS / 1000} s: the primary is read.`,
    );
  }

  private noteCaughtUp(): void {
    this.behindSince = null;
    if (this.isLagging) this.log.log(`The replica ${this.source.name} has caught up.`);
    this.isLagging = false;
  }

  private noteAway(error: unknown): void {
    if (this.isAway || this.isClosed) return;
    this.isAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.log.warn(`The replica ${this.source.name} is left out (${reason}): the primary is read.`);
  }
}

/** One connection of a replica, which serves one request. */
export class PinnedReplica {
  private last: Promise<unknown> = Promise.resolve();
  private isReleased = false;

  constructor(
    private readonly runner: QueryRunner,
    readonly connection: Connection,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Runs a read. One that takes too long fails, and ends the connection. */
  query(...statement: Statement): Promise<unknown> {
    // One after the other, so that each has the whole time.
    const done = this.last.then(() => this.run(statement));
    this.last = done.catch((error: unknown) => this.onFailure(error));
    return done;
  }

  /** Gives the connection back, after the reads under way. */
  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    void this.last.then(() => this.runner.release());
  }

  private async run(statement: Statement): Promise<unknown> {
    const timer = setTimeout(() => this.connection.stream.destroy(tooLate()), READ_MS);
    try {
      return (await this.runner.query(...(statement as [string]))) as unknown;
    } finally {
      clearTimeout(timer);
    }
  }
}

const tooLate = () =>
  Object.assign(new Error('The replica has not answered in time.'), { code: 'ETIMEDOUT' });

/** False for a statement that the server rejects, and where no connection was free: both happen to one that works. */
function isOutage(error: unknown): boolean {
  if (error instanceof PoolBusy) return false;
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return isUnavailable(error) || (source as { fatal?: boolean }).fatal === true;
}

/** No connection was free in time: the replica works, but has enough to do. */
class PoolBusy extends Error {}

/** Waits for `work` for so long. Throws PoolBusy after that, once `onLate` has been called. */
async function inTime<T>(work: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new PoolBusy(tooLate().message));
    }, ms);
  });
  // It may fail after nobody waits for it any more.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
