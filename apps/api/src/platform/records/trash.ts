import { reason } from '@shishir/contract/reasons';
import {
  type EntityManager,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  Not,
} from 'typeorm';
import { type Actor, housekeeping, newBatch } from './audit';
import { type Change, change } from './change';
import { forgetTexts } from '../translations/texts';
import { inOrder, loadAll, type RecordType, type Stored } from './record-type';

/** Number of rows purged per transaction, so that other writes are not blocked for long. */
const CHUNK = 100;
/** Number of days for which deleted records can be restored. */
const TRASH_DAYS = 30;

type Deletable = Stored & { deleted_at: Date | null };

/** Hooks of a domain. All but the last run within the transaction. */
export interface TrashHooks<Row extends Deletable> {
  /** Throws if one of the rows cannot be deleted. */
  beforeRemove?(manager: EntityManager, rows: Row[]): Promise<void>;
  /** Throws if one of the rows cannot be restored. */
  beforeRestore?(manager: EntityManager, rows: Row[]): Promise<void>;
  /** Removes dependent data, and returns the rows that can be purged. */
  beforePurge?(change: Change<Row>, rows: Row[]): Promise<Row[]>;
  /** Releases resources outside the database, such as pictures. */
  afterPurge?(rows: Row[]): Promise<void>;
}

/**
 * Keeps deleted records unchanged for 30 days, in which they can be restored. Lists of ids are processed entirely or
 * not at all.
 */
export class Trash<Row extends Deletable> {
  constructor(
    protected readonly manager: EntityManager,
    private readonly type: RecordType<Row>,
    private readonly hooks: TrashHooks<Row> = {},
  ) {}

  async remove(given: number | number[], actor: Actor): Promise<void> {
    const ids = [given].flat();
    const record = this.type.label;
    const missing = (id: number) =>
      ids.length === 1
        ? reason('record_not_found', { record })
        : reason('records_not_deleted', { record, id });
    await change(this.manager, this.type, actor, async (change) => {
      const rows = await loadAll(change.manager, this.type, ids, missing);
      await this.hooks.beforeRemove?.(change.manager, rows);
      await change.manager.softDelete(this.type.entity, idsOf(rows));
      logAll(change, 'deleted', rows);
    });
  }

  async restore(given: number | number[], actor: Actor): Promise<void> {
    const ids = [...new Set([given].flat())];
    const record = this.type.label;
    const missing = (id: number) =>
      typeof given === 'number'
        ? reason('record_not_in_trash', { record })
        : reason('records_not_in_trash', { record, id });
    await change(this.manager, this.type, actor, async (change) => {
      const where = { id: In(ids), deleted_at: Not(IsNull()) } as FindOptionsWhere<Row>;
      const found = await change.manager.find(this.type.entity, { where, withDeleted: true });
      const rows = inOrder(ids, found, missing);
      await this.hooks.beforeRestore?.(change.manager, rows);
      await change.manager.restore(this.type.entity, idsOf(rows));
      logAll(change, 'restored', rows);
    });
  }

  /** Purges records that have been in the trash for 30 days, and returns their number. */
  async purge(): Promise<number> {
    const deleted_at = LessThan(new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60_000));
    const where = { deleted_at } as FindOptionsWhere<Row>;
    const select = { id: true } as FindOptionsSelect<Row>;
    const due = await this.manager.find(this.type.entity, { select, where, withDeleted: true });
    let count = 0;
    for (let start = 0; start < due.length; start += CHUNK) {
      const ids = idsOf(due.slice(start, start + CHUNK));
      count += await change(this.manager, this.type, housekeeping, async (change) => {
        // Skips records that were restored since they were listed.
        const rows = await this.purgeable(change, { ...where, ...ids });
        await change.manager.delete(this.type.entity, idsOf(rows));
        const purged = rows.map(({ id }) => id);
        await forgetTexts(change.manager, this.type.subject, purged);
        logAll(change, 'purged', rows);
        change.afterCommit(async () => this.hooks.afterPurge?.(rows));
        return rows.length;
      });
    }
    return count;
  }

  private async purgeable(change: Change<Row>, where: FindOptionsWhere<Row>): Promise<Row[]> {
    const rows = await change.manager.find(this.type.entity, { where, withDeleted: true });
    return this.hooks.beforePurge ? this.hooks.beforePurge(change, rows) : rows;
  }
}

const idsOf = <Row extends Stored>(rows: Row[]) =>
  ({ id: In(rows.map(({ id }) => id)) }) as FindOptionsWhere<Row>;

function logAll<Row extends Stored>(
  change: Change<Row>,
  action: 'deleted' | 'restored' | 'purged',
  rows: Row[],
): void {
  const batch = rows.length > 1 ? newBatch() : undefined;
  for (const row of rows) change.log(row, action, [], batch);
}
