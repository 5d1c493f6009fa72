import { setImmediate as turn } from 'node:timers/promises';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { ProductImportLineEntity } from './product-import-line.entity';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

/** Rows deleted in one statement, few enough that other requests do not wait. */
const SLICE = 500;

/**
 * Deletes an import with its rows and lines, a slice at a time. If interrupted, housekeeping deletes the rest, provided
 * that the status is `reading`.
 */
export async function removeImport(manager: EntityManager, id: number): Promise<void> {
  await removeRows(manager, id);
  await removeLines(manager, id);
  await manager.delete(ProductImportEntity, { id });
}

/** Deletes the effects of an import. */
export const removeRows = (manager: EntityManager, id: number) =>
  removeSlices(manager, ProductImportRowEntity, id);

/** Deletes the lines of an import, which are not needed after it was applied. */
export const removeLines = (manager: EntityManager, id: number) =>
  removeSlices(manager, ProductImportLineEntity, id);

async function removeSlices(
  manager: EntityManager,
  table: typeof ProductImportRowEntity | typeof ProductImportLineEntity,
  import_id: number,
): Promise<void> {
  const last = (await manager.maximum<ProductImportRowEntity>(table, 'place', { import_id })) ?? 0;
  for (let place = SLICE; place < last + SLICE; place += SLICE) {
    await manager.delete(table, { import_id, place: LessThanOrEqual(place) });
    await turn();
  }
}
