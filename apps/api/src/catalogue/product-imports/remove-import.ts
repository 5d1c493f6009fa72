import { setImmediate as turn } from 'node:timers/promises';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

/** Rows deleted in one statement, few enough that other requests do not wait. */
const SLICE = 500;

/**
 * Deletes an import with its rows, a slice at a time. If interrupted, housekeeping deletes the rest, provided that the
 * status is `reading`.
 */
export async function removeImport(manager: EntityManager, id: number): Promise<void> {
  const last = (await manager.maximum(ProductImportRowEntity, 'place', { import_id: id })) ?? 0;
  for (let place = SLICE; place < last; place += SLICE) {
    await manager.delete(ProductImportRowEntity, { import_id: id, place: LessThanOrEqual(place) });
    await turn();
  }
  await manager.delete(ProductImportEntity, { id });
}
