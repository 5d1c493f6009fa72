import { Logger } from '@nestjs/common';
// Imported because tests with fake timers replace the globals, while the database runs in real time.
import { clearTimeout, setTimeout } from 'node:timers';
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { isUnavailable } from '../database-errors';

/** Maximum wait for a connection. After that the request reads from the primary, because the replica is busy. */
const POOL_MS = 250;
/** Maximum duration of a read before the request falls back to the primary, which has its own deadline. */
const READ_MS = 1_000;
/** Maximum duration of an attempt to open the replica. */
const OPEN_MS = 5_000;
/** Pause after the first failure; each further failure doubles it, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Uptime after which earlier failures no longer count. */
const PROVEN_MS = 60_000;
/** Pause before a replica that is behind is checked again. */
const BEHIND_MS = 100;
/** Replicas are briefly behind after every change; only a longer lag is logged. */
const LAG_MS = 10_000;

/** The part of mysql2's connection used here. The object stays the same while the connection is open. */
interface Connection {
  stream: { destroy(error: Error): void };
}

/** `structured` requests TypeORM's QueryResult, as its own queries do. */
export type Statement = [sql: string, parameters?: unknown[], structured?: boolean];

/** Settings of a replica. It is opened without entities, because the statements come from the primary's. */
export interface ReplicaSource {
  /** Host and port, for the log. */
  name: string;
  /** Returns a data source that is not connected yet. */
  make(): DataSource;
  /** Number of migrations in the schema of this version. */
  migrations: number;
}

/** Manages one replica: whether it can be read, and which revision it has reached. */
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
   * The last revision seen on each connection. A host name may resolve to several servers, but a connection stays with
   * one server, whose revision never falls.
   */
  private readonly seen = new WeakMap<Connection, number>();

  constructor(private readonly source: ReplicaSource) {
    this.attempt = this.tryAgain();
  }

  /** Returns a connection to a server that has reached this revision; null if the replica is currently unusable. */
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

  /** Returns the revision of the replica; null if it is currently unusable. */
  async revision(): Promise<number | null> {
    if (!this.isUp) return null;
    const pinned = await this.connect(POOL_MS).catch((error: unknown) => this.leftOut(error));
    if (!pinned) return null;
    return this.look(pinned)
      .catch((error: unknown) => this.leftOut(error))
      .finally(() => pinned.release());
  }

  /** Pauses the replica if the error is an outage. Logs one line for each outage, and one when it is over. */
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

  /**
   * Connects, or checks the existing connection. Runs in the background; requests read from the primary until it
   * succeeds.
   */
  private async tryAgain(): Promise<void> {
    try {
      if (!this.dataSource) {
        const dataSource = this.source.make();
        // A data source that opens after the deadline is not used.
        await inTime(dataSource.initialize(), OPEN_MS, () => undefined);
        this.dataSource = dataSource;
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
      // Releases a connection that arrives after the deadline immediately.
      connecting.then(
        () => runner.release(),
        (error: unknown) => this.fail(error),
      );
    };
    const connection = await inTime(connecting, ms, onLate);
    return new PinnedReplica(runner, connection, (error) => this.fail(error));
  }

  /** Returns the revision of the server behind a connection; -1 if its schema is older than this version's. */
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
      `The replica ${name} has been behind for ${LAG_MS / 1000} s: reading from the primary.`,
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
    this.log.warn(
      `The replica ${this.source.name} is left out (${reason}): reading from the primary.`,
    );
  }
}

/** A connection to a replica that serves one request. */
export class PinnedReplica {
  private last: Promise<unknown> = Promise.resolve();
  private isReleased = false;

  constructor(
    private readonly runner: QueryRunner,
    readonly connection: Connection,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Runs a read. If it exceeds the deadline, it fails and the connection is closed. */
  query(...statement: Statement): Promise<unknown> {
    // Reads run one after the other, so that each has the full deadline.
    const done = this.last.then(() => this.run(statement));
    this.last = done.catch((error: unknown) => this.onFailure(error));
    return done;
  }

  /** Returns the connection to the pool after the running reads. */
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
  Object.assign(new Error('The replica did not respond in time.'), { code: 'ETIMEDOUT' });

/** Returns false for errors that also occur on a working replica: a rejected statement, or no free connection. */
function isOutage(error: unknown): boolean {
  if (error instanceof PoolBusy) return false;
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return isUnavailable(error) || (source as { fatal?: boolean }).fatal === true;
}

/** No connection was free in time: the replica works but is busy. */
class PoolBusy extends Error {}

/** Waits for `work`. After `ms` it calls `onLate` and throws PoolBusy. */
async function inTime<T>(work: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new PoolBusy(tooLate().message));
    }, ms);
  });
  // Prevents an unhandled rejection if it fails after the deadline.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
