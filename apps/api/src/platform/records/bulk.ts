import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { type Actor, newBatch } from './audit';
import { change } from './change';
import { loadAll, type RecordType, type Stored } from './record-type';

/** Sets the same columns of several records, all or none. Returns the ids of the records that changed. */
export function changeAll<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  actor: Actor,
  ids: number[],
  columns: Partial<Row>,
): Promise<number[]> {
  return change(manager, type, actor, async (change) => {
    const rows = await loadAll(change.manager, type, ids);
    const changing = rows.filter((row) => change.changesTo(row, columns).length > 0);
    if (changing.length === 0) return [];
    const changed = changing.map(({ id }) => id);
    const where = { id: In(changed) } as FindOptionsWhere<Row>;
    await change.manager.update(type.entity, where, columns as QueryDeepPartialEntity<Row>);
    const batch = changing.length > 1 ? newBatch() : undefined;
    for (const row of changing) change.log(row, 'updated', change.changesTo(row, columns), batch);
    return changed;
  });
}

/** Counts the records by status, and those in the trash. */
export async function statusCounts<
  S extends string,
  Row extends Stored & { status: S; deleted_at: Date | null },
>(manager: EntityManager, type: RecordType<Row>, statuses: readonly S[]) {
  const groups = await manager
    .createQueryBuilder(type.entity, 'item')
    .withDeleted()
    .select('item.status', 'status')
    .addSelect('CASE WHEN item.deleted_at IS NULL THEN 0 ELSE 1 END', 'deleted')
    .addSelect('COUNT(*)', 'count')
    .groupBy('item.status')
    .addGroupBy('CASE WHEN item.deleted_at IS NULL THEN 0 ELSE 1 END')
    .getRawMany<{ status: S; deleted: number | string; count: number | string }>();
  const sum = (counted: typeof groups) =>
    counted.reduce((total, { count }) => total + Number(count), 0);
  const live = groups.filter(({ deleted }) => Number(deleted) === 0);
  const of = (status: S) => sum(live.filter((group) => group.status === status));
  return {
    all: sum(live),
    trash: sum(groups) - sum(live),
    by_status: Object.fromEntries(statuses.map((status) => [status, of(status)])) as Record<
      S,
      number
    >,
  };
}
