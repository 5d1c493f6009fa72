import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportRow, PageQuery } from '@shishir/contract';
import { Not, Repository } from 'typeorm';
import { containing, type Page, windowOf } from '../database/queries';
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
    const { skip, take } = windowOf(query);
    const found = this.imports
      .createQueryBuilder('import')
      .where("import.status <> 'reading'")
      .orderBy('import.id', 'DESC')
      .skip(skip)
      .take(take);
    if (query.q) {
      found.andWhere("import.file_name LIKE :q ESCAPE '!'", { q: containing(query.q) });
    }
    const [rows, total] = await found.getManyAndCount();
    return { rows, total };
  }

  async get(id: number): Promise<ProductImportEntity> {
    const found = await this.imports.findOneBy({ id, status: Not('reading') });
    if (!found) throw new NotFound('Import not found');
    return found;
  }

  async rows(
    id: number,
    query: PageQuery & { effect?: ImportRow['effect'] },
  ): Promise<Page<ProductImportRowEntity>> {
    await this.get(id);
    const { skip, take } = windowOf(query);
    const found = this.importRows
      .createQueryBuilder('row')
      .select(['row.import_id', 'row.place', 'row.effect', 'row.product_id', 'row.model'])
      .addSelect('row.view')
      .where('row.import_id = :id', { id })
      .orderBy('row.place')
      .offset(skip)
      .limit(take);
    if (query.effect) found.andWhere('row.effect = :effect', { effect: query.effect });
    if (query.q) found.andWhere("row.model LIKE :q ESCAPE '!'", { q: containing(query.q) });
    const [rows, total] = await found.getManyAndCount();
    return { rows, total };
  }

  /** Discards a preview. */
  async remove(id: number): Promise<void> {
    const { affected } = await this.imports.delete({ id, status: 'previewed' });
    if (affected === 1) return;
    await this.get(id);
    throw new Conflict('Only a preview can be forgotten. This import was applied.');
  }
}
