import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Reason, reason } from '@shishir/contract/reasons';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { revision } from '../../platform/database/revision';
import { Conflict, InvalidInput, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { effectLine } from '../import/effect-line';
import { largestIdEver } from '../import/id-plan';
import { writeEffects } from '../import/import-products';
import { type PlannedRow, type RowEffect, RowEffects } from '../import/row-effects';
import { changesBetween, newBatch, writeAudit } from '../../platform/records/audit';
import { EffectsHash } from './effects-hash';
import { InterruptedImportsService, SLICE } from './interrupted-imports.service';
import { removeLines } from './remove-import';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

const MOVED_ON = reason('import_outdated');
const RUNNING = reason('import_applying');
const NOT_OPEN: Partial<Record<ProductImportEntity['status'], Reason>> = {
  applied: reason('import_applied'),
  applying: RUNNING,
  undoing: reason('import_undoing'),
  undone: reason('import_applied_and_undone'),
  mapping: reason('import_not_mapped'),
  checking: reason('import_checking'),
};

/** Rows of a file that are written in one transaction, and the hash of their effects when they were checked. */
interface Slice {
  rows: ProductImportRowEntity[];
  effectsHash: string;
}

/**
 * Writes the result of a preview, all of it or nothing, and only once. Compares all rows with the catalogue first, then
 * writes them slice by slice, each in a transaction that compares again, so that no other request waits for the whole
 * import. If a slice cannot be written, those before it are undone.
 */
@Injectable()
export class ApplyImportService {
  /** Rejects a second call without checking all rows first. */
  private readonly running = new Set<number>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly written: InterruptedImportsService,
  ) {}

  async apply(id: number, rows: 'all' | 'valid', principal: Principal): Promise<void> {
    if (this.running.has(id)) throw new Conflict(RUNNING);
    this.running.add(id);
    try {
      await this.run(id, rows, principal);
    } finally {
      this.running.delete(id);
    }
  }

  private async run(id: number, rows: 'all' | 'valid', principal: Principal): Promise<void> {
    const { manager } = this.dataSource;
    const open = await manager.findOneBy(ProductImportEntity, { id });
    if (!open || open.status === 'reading')
      throw new NotFound(reason('record_not_found', { record: 'import' }));
    if (open.status !== 'previewed') throw new Conflict(NOT_OPEN[open.status] ?? MOVED_ON);
    rejectWrongRows(open, rows);
    const found = await this.claim(open);
    try {
      const places = await this.check(found);
      await this.log(found, principal);
      await this.write(found, places, principal);
    } catch (error) {
      await this.written.takeBack(found, principal);
      // A product was added with the id that a row was about to get.
      throw isUniqueViolation(error) ? new Conflict(MOVED_ON) : error;
    }
    const { affected } = await manager.update(
      ProductImportEntity,
      { id, status: 'applying' },
      { status: 'applied', applied_at: new Date() },
    );
    // The import was silent for so long that it counted as interrupted and was undone.
    if (affected !== 1) throw new Conflict(MOVED_ON);
    for await (const slice of storedRows(manager, id)) {
      const written = { import_id: id, place: In(slice.map(({ place }) => place)) };
      await manager.update(ProductImportRowEntity, written, { planned: null });
      await turn();
    }
    await removeLines(manager, id);
  }

  /**
   * Returns the hashes of current effects per slice, by first place. Throws a Conflict if they differ from the preview.
   */
  private async check(found: ProductImportEntity): Promise<Map<number, string>> {
    const { manager } = this.dataSource;
    const whole = new EffectsHash();
    const hashes = new Map<number, string>();
    const effects = new RowEffects(manager, await CategoryIndex.load(manager), found.mapping ?? {});
    const shift = Math.max(0, (await largestIdEver(manager)) - found.largest_id);
    for await (const rows of storedRows(manager, found.id)) {
      const own = new EffectsHash();
      await addEffects(effects, rows, shift, whole, own);
      hashes.set(rows[0]!.place, own.toString());
      await this.keep(found.id, {});
      await turn();
    }
    if (whole.toString() !== found.effects_hash) throw new Conflict(MOVED_ON);
    return hashes;
  }

  /** Claims the import for this call. */
  private async claim(open: ProductImportEntity): Promise<ProductImportEntity> {
    const applying = {
      status: 'applying' as const,
      applied_at: new Date(),
      batch: newBatch(),
      done_count: 0,
      problem: null,
    };
    const which = { id: open.id, status: 'previewed' as const };
    const { affected } = await this.dataSource.manager.update(ProductImportEntity, which, applying);
    if (affected !== 1) throw new Conflict(RUNNING);
    return { ...open, ...applying };
  }

  private log(found: ProductImportEntity, principal: Principal): Promise<void> {
    return writeAudit(this.dataSource.manager, principal, {
      action: 'imported',
      subject: 'product',
      id: null,
      name: found.file_name,
      changes: changesBetween(null, found, COUNTS),
      batch: found.batch!,
    });
  }

  /** Records that the import is still running; after a minute without it, the import counts as interrupted. */
  private async keep(
    id: number,
    columns: Pick<Partial<ProductImportEntity>, 'done_count'>,
    manager = this.dataSource.manager,
  ): Promise<void> {
    const which = { id, status: 'applying' as const };
    const set = { ...columns, applied_at: new Date() };
    const { affected } = await manager.update(ProductImportEntity, which, set);
    if (affected !== 1) throw new Conflict(MOVED_ON);
  }

  private async write(
    found: ProductImportEntity,
    hashes: Map<number, string>,
    principal: Principal,
  ): Promise<void> {
    const { manager } = this.dataSource;
    // Products added in between may take the ids planned for new rows: all later ids shift.
    const ids = { shift: 0, expected: found.largest_id };
    let done = 0;
    for await (const rows of storedRows(manager, found.id)) {
      const slice = { rows, effectsHash: hashes.get(rows[0]!.place) ?? '' };
      const before = done;
      done = await revision.transaction(manager, async (inner) => {
        await this.moveIds(inner, rows, ids);
        const written = await this.writeSlice(inner, found, slice, ids.shift, principal);
        await this.keep(found.id, { done_count: before + written }, inner);
        return before + written;
      });
      await turn();
    }
  }

  private async moveIds(
    manager: EntityManager,
    rows: ProductImportRowEntity[],
    ids: { shift: number; expected: number },
  ): Promise<void> {
    const fresh = rows.flatMap(({ planned }) =>
      planned?.planned.isFresh ? [planned.planned.id] : [],
    );
    if (fresh.length === 0) return;
    const largest = await largestIdEver(manager);
    if (largest > ids.expected) ids.shift = Math.max(ids.shift, largest + 1 - Math.min(...fresh));
    ids.expected = Math.max(largest, ids.expected, Math.max(...fresh) + ids.shift);
  }

  /** Returns the number of products written. */
  private async writeSlice(
    manager: EntityManager,
    { batch, mapping }: ProductImportEntity,
    { rows, effectsHash }: Slice,
    shift: number,
    principal: Principal,
  ): Promise<number> {
    const own = new EffectsHash();
    const effects = new RowEffects(manager, await CategoryIndex.load(manager), mapping ?? {});
    const found = await addEffects(effects, rows, shift, own);
    if (own.toString() !== effectsHash) throw new Conflict(MOVED_ON);
    const leftOut = new Set(rows.filter((row) => row.left_out).map(({ place }) => place));
    const wanted = found.filter(({ product }) => !leftOut.has(product.row));
    await writeEffects(manager, wanted);
    const lines = wanted.flatMap((one) => effectLine(one, batch!));
    await writeAudit(manager, principal, ...lines);
    return lines.length;
  }
}

function rejectWrongRows({ wrong_count }: ProductImportEntity, rows: 'all' | 'valid'): void {
  if (rows === 'valid' || wrong_count === 0) return;
  const problem = reason('import_rows_invalid', { rows: wrong_count });
  throw new InvalidInput({ rows: problem }, problem);
}

/** Returns the effects of a slice on the current catalogue, in file order, and adds them to the hashes. */
async function addEffects(
  effects: RowEffects,
  slice: ProductImportRowEntity[],
  shift: number,
  ...hashes: EffectsHash[]
): Promise<RowEffect[]> {
  const planned = slice.flatMap((row) => (row.planned ? [row.planned] : []));
  const found = await effects.of(
    planned.map((row) => (row.planned.isFresh ? moved(row, shift) : row)),
  );
  let next = 0;
  for (const row of slice) {
    const effect = row.planned ? found[next++]! : null;
    for (const hash of hashes) {
      if (effect) hash.add(effect);
      else hash.addUnreadable(row.place);
    }
  }
  return found;
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
      select: { place: true, import_id: true, planned: true, left_out: true },
      where: { import_id, place: MoreThan(last) },
      order: { place: 'ASC' },
      take: SLICE,
    });
    if (chunk.length === 0) return;
    yield chunk;
    last = chunk.at(-1)!.place;
  }
}
