import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportRow, PageQuery } from '@shishir/contract';
import { Not, Repository } from 'typeorm';
import { type Page, pageOf, search } from '../database/queries';
import { Conflict, NotFound } from '../http/api-error';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

/** The imports of the catalogue and their rows, to be looked at. */
@Injectable()
export class ProductImportsService {
  constructor(
    @InjectRepository(ProductImportEntity)
    private readonly imports: Repository<ProductImportEntity>,
    @InjectRepository(ProductImportRowEntity)
    private readonly importRows: Repository<ProductImportRowEntity>,
  ) {}

  async list(query: PageQuery): Promise<Page<ProductImportEntity>> {
    const found = this.imports
      .createQueryBuilder('import')
      .where("import.status <> 'reading'")
      .orderBy('import.id', 'DESC');
    search(found, ['file_name'], query.q);
    return pageOf(found, query);
  }

  async get(id: number): Promise<ProductImportEntity> {
    const found = await this.imports.findOneBy({ id, status: Not('reading') });
    if (!found) throw new NotFound('Import not found');
    return found;
  }

  async rows(
    id: number,
    query: PageQuery & { effect?: ImportRow['effect']; warnings?: 'true' },
  ): Promise<Page<ProductImportRowEntity>> {
    await this.get(id);
    const found = this.importRows
      .createQueryBuilder('row')
      .select(['row.import_id', 'row.place', 'row.effect', 'row.product_id', 'row.model'])
      .addSelect('row.view')
      .where('row.import_id = :id', { id })
      .orderBy('row.place');
    if (query.effect) found.andWhere('row.effect = :effect', { effect: query.effect });
    if (query.warnings) found.andWhere('row.warning_count > 0');
    search(found, ['model'], query.q);
    return pageOf(found, query);
  }

  /** Discards a preview. */
  async remove(id: number): Promise<void> {
    const { affected } = await this.imports.delete({ id, status: 'previewed' });
    if (affected === 1) return;
    await this.get(id);
    throw new Conflict('Only a preview can be discarded. This import was applied.');
  }
}
