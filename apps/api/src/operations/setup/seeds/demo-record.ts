import { createHash } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { Stored } from '../../../platform/records/record-type';
import { DemoRowEntity } from '../../../platform/schema/seed.entity';
import type { DemoKind } from './seed';

/** Records rows as demonstration data, with a hash of their content. */
export async function recordRows(
  manager: EntityManager,
  kind: DemoKind,
  ids: number[],
): Promise<void> {
  const rows = await rowsOf(manager, kind, ids);
  await manager.save(
    DemoRowEntity,
    rows.map((row) => ({ kind: kind.name, row_id: row.id, hash: hashOf(kind, row) })),
    // One statement with all keys would exceed the limits of SQLite.
    { chunk: 200 },
  );
}

/** Runs an update of the product; a demonstration row that nobody has edited stays unedited. */
export async function keepingUnedited(
  manager: EntityManager,
  kind: DemoKind,
  id: number,
  update: () => Promise<unknown>,
): Promise<void> {
  const recorded = await manager.findOneBy(DemoRowEntity, { kind: kind.name, row_id: id });
  const [before] = await rowsOf(manager, kind, [id]);
  await update();
  if (!recorded || !before || recorded.hash !== hashOf(kind, before)) return;
  await recordRows(manager, kind, [id]);
}

/** Returns the rows with these ids, including those in the trash. */
export const rowsOf = <Row extends Stored>(
  manager: EntityManager,
  { entity }: DemoKind<Row>,
  ids: number[],
) =>
  manager.find(entity, {
    where: { id: In(ids) } as FindOptionsWhere<Row>,
    order: { id: 'ASC' } as never,
    withDeleted: true,
  });

/** Returns a hash that stays the same until someone edits the row. */
export function hashOf<Row extends Stored>({ content }: DemoKind<Row>, row: Partial<Row>): string {
  const values = content.map((column) => [column, row[column as keyof Row]]);
  return createHash('sha256')
    .update(canonical(Object.fromEntries(values)))
    .digest('hex');
}

/**
 * Returns JSON that does not depend on the order of fields. Leaves out empty fields, because later releases add some.
 */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const fields = Object.entries(part).filter(([, field]) => (field ?? null) !== null);
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
