import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CategoryProducts, type CategoryStats } from '../categories/category-products';
import { notDeleted } from '../../platform/database/queries';
import { ProductEntity } from './product.entity';
import { positive, positiveFigure, storedPrice } from './stored-figures';

type Figure = number | string | null;
type StatsRow = Record<keyof CategoryStats, Figure> & { category_id: number };
interface CountRow {
  category_id: number;
  count: number | string;
}

@Injectable()
class ProductsOfCategories extends CategoryProducts {
  async stats(manager: EntityManager): Promise<Map<number, CategoryStats>> {
    const rows = await grouped(manager)
      .addSelect('COUNT(*)', 'product_count')
      .addSelect(`MIN(${positive('product.cooling_tr')})`, 'tr_min')
      .addSelect(`MAX(${positive('product.cooling_tr')})`, 'tr_max')
      .addSelect(`MIN(${positive('product.price')})`, 'price_from')
      .andWhere("product.visibility = 'published'")
      .getRawMany<StatsRow>();
    return new Map(rows.map((row) => [row.category_id, toStats(row)]));
  }

  async counts(manager: EntityManager): Promise<Map<number, number>> {
    const rows = await grouped(manager).addSelect('COUNT(*)', 'count').getRawMany<CountRow>();
    return new Map(rows.map(({ category_id, count }) => [category_id, Number(count)]));
  }

  count(manager: EntityManager, category_id: number): Promise<number> {
    return manager.countBy(ProductEntity, { category_id });
  }

  exist(manager: EntityManager, category_id: number): Promise<boolean> {
    return manager.exists(ProductEntity, { where: { category_id }, withDeleted: true });
  }
}

/** Global, since the module of the categories cannot import the one of the products. */
@Global()
@Module({
  providers: [{ provide: CategoryProducts, useClass: ProductsOfCategories }],
  exports: [CategoryProducts],
})
export class CategoryProductsModule {}

const grouped = (manager: EntityManager) =>
  notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .select('product.category_id', 'category_id')
    .groupBy('product.category_id');

const toStats = (row: StatsRow): CategoryStats => ({
  product_count: Number(row.product_count),
  tr_min: positiveFigure(row.tr_min),
  tr_max: positiveFigure(row.tr_max),
  price_from: storedPrice(row.price_from),
});
