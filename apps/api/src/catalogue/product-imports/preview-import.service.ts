import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ImportRow } from '@shishir/contract';
import { dirname } from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import type { CategoryIndex } from '../categories/category-index';
import { chunksOf } from '../../platform/database/chunks';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import { requireSpace } from '../../platform/http/disk-space';
import type { Principal } from '../../platform/http/principal';
import type { IncomingFile } from '../../platform/http/uploads';
import type { IdPlan } from '../import/id-plan';
import { ImportError } from '../import/import-error';
import { planImport } from '../import/import-products';
import { openProductFile, type ProductFile } from '../import/product-file';
import type { ReadRow } from '../import/product-row';
import { type RowEffect, RowEffects } from '../import/row-effects';
import { EffectsHash } from './effects-hash';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';
import { removeImport } from './remove-import';
import { rowViews, unreadableRow } from './row-view';

type Counts = Record<ImportRow['effect'], number>;

/** Reads a file and stores its effects. The catalogue is neither changed nor locked. */
@Injectable()
export class PreviewImportService {
  private readonly log = new Logger('ProductImports');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** Throws InvalidInput on `file` if the file contains no products. */
  async preview(incoming: IncomingFile, principal: Principal): Promise<ProductImportEntity> {
    // One runner for all statements reuses its prepared statements: one per statement would take too much memory.
    const runner = this.dataSource.createQueryRunner();
    try {
      return await new Preview(runner.manager, this.env, this.log).of(incoming, principal);
    } catch (error) {
      if (error instanceof ImportError) {
        throw new InvalidInput({ file: error.message }, error.message);
      }
      throw error;
    } finally {
      await runner.release();
    }
  }
}

class Preview {
  constructor(
    private readonly manager: EntityManager,
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  async of(incoming: IncomingFile, principal: Principal): Promise<ProductImportEntity> {
    const file = await openProductFile(incoming.path, { folder: dirname(incoming.path) });
    try {
      // The file is read twice: first for all rows together, so that a wrong file leaves nothing behind.
      const { categories, plan } = await planImport(this.manager, file);
      if (plan.rows === 0) throw new ImportError('The file has no rows.');
      const id = await this.begin(incoming.name, file, principal);
      return await this.finish(id, file, categories, plan);
    } finally {
      await file.close();
    }
  }

  private async begin(name: string, { format }: ProductFile, { user }: Principal): Promise<number> {
    const row = this.manager.create(ProductImportEntity, {
      file_name: plainName(name),
      format,
      status: 'reading',
      created_by: user.name,
    });
    return (await this.manager.save(row)).id;
  }

  private async finish(
    id: number,
    file: ProductFile,
    categories: CategoryIndex,
    plan: IdPlan,
  ): Promise<ProductImportEntity> {
    try {
      let warned = 0;
      const effectsHash = new EffectsHash();
      const counts: Counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
      const effects = new RowEffects(this.manager, categories);
      for await (const chunk of chunksOf(file.rows())) {
        await requireSpace(this.env);
        const found = await effects.of(plannedRows(chunk, plan));
        for (const row of await this.keep(id, chunk, found, categories, effectsHash)) {
          counts[row.effect]++;
          if (row.warning_count > 0) warned++;
        }
      }
      await this.manager.update(
        ProductImportEntity,
        { id },
        {
          status: 'previewed',
          effects_hash: effectsHash.toString(),
          row_count: plan.rows,
          largest_id: plan.largest,
          new_count: counts.new,
          changed_count: counts.changed,
          unchanged_count: counts.unchanged,
          wrong_count: counts.wrong,
          warning_count: warned,
        },
      );
      return await this.manager.findOneByOrFail(ProductImportEntity, { id });
    } catch (error) {
      // If this fails too, as with a full database, the check of interrupted imports removes it.
      await removeImport(this.manager, id).catch((failure: unknown) => this.log.error(failure));
      throw error;
    }
  }

  /** Stores a chunk in one statement, in file order, and adds it to the hash. */
  private async keep(
    import_id: number,
    chunk: ReadRow[],
    found: RowEffect[],
    categories: CategoryIndex,
    effectsHash: EffectsHash,
  ) {
    const view = await rowViews(this.manager, categories, found);
    let next = 0;
    const rows = chunk.map((read) => {
      if (!('product' in read)) {
        effectsHash.addUnreadable(read.row);
        const { row: place, model } = read;
        const rest = { product_id: null, view: unreadableRow(read.wrong), planned: null };
        return { import_id, place, effect: 'wrong' as const, model, warning_count: 0, ...rest };
      }
      const effect = found[next]!;
      effectsHash.add(effect);
      return rowOf(import_id, effect, view[next++]!);
    });
    await insertRows(this.manager, ProductImportRowEntity, rows);
    return rows;
  }
}

function plannedRows(chunk: ReadRow[], plan: IdPlan) {
  return chunk.flatMap((read) => {
    if (!('product' in read)) return [];
    const { product } = read;
    return [{ product, planned: plan.for(product.row, product.id) }];
  });
}

function rowOf(
  import_id: number,
  { product, planned, effect, before }: RowEffect,
  view: ProductImportRowEntity['view'],
) {
  const isStored = effect === 'changed' || effect === 'unchanged';
  return {
    import_id,
    place: product.row,
    effect,
    product_id: isStored ? before!.id : null,
    model: product.values.model ?? before?.model ?? '',
    view,
    warning_count: effect === 'wrong' ? 0 : view.warnings.length,
    // The notes contain the spellings, so they are not needed again.
    planned: { product: { ...product, spellings: [], numbers: [] }, planned },
  };
}

/** Returns the base name of the file that a browser sent, without control characters. */
function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1)!;
  return (
    base
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 200) || 'products'
  );
}
