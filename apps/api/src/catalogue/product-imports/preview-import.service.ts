import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { UnclearNumber } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { CategoryIndex } from '../categories/category-index';
import { chunksOf } from '../../platform/database/chunks';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { Env } from '../../platform/config/env';
import { Conflict, InvalidInput, NotFound } from '../../platform/http/api-error';
import { requireSpace } from '../../platform/http/disk-space';
import type { IdPlan } from '../import/id-plan';
import { ImportError } from '../import/import-error';
import { planImport } from '../import/import-products';
import type { ReadRow } from '../import/product-row';
import { isLeftOut, type RowEffect, RowEffects } from '../import/row-effects';
import { EffectsHash } from './effects-hash';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';
import { removeRows } from './remove-import';
import { rowViews, viewOfWrong } from './row-view';
import { storedFile } from './stored-lines';

type Counts = Record<ProductImportRowEntity['effect'] | 'left_out', number>;

/** Settings of a preview. Those that are left out stay as they are. */
export type PreviewSettings = Partial<
  Pick<ProductImportEntity, 'sheet' | 'heading_line' | 'mapping' | 'supplier'>
>;

const NOT_OPEN = {
  applied: reason('import_applied'),
  undone: reason('import_applied_and_undone'),
  applying: reason('import_applying'),
  undoing: reason('import_undoing'),
  checking: reason('import_checking'),
};

/** Compares the stored lines of an import with the catalogue, which is neither changed nor locked. */
@Injectable()
export class PreviewImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** Stores the effects of all rows. Throws InvalidInput on `file` if it contains no products. */
  async preview(id: number, settings: PreviewSettings): Promise<void> {
    // One runner for all statements reuses its prepared statements: one per statement would take too much memory.
    const runner = this.dataSource.createQueryRunner();
    try {
      const { manager } = runner;
      const found = await claim(manager, id, settings);
      try {
        await removeRows(manager, id);
        await new Preview(manager, this.env, found).make();
      } catch (error) {
        const which = { id, status: 'checking' as const };
        await manager.update(ProductImportEntity, which, { status: 'mapping', applied_at: null });
        throw error;
      }
    } catch (error) {
      invalidFile(error);
    } finally {
      await runner.release();
    }
  }
}

/** Throws the error of a file as invalid input, and any other error as it is. */
export function invalidFile(error: unknown): never {
  if (!(error instanceof ImportError)) throw error;
  throw new InvalidInput({ file: error.message }, error.message);
}

/** Reserves an import for this call. Throws a Conflict if it is not open. */
async function claim(
  manager: EntityManager,
  id: number,
  settings: PreviewSettings,
): Promise<ProductImportEntity> {
  const set = { ...settings, status: 'checking' as const, applied_at: new Date(), problem: null };
  const which = { id, status: In(['mapping', 'previewed']) };
  const { affected } = await manager.update(ProductImportEntity, which, set);
  const found = await manager.findOneBy(ProductImportEntity, { id });
  if (!found || found.status === 'reading') {
    throw new NotFound(reason('record_not_found', { record: 'import' }));
  }
  if (affected === 1) return found;
  throw new Conflict(NOT_OPEN[found.status as keyof typeof NOT_OPEN] ?? reason('import_checking'));
}

class Preview {
  private readonly counts: Counts = { new: 0, changed: 0, unchanged: 0, wrong: 0, left_out: 0 };
  private warned = 0;
  private unclear: UnclearNumber | null = null;
  private readonly effectsHash = new EffectsHash();

  constructor(
    private readonly manager: EntityManager,
    private readonly env: Env,
    private readonly of: ProductImportEntity,
  ) {}

  async make(): Promise<void> {
    const { mapping } = this.of;
    // The file is read twice, each time with progress: a long silence counts as interrupted.
    const file = storedFile(this.manager, this.of, () => this.update({ applied_at: new Date() }));
    const { categories, plan } = await planImport(this.manager, file);
    if (plan.rows === 0) throw new ImportError('The file has no rows.');
    const effects = new RowEffects(this.manager, categories, mapping ?? {});
    for await (const chunk of chunksOf(file.rows())) {
      await requireSpace(this.env);
      const found = await effects.of(plannedRows(chunk, plan));
      for (const row of await this.keep(chunk, found, categories)) this.count(row);
    }
    const { counts, warned } = this;
    await this.update({
      status: 'previewed',
      applied_at: null,
      effects_hash: this.effectsHash.toString(),
      row_count: plan.rows,
      largest_id: plan.largest,
      new_count: counts.new,
      changed_count: counts.changed,
      unchanged_count: counts.unchanged,
      wrong_count: counts.wrong,
      left_out_count: counts.left_out,
      warning_count: warned,
      unclear: this.unclear,
    });
  }

  /** Throws a Conflict if the preview was silent for so long that it counted as interrupted. */
  private async update(set: QueryDeepPartialEntity<ProductImportEntity>): Promise<void> {
    const which = { id: this.of.id, status: 'checking' as const };
    const { affected } = await this.manager.update(ProductImportEntity, which, set);
    if (affected !== 1) throw new Conflict(reason('import_outdated'));
  }

  private count({ effect, left_out, warning_count }: NewRow): void {
    this.counts[left_out ? 'left_out' : effect]++;
    if (warning_count > 0 && !left_out) this.warned++;
  }

  /** Stores a chunk in one statement, in file order, and adds it to the hash. */
  private async keep(
    chunk: ReadRow[],
    found: RowEffect[],
    categories: CategoryIndex,
  ): Promise<NewRow[]> {
    const view = await rowViews(this.manager, categories, found);
    let next = 0;
    const rows = chunk.map((read) => {
      if ('product' in read) {
        const effect = found[next]!;
        this.effectsHash.add(effect);
        return rowOf(this.of, effect, view[next++]!);
      }
      this.effectsHash.addUnreadable(read.row);
      this.unclear ??= read.wrong.find(({ unclear }) => unclear)?.unclear ?? null;
      return unreadableRow(this.of, read);
    });
    await insertRows(this.manager, ProductImportRowEntity, rows);
    return rows;
  }
}

type NewRow = Omit<ProductImportRowEntity, 'import'>;

function plannedRows(chunk: ReadRow[], plan: IdPlan) {
  return chunk.flatMap((read) => {
    if (!('product' in read)) return [];
    const { product } = read;
    return [{ product, planned: plan.for(product.row, product.id) }];
  });
}

function rowOf(
  { id: import_id, mapping }: ProductImportEntity,
  row: RowEffect,
  view: NewRow['view'],
): NewRow {
  const { product, planned, effect, before } = row;
  const isStored = effect === 'changed' || effect === 'unchanged';
  return {
    import_id,
    place: product.row,
    effect,
    left_out: isLeftOut(row, mapping),
    product_id: isStored ? before!.id : null,
    model: product.values.model ?? before?.model ?? '',
    view,
    warning_count: effect === 'wrong' ? 0 : view.warnings.length,
    // The notes contain the spellings, so they are not needed again.
    planned: { product: { ...product, spellings: [], numbers: [] }, planned },
  };
}

const unreadableRow = (
  { id: import_id }: ProductImportEntity,
  { row: place, model, wrong }: Exclude<ReadRow, { product: unknown }>,
): NewRow => ({
  ...{ import_id, place, model, product_id: null, planned: null },
  ...{ effect: 'wrong', left_out: false, warning_count: 0, view: viewOfWrong(wrong) },
});
