import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportRow, PageQuery } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { Not, Repository } from 'typeorm';
import { type Page, pageOf, search } from '../../platform/database/queries';
import { ApiError, Conflict, NotFound } from '../../platform/http/api-error';
import { removeImport } from './remove-import';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

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
      .where("import.status <> 'reading'")
      .orderBy('import.id', 'DESC');
    search(builder, ['file_name'], query.q);
    return pageOf(builder, query);
  }

  async get(id: number): Promise<ProductImportEntity> {
    const found = await this.imports.findOneBy({ id, status: Not('reading') });
    if (!found) throw new NotFound(reason('record_not_found', { record: 'import' }));
    return found;
  }

  async rows(
    id: number,
    query: PageQuery & { effect?: ImportRow['effect']; warnings?: 'true' },
  ): Promise<Page<ProductImportRowEntity>> {
    await this.get(id);
    const builder = this.importRows
      .createQueryBuilder('row')
      .select(['row.import_id', 'row.place', 'row.effect', 'row.product_id', 'row.model'])
      .addSelect('row.view')
      .where('row.import_id = :id', { id })
      .orderBy('row.place');
    if (query.effect) builder.andWhere('row.effect = :effect', { effect: query.effect });
    if (query.warnings) builder.andWhere('row.warning_count > 0');
    search(builder, ['model'], query.q);
    return pageOf(builder, query);
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
      { id, status: 'previewed' },
      { status: 'reading' },
    );
    if (affected === 1) return removeImport(this.imports.manager, id);
    await this.get(id);
    throw new Conflict(reason('import_not_discardable'));
  }
}
