import { reason } from '@shishir/contract/reasons';
import type { EntityManager, EntityTarget, FindManyOptions } from 'typeorm';
import { Conflict, InvalidInput } from '../http/api-error';
import { type Actor, newBatch } from './audit';
import { change } from './change';
import type { RecordType, Stored } from './record-type';

/** Step between positions, which leaves room to insert a record between two others. */
const STEP = 10;

type Positioned = Stored & { position: number };

/** Positions for a new first or last record. */
export const positionBeforeAll = async (manager: EntityManager, entity: EntityTarget<Positioned>) =>
  ((await manager.minimum(entity, 'position')) ?? 0) - STEP;
export const positionAfterAll = async (manager: EntityManager, entity: EntityTarget<Positioned>) =>
  ((await manager.maximum(entity, 'position')) ?? 0) + STEP;

/**
 * Sorts the given records, which may be one page of a list or a search result: they exchange their positions, and all
 * other records, including those in the trash, keep theirs.
 */
export async function reorder<Row extends Positioned>(
  manager: EntityManager,
  type: RecordType<Row>,
  actor: Actor,
  ids: number[],
): Promise<void> {
  if (new Set(ids).size < ids.length) {
    throw new InvalidInput({ ids: reason('record_listed_twice', { record: type.label }) });
  }
  await change(manager, type, actor, async (change) => {
    const rows = await change.manager.find(type.entity, {
      order: { position: 'ASC', id: 'ASC' },
      withDeleted: true,
    } as FindManyOptions<Row>);
    const byId = new Map(rows.filter((row) => !row.deleted_at).map((row) => [row.id, row]));
    if (!ids.every((id) => byId.has(id))) {
      throw new Conflict(reason('list_changed'));
    }
    const chosen = new Set(ids);
    const wanted = ids.values();
    const ordered = rows.map((row) => (chosen.has(row.id) ? byId.get(wanted.next().value!)! : row));
    const positions = distinctPositions(rows);
    const batch = newBatch();
    for (const [index, row] of ordered.entries()) {
      const position = { position: positions[index] } as Partial<Row>;
      await change.update(row, position, { batch });
    }
  });
}

/**
 * Returns the positions of rows in order, or new ones if two rows share a position: exchanging equal positions would
 * have no effect.
 */
function distinctPositions(rows: Positioned[]): number[] {
  const positions = rows.map(({ position }) => position);
  const areDistinct = new Set(positions).size === positions.length;
  return areDistinct ? positions : rows.map((_, index) => (index + 1) * STEP);
}
