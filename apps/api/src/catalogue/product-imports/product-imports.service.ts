import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportRow, PageQuery } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type EntityManager, In, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { chunks } from '../../platform/database/chunks';
import { type Page, pageOf, search } from '../../platform/database/queries';
import { ApiError, Conflict, NotFound } from '../../platform/http/api-error';
import { removeImport } from './remove-import';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

/** States in which not all lines or rows are stored yet. */
const HIDDEN: ProductImportEntity['status'][] = ['reading'];
const FAILED = 'This stopped because of an error on the server. All its changes were undone.';

/** Reads imports and their rows, and discards previews. */
@Injectable()
export class ProductImportsService {
  /** Maximum time that a request waits for the work it started: proxies end long requests. */
  waitMs = 10_000;
  private readonly log = new Logger('ProductImports');

  constructor(
    @InjectRepository(ProductImportEntity)
    private readonly imports: Repository<ProductImportEntity>,
    @InjectRepository(ProductImportRowEntity)
    private readonly importRows: Repository<ProductImportRowEntity>,
  ) {}

  async list(query: PageQuery): Promise<Page<ProductImportEntity>> {
    const builder = this.imports
      .createQueryBuilder('import')
      .where('import.status NOT IN (:...hidden)', { hidden: HIDDEN })
      .orderBy('import.id', 'DESC');
    search(builder, ['file_name'], query.q);
    return pageOf(builder, query);
  }

  async get(id: number): Promise<ProductImportEntity> {
    const found = await this.imports.findOneBy({ id, status: Not(In(HIDDEN)) });
    if (!found) throw new NotFound(reason('record_not_found', { record: 'import' }));
    return found;
  }

  async rows(id: number, query: PageQuery & RowFilter): Promise<Page<ProductImportRowEntity>> {
    const { status } = await this.get(id);
    const builder = this.importRows
      .createQueryBuilder('row')
      .select(['row.import_id', 'row.place', 'row.effect', 'row.product_id', 'row.model'])
      .addSelect(['row.view', 'row.left_out'])
      .where('row.import_id = :id', { id })
      .orderBy('row.place');
    // Until a new preview is complete, the rows of the former one are not meant.
    if (status === 'mapping' || status === 'checking') builder.andWhere('1 = 0');
    narrow(builder, query);
    return pageOf(builder, query);
  }

  /** Leaves rows of a preview out, or takes them in again. */
  async leaveOut(id: number, { left_out, rows, ...filter }: LeaveOut): Promise<void> {
    await this.get(id);
    await this.imports.manager.transaction(async (manager) => {
      // Waits for an apply that has just begun, or makes it wait.
      const { affected } = await manager.update(
        ProductImportEntity,
        { id, status: 'previewed' },
        { problem: null },
      );
      if (affected !== 1) throw new Conflict(reason('import_not_previewed'));
      const places = manager
        .createQueryBuilder(ProductImportRowEntity, 'row')
        .select('row.place')
        .where('row.import_id = :id', { id });
      if (rows !== 'all') places.andWhere('row.place IN (:...rows)', { rows: [0, ...rows] });
      narrow(places, filter);
      const found = (await places.getMany()).map(({ place }) => place);
      for (const chunk of chunks(found)) {
        const which = { import_id: id, place: In(chunk) };
        await manager.update(ProductImportRowEntity, which, { left_out });
      }
      await manager.update(ProductImportEntity, { id }, await countRows(manager, id));
    });
  }

  /** Returns false if the work takes longer than `waitMs`. A later error of it is stored with the import. */
  async waitFor(id: number, work: Promise<void>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.waitMs);
    });
    const isDone = await Promise.race([work.then(() => true as const), late]).finally(() =>
      clearTimeout(timer),
    );
    if (!isDone) void work.catch((error: unknown) => this.keepProblem(id, error));
    return isDone;
  }

  private async keepProblem(id: number, error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) this.log.error(error);
    const problem = error instanceof ApiError ? error.message : FAILED;
    await this.imports.update({ id }, { problem }).catch((failure: unknown) => {
      this.log.error(failure);
    });
  }

  /** Discards a preview. */
  async remove(id: number): Promise<void> {
    const { affected } = await this.imports.update(
      { id, status: In(['mapping', 'previewed']) },
      { status: 'reading' },
    );
    if (affected === 1) return removeImport(this.imports.manager, id);
    await this.get(id);
    throw new Conflict(reason('import_not_discardable'));
  }
}

/** Rows of an import with an effect, or with warnings; those that are left out have only this effect. */
type RowFilter = Pick<PageQuery, 'q'> & {
  effect?: ImportRow['effect'] | undefined;
  warnings?: 'true' | undefined;
};

interface LeaveOut extends RowFilter {
  left_out: boolean;
  rows: number[] | 'all';
}

function narrow(builder: SelectQueryBuilder<ProductImportRowEntity>, filter: RowFilter): void {
  const { effect, warnings, q } = filter;
  if (effect || warnings) {
    builder.andWhere('row.left_out = :leftOut', { leftOut: effect === 'left_out' });
  }
  if (effect && effect !== 'left_out') builder.andWhere('row.effect = :effect', { effect });
  if (warnings) builder.andWhere('row.warning_count > 0');
  search(builder, ['model'], q);
}

async function countRows(manager: EntityManager, import_id: number) {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0, left_out: 0 };
  let warning_count = 0;
  const groups = await manager
    .createQueryBuilder(ProductImportRowEntity, 'row')
    .select('row.effect', 'effect')
    .addSelect('row.left_out', 'left_out')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(CASE WHEN row.warning_count > 0 THEN 1 ELSE 0 END)', 'warned')
    .where('row.import_id = :import_id', { import_id })
    .groupBy('row.effect')
    .addGroupBy('row.left_out')
    .getRawMany<{
      effect: keyof typeof counts;
      left_out: unknown;
      count: string;
      warned: string;
    }>();
  for (const { effect, left_out, count, warned } of groups) {
    counts[Number(left_out) ? 'left_out' : effect] += Number(count);
    if (!Number(left_out)) warning_count += Number(warned);
  }
  return {
    new_count: counts.new,
    changed_count: counts.changed,
    unchanged_count: counts.unchanged,
    wrong_count: counts.wrong,
    left_out_count: counts.left_out,
    warning_count,
  };
}
