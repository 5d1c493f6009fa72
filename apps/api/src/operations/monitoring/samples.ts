import type { Sample } from '@shishir/server/monitoring/measures';
import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { Env } from '../../platform/config/env';
import { sqliteLockOf } from '../../platform/database/typeorm-patches/exclusive-sqlite';
import { revision } from '../../platform/database/revision';
import { MailEntity } from '../../platform/mail/mail.entity';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';

/** Maximum time for all database queries of a scrape. */
const DEADLINE_MS = 1_000;

/** The part of mysql2's pool read here. */
interface Pool {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

/** Reads the current state of the API for the metrics. An unresponsive database delays this by DEADLINE_MS. */
export class ApiSamples {
  /** A hanging query is reused, not repeated. */
  private pending: Promise<Sample[]> | null = null;

  /** `isReady` resolves to the result of /health/ready. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Pick<Env, 'DATA_DIR'>,
    private readonly isReady: () => Promise<boolean>,
  ) {}

  async read(): Promise<Sample[]> {
    const [stored, ready, disk] = await Promise.all([
      this.inTime((this.pending ??= this.query())),
      this.inTime(this.isReady()),
      this.disk(),
    ]);
    return [
      ['shishir_ready', ready ? 1 : 0],
      ['shishir_database_up', stored ? 1 : 0],
      ...this.connections(),
      ...(stored ?? []),
      ...disk,
    ];
  }

  /** Resolves to null on failure or after the deadline. */
  private inTime<T>(result: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), DEADLINE_MS);
    });
    return Promise.race([result.catch(() => null), late]).finally(() => clearTimeout(timer));
  }

  private async query(): Promise<Sample[]> {
    try {
      const { manager } = this.dataSource;
      const mails = manager.getRepository(MailEntity);
      const events = manager.getRepository(WebhookDeliveryEntity);
      const [counter, waiting, failed, oldest, eventsWaiting, eventsFailed] = await Promise.all([
        revision.read(manager),
        mails.countBy({ status: 'waiting' }),
        mails.countBy({ status: 'failed' }),
        mails.findOne({
          select: { id: true, created_at: true },
          where: { status: 'waiting' },
          order: { id: 'ASC' },
        }),
        events.countBy({ status: 'waiting' }),
        events.countBy({ status: 'failed' }),
      ]);
      const age = oldest ? (Date.now() - oldest.created_at.getTime()) / 1000 : 0;
      return [
        ['shishir_revision', counter],
        ['shishir_outbox_mails', waiting, { status: 'waiting' }],
        ['shishir_outbox_mails', failed, { status: 'failed' }],
        ['shishir_outbox_oldest_seconds', Math.max(0, age)],
        ['shishir_webhook_deliveries', eventsWaiting, { status: 'waiting' }],
        ['shishir_webhook_deliveries', eventsFailed, { status: 'failed' }],
      ];
    } finally {
      this.pending = null;
    }
  }

  private connections(): Sample[] {
    const { driver } = this.dataSource;
    const { inUse, free, waiting } =
      driver instanceof MysqlDriver ? poolState(driver) : sqliteLockOf(this.dataSource);
    return [
      ['shishir_database_connections', inUse, { state: 'in_use' }],
      ['shishir_database_connections', free, { state: 'free' }],
      ['shishir_database_waiting', waiting],
    ];
  }

  private async disk(): Promise<Sample[]> {
    const found = await this.inTime(statfs(this.env.DATA_DIR));
    if (!found) return [];
    return [
      ['shishir_disk_free_bytes', found.bavail * found.bsize],
      ['shishir_disk_size_bytes', found.blocks * found.bsize],
    ];
  }
}

/**
 * Returns the state of the server's pool, or the sum over all servers if there are replicas. mysql2 has no public API
 * for it.
 */
function poolState({ pool, poolCluster }: MysqlDriver) {
  const nodes = (poolCluster as { _nodes?: Record<string, { pool: Pool }> } | undefined)?._nodes;
  const pools = pool ? [pool as Pool] : Object.values(nodes ?? {}).map((node) => node.pool);
  const sum = (of: (one: Pool) => number) => pools.reduce((all, one) => all + of(one), 0);
  const free = sum((one) => one._freeConnections.length);
  return {
    inUse: sum((one) => one._allConnections.length) - free,
    free,
    waiting: sum((one) => one._connectionQueue.length),
  };
}
