import type { EntityManager } from 'typeorm';
import { live } from '../database/live';
import { ProductEntity } from './product.entity';
import type { CategorySpan } from '../categories/category.mapper';

type Figure = number | string | null;
type SpanRow = Record<keyof CategorySpan, Figure> & { category_id: number };
interface UseRow {
  category_id: number;
  used_by: number | string;
}

/** What the published products of each category span; one without products is not in it. */
export async function readSpans(manager: EntityManager): Promise<Map<number, CategorySpan>> {
  const rows = await live(manager.createQueryBuilder(ProductEntity, 'product'))
    .select('product.category_id', 'category_id')
    .addSelect('COUNT(*)', 'product_count')
    .addSelect('MIN(product.cooling_tr)', 'tr_min')
    .addSelect('MAX(product.cooling_tr)', 'tr_max')
    .addSelect('MIN(product.price)', 'price_from')
    .andWhere("product.visibility = 'published'")
    .groupBy('product.category_id')
    .getRawMany<SpanRow>();
  return new Map(rows.map((row) => [row.category_id, toSpan(row)]));
}

/** How many products, hidden ones too, each category holds outside the trash. */
export async function readUses(manager: EntityManager): Promise<Map<number, number>> {
  const rows = await live(manager.createQueryBuilder(ProductEntity, 'product'))
    .select('product.category_id', 'category_id')
    .addSelect('COUNT(*)', 'used_by')
    .groupBy('product.category_id')
    .getRawMany<UseRow>();
  return new Map(rows.map(({ category_id, used_by }) => [category_id, Number(used_by)]));
}

const orNull = (value: Figure) => (value === null ? null : Number(value));

const toSpan = (row: SpanRow): CategorySpan => ({
  product_count: Number(row.product_count),
  tr_min: orNull(row.tr_min),
  tr_max: orNull(row.tr_max),
  price_from: orNull(row.price_from),
});
