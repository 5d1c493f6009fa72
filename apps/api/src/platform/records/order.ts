import type { EntityManager, EntityTarget, FindManyOptions } from 'typeorm';
import { Conflict, InvalidInput } from '../http/api-error';
import { type Actor, newBatch } from './audit';
import { change } from './change';
import type { RecordType, Stored } from './record-type';

/** Steps between positions leave room to put a record in between. */
const STEP = 10;

type Positioned = Stored & { position: number };

/** The position of a new record that stands first, or last. */
export const positionBeforeAll = async (manager: EntityManager, entity: EntityTarget<Positioned>) =>
  ((await manager.minimum(entity, 'position')) ?? 0) - STEP;
export const positionAfterAll = async (manager: EntityManager, entity: EntityTarget<Positioned>) =>
  ((await manager.maximum(entity, 'position')) ?? 0) + STEP;

/**
 * Puts records into an order. They may be one page of the list or those that a search found: they exchange the
 * positions that they have, and all others stay where they are, those in the trash too.
 */
export async function reorder<Row extends Positioned>(
  manager: EntityManager,
  type: RecordType<Row>,
  actor: Actor,
  ids: number[],
): Promise<void> {
  if (new Set(ids).size < ids.length) {
    throw new InvalidInput({ ids: `Each ${type.label} stands in the order once.` });
  }
  await change(manager, type, actor, async (change) => {
    const rows = await change.manager.find(type.entity, {
      order: { position: 'ASC', id: 'ASC' },
      withDeleted: true,
    } as FindManyOptions<Row>);
    const byId = new Map(rows.filter((row) => !row.deleted_at).map((row) => [row.id, row]));
    if (!ids.every((id) => byId.has(id))) {
      throw new Conflict('The list has changed meanwhile. Please look at it again.');
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

/** The positions of rows in their order; new ones where two rows share one, since exchanging those moves nothing. */
function distinctPositions(rows: Positioned[]): number[] {
  const positions = rows.map(({ position }) => position);
  const areDistinct = new Set(positions).size === positions.length;
  return areDistinct ? positions : rows.map((_, index) => (index + 1) * STEP);
}
