import type { ImportMapping } from '@shishir/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { chunksOf } from '../../platform/database/chunks';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { revision } from '../../platform/database/revision';
import { ProductEntity } from '../products/product.entity';
import { housekeeping, newBatch, writeAudit } from '../../platform/records/audit';
import { effectLine } from './effect-line';
import { IdPlan } from './id-plan';
import { ImportError } from './import-error';
import type { ProductFile } from './product-file';
import type { ProductRow } from './product-row';
import { counterOf, emptyReport, type ImportReport } from './report';
import {
  isLeftOut,
  isTypeLeftOut,
  OLD_BRAND,
  type PlannedRow,
  type RowEffect,
  RowEffects,
} from './row-effects';

export interface ImportOptions {
  /** Imports the valid rows of a file that also has wrong ones. */
  onlyValid?: boolean;
  /** Reports the effects without writing anything. */
  dryRun?: boolean;
  /** Mapping by which the file is read. */
  mapping?: ImportMapping;
  /** File name for the audit log. */
  name?: string;
}

/**
 * Imports a products file, of the old site or our own, into the catalogue in one step. A second run changes nothing. A
 * file with wrong rows changes nothing at all, unless `onlyValid` is set. Throws an ImportError if the file contains no
 * products. Wrong rows are in the report.
 */
export function importProducts(
  dataSource: DataSource,
  file: ProductFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const run = (manager: EntityManager) => new ImportRun(manager, file, options).run();
  if (options.dryRun) return dataSource.transaction(run);
  // Makes a running product discard its cached pages.
  return revision.transaction(dataSource.manager, run);
}

/** One run of the import from the command line, inside one transaction: checks all rows first, then writes. */
class ImportRun {
  private report: ImportReport = emptyReport(0);
  private count = counterOf(this.report);

  constructor(
    private readonly manager: EntityManager,
    private readonly file: ProductFile,
    private readonly options: ImportOptions,
  ) {}

  async run(): Promise<ImportReport> {
    const { categories, plan } = await planImport(this.manager, this.file);
    this.report = emptyReport(plan.rows);
    this.count = counterOf(this.report);
    await this.each(plan, categories, (effects) => this.addToReport(effects));
    const { report } = this;
    report.wrong.sort((a, b) => a.row - b.row);
    const isRejected = report.wrong.length > 0 && !this.options.onlyValid;
    report.written = !isRejected && !this.options.dryRun;
    if (report.written) await this.write(plan, categories);
    return report;
  }

  /** New products get no audit line: their first version is their state before the first change. */
  private async write(plan: IdPlan, categories: CategoryIndex): Promise<void> {
    const { report } = this;
    if (report.new + report.changed.length === 0) return;
    const batch = newBatch();
    await writeAudit(this.manager, housekeeping, {
      action: 'imported',
      subject: 'product',
      id: null,
      name: this.options.name ?? '',
      batch,
    });
    await this.each(plan, categories, async (effects) => {
      await writeEffects(this.manager, effects);
      const changed = effects.filter(({ effect }) => effect === 'changed');
      const lines = changed.flatMap((effect) => effectLine(effect, batch));
      await writeAudit(this.manager, housekeeping, ...lines);
    });
  }

  private async each(
    plan: IdPlan,
    categories: CategoryIndex,
    act: (effects: RowEffect[]) => Promise<void> | void,
  ): Promise<void> {
    const effects = new RowEffects(this.manager, categories, this.options.mapping);
    for await (const chunk of chunksOf(this.file.rows())) {
      const rows: PlannedRow[] = [];
      for (const read of chunk) {
        if (!('product' in read)) {
          if (!this.report.written) this.report.wrong.push(...read.wrong);
          continue;
        }
        const { row, id } = read.product;
        rows.push({ product: read.product, planned: plan.for(row, id) });
      }
      await act(this.withoutLeftOut(await effects.of(rows)));
    }
  }

  private withoutLeftOut(effects: RowEffect[]): RowEffect[] {
    const kept = effects.filter((effect) => !isLeftOut(effect, this.options.mapping));
    if (!this.report.written) this.report.left_out += effects.length - kept.length;
    return kept;
  }

  private addToReport(effects: RowEffect[]) {
    const { report } = this;
    for (const effect of effects) {
      const { product, planned } = effect;
      const { row } = product;
      report.wrong.push(...effect.wrong);
      if (effect.effect === 'wrong') continue;
      this.note(product);
      const model = product.values.model ?? effect.before?.model ?? '';
      if (planned.why !== 'as given') {
        const { from, id: to, why } = planned;
        report.changes.push({ kind: 'id', row, field: 'id', model, from, to, why });
      }
      for (const { field, from } of effect.unknownPictures) {
        report.changes.push({ kind: 'unknown-picture', row, field, from });
      }
      for (const field of ['image_1', 'image_2', 'image_3'] as const) {
        if (typeof effect.wanted[`${field}_id`] === 'number') this.count('reference', field);
      }
      if (isTypeLeftOut(effect)) this.count('left out', 'type');
      for (const message of effect.warnings) report.warnings.push({ row, id: planned.id, message });
      if (effect.effect === 'new') this.addNew(effect);
      else if (effect.effect === 'unchanged') report.unchanged += 1;
      else report.changed.push({ row, id: planned.id, model, fields: effect.changes });
    }
  }

  private addNew({ product, wanted }: RowEffect) {
    this.report.new += 1;
    if (product.values.brand === undefined && wanted.brand === OLD_BRAND) {
      this.count('brand', 'brand');
    }
  }

  private note(product: ProductRow) {
    for (const field of product.numbers) this.count('number', field);
    for (const field of product.blank_fields) this.count('blank', field);
    this.count('reference', 'category');
    for (const spelling of product.spellings) {
      this.report.changes.push({ kind: 'spelling', row: product.row, ...spelling });
    }
  }
}

/**
 * Reads a file for the first time: loads the categories and assigns an id to each row. Throws an ImportError if the
 * file or the catalogue is not usable.
 */
export async function planImport(manager: EntityManager, file: ProductFile) {
  const categories = await CategoryIndex.load(manager);
  const plan = await IdPlan.of(manager, file.rows(), categories);
  if (categories.all.length > 0) return { categories, plan };
  throw new ImportError('There are no categories yet. Start the product once, then import.');
}

/** Writes a chunk of effects, skipping wrong and unchanged rows. */
export async function writeEffects(manager: EntityManager, effects: RowEffect[]): Promise<void> {
  const added = effects.filter(({ effect }) => effect === 'new');
  await insertRows(
    manager,
    ProductEntity,
    added.map(({ planned, wanted }) => ({ id: planned.id, ...wanted })),
  );
  const changed = effects.filter(({ effect }) => effect === 'changed');
  await rewriteProducts(
    manager,
    changed.map(({ before, wanted }) => ({ before: before!, columns: wanted })),
  );
}

/** Writes changed products in one statement, each with its next version. Accepts up to one chunk. */
export async function rewriteProducts(
  manager: EntityManager,
  rows: { before: ProductEntity; columns: Partial<ProductEntity> }[],
): Promise<void> {
  const changed = new Set(rows.flatMap(({ columns }) => Object.keys(columns)));
  const updated_at = new Date();
  await insertRows(
    manager,
    ProductEntity,
    rows.map(({ before, columns }) => ({
      ...before,
      ...columns,
      version: before.version + 1,
      updated_at,
    })),
    [...changed, 'version', 'updated_at'] as (keyof ProductEntity)[],
  );
}
