import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { isUniqueViolation } from '../database/database-errors';
import { revision } from '../database/revision';
import { Conflict, InvalidInput, NotFound } from '../http/api-error';
import type { Principal } from '../http/principal';
import { largestIdEver } from '../import/id-plan';
import { writeEffects } from '../import/import-products';
import { type PlannedRow, type RowEffect, RowEffects } from '../import/row-effects';
import { nameOfProduct } from '../products/product-record';
import { type AuditRecord, changesBetween, newBatch, writeAudit } from '../records/audit';
import { EffectsHash } from './effects-hash';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

const CHUNK = 200;
const MOVED_ON =
  'The catalogue has changed since the preview, so the file would do something else now. ' +
  'Bring it again and look at the new preview.';
const NOT_OPEN: Partial<Record<ProductImportEntity['status'], string>> = {
  applied: 'This import was applied already.',
  undone: 'This import was applied and undone. Bring the file again.',
};

/** Writes what a preview showed, all of it or nothing, and only once. */
@Injectable()
export class ApplyImportService {
  /** SQLite lets one write at a time: a second call is rejected without waiting for the end of the first. */
  private readonly running = new Set<number>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async apply(id: number, rows: 'all' | 'valid', principal: Principal): Promise<void> {
    if (this.running.has(id)) throw new Conflict('This import is being applied at this moment.');
    this.running.add(id);
    try {
      await revision.transaction(this.dataSource.manager, (manager) =>
        this.run(manager, id, rows, principal),
      );
    } catch (error) {
      // Somebody added a product with the number that a row was about to get.
      throw isUniqueViolation(error) ? new Conflict(MOVED_ON) : error;
    } finally {
      this.running.delete(id);
    }
  }

  private async run(
    manager: EntityManager,
    id: number,
    rows: 'all' | 'valid',
    principal: Principal,
  ): Promise<void> {
    const batch = newBatch();
    const found = await this.claim(manager, id, rows, batch);
    await writeAudit(manager, principal, {
      action: 'imported',
      subject: 'product',
      id: null,
      name: found.file_name,
      changes: changesBetween(null, found, COUNTS),
      batch,
    });
    const effectsHash = new EffectsHash();
    for await (const effects of this.effects(manager, found, effectsHash)) {
      await writeEffects(manager, effects);
      await writeAudit(manager, principal, ...effects.flatMap((one) => line(one, batch)));
    }
    if (effectsHash.toString() !== found.effects_hash) throw new Conflict(MOVED_ON);
    await manager.update(ProductImportRowEntity, { import_id: id }, { planned: null });
  }

  /** Takes the import for this call alone. */
  private async claim(
    manager: EntityManager,
    id: number,
    rows: 'all' | 'valid',
    batch: string,
  ): Promise<ProductImportEntity> {
    const applied = { status: 'applied' as const, applied_at: new Date(), batch };
    const open = { id, status: 'previewed' as const };
    const { affected } = await manager.update(ProductImportEntity, open, applied);
    const found = await manager.findOneBy(ProductImportEntity, { id });
    if (!found || found.status === 'reading') throw new NotFound('Import not found');
    if (affected !== 1) throw new Conflict(NOT_OPEN[found.status] ?? MOVED_ON);
    if (rows === 'all' && found.wrong_count > 0) {
      const [what, them] = found.wrong_count === 1 ? ['row is', 'it'] : ['rows are', 'them'];
      const sentence = `${found.wrong_count} ${what} wrong. Mend ${them}, or take only the valid rows.`;
      throw new InvalidInput({ rows: sentence }, sentence);
    }
    return found;
  }

  /** The effects of all rows on the catalogue as it is now, chunk by chunk in the order of the file. */
  private async *effects(
    manager: EntityManager,
    { id, largest_id }: ProductImportEntity,
    effectsHash: EffectsHash,
  ): AsyncGenerator<RowEffect[]> {
    const effects = new RowEffects(manager, await CategoryIndex.load(manager));
    // Products that were added meanwhile may have taken the ids planned for new rows.
    const shift = Math.max(0, (await largestIdEver(manager)) - largest_id);
    for await (const chunk of storedRows(manager, id)) {
      const planned = chunk.flatMap(({ planned }) => (planned ? [planned] : []));
      const rows = planned.map((row) => (row.planned.isFresh ? moved(row, shift) : row));
      const found = await effects.of(rows);
      let next = 0;
      for (const row of chunk) {
        if (row.planned) effectsHash.add(found[next++]!);
        else effectsHash.addUnreadable(row.place);
      }
      await turn();
      yield found;
    }
  }
}

const COUNTS = [
  'row_count',
  'new_count',
  'changed_count',
  'unchanged_count',
  'wrong_count',
] as const satisfies (keyof ProductImportEntity)[];

const moved = (row: PlannedRow, shift: number): PlannedRow => ({
  ...row,
  planned: { ...row.planned, id: row.planned.id + shift },
});

async function* storedRows(
  manager: EntityManager,
  import_id: number,
): AsyncGenerator<ProductImportRowEntity[]> {
  let last = 0;
  for (;;) {
    const chunk = await manager.find(ProductImportRowEntity, {
      select: { place: true, import_id: true, planned: true },
      where: { import_id, place: MoreThan(last) },
      order: { place: 'ASC' },
      take: CHUNK,
    });
    if (chunk.length === 0) return;
    yield chunk;
    last = chunk.at(-1)!.place;
  }
}

/** The audit line of a row, with all that an undo needs. The version shows whether it was changed since. */
function line(
  { product, planned, effect, before, wanted, changes }: RowEffect,
  batch: string,
): AuditRecord[] {
  const { model } = product.values;
  const brand = wanted.brand === undefined ? (before?.brand ?? null) : wanted.brand;
  const name = nameOfProduct({ brand, model });
  const record = { subject: 'product', id: planned.id, name, batch } as const;
  if (effect === 'new') {
    const fields = Object.keys(wanted) as (keyof typeof wanted)[];
    const version = { field: 'version', before: null, after: 1 };
    const created = [...changesBetween(null, wanted, fields), version];
    return [{ ...record, action: 'created', changes: created }];
  }
  if (effect !== 'changed') return [];
  const updated = [
    ...changes.map(({ field, from, to }) => ({ field, before: from, after: to })),
    { field: 'version', before: before!.version, after: before!.version + 1 },
  ];
  return [{ ...record, action: 'updated', changes: updated }];
}
