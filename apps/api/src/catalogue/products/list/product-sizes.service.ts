import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ProductSize } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import type { Page } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/api-error';
import { positiveFigure } from '../stored-figures';
import { Catalogue } from './catalogue';
import { type Conditions, publicProducts } from './product-filters';
import { idsOf } from './product-ids';
import { segmentsOf } from './product-order';

/** Maximum that one scale can display. */
const MOST = 60;
const BY_CAPACITY = segmentsOf('cooling_tr');

type Figure = 'cooling_tr' | 'cooling_kw' | 'horsepower';
type SizeRow = Pick<ProductSize, 'id' | 'model'> & Record<Figure, string | number | null>;

/**
 * Lists the sizes available in a product's category, without discontinued ones. If there are more than `MOST`, the
 * nearest are returned.
 */
@Injectable()
export class ProductSizesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async beside(id: number): Promise<Page<ProductSize>> {
    const { categories, count } = await this.catalogue.now();
    const open = publicProducts(categories);
    const [product] = await this.manager.query<(SizeRow & { category_id: number })[]>(
      `SELECT product.category_id, product.cooling_tr FROM products product
      JOIN categories category ON category.id = product.category_id
      WHERE product.id = ? AND product.deleted_at IS NULL AND product.visibility <> 'hidden'
      AND category.status = 'active'`,
      [id],
    );
    if (!product) throw new NotFound(reason('record_not_found', { record: 'product' }));
    const siblings = open.and('product.category_id = ?', product.category_id);
    const total = await count(siblings);
    const before = total > MOST ? await count(smaller(siblings, id, product.cooling_tr)) : 0;
    const skip = Math.min(Math.max(before - MOST / 2, 0), Math.max(total - MOST, 0));
    const { ids } = await idsOf(this.manager, siblings, BY_CAPACITY, { skip, take: MOST }, count);
    return { rows: await this.read(ids), total };
  }

  private async read(ids: number[]): Promise<ProductSize[]> {
    const rows = await this.manager.query<SizeRow[]>(
      `SELECT id, model, cooling_tr, cooling_kw, horsepower FROM products WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { cooling_tr, cooling_kw, horsepower } = row;
      return {
        ...row,
        cooling_tr: positiveFigure(cooling_tr),
        cooling_kw: positiveFigure(cooling_kw),
        horsepower: positiveFigure(horsepower),
      };
    });
  }
}

/** Selects the sizes before a given one; without a capacity it comes after all sizes with one. */
function smaller(siblings: Conditions, id: number, cooling_tr: SizeRow['cooling_tr']): Conditions {
  const tr = cooling_tr === null ? null : Number(cooling_tr);
  return tr === null
    ? siblings.and('(product.cooling_tr IS NOT NULL OR product.id < ?)', id)
    : siblings.and(
        '(product.cooling_tr < ? OR (product.cooling_tr = ? AND product.id < ?))',
        ...[tr, tr, id],
      );
}
