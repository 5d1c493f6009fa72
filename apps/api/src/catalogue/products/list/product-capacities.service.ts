import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CategoryCapacities } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { RevisionCache } from '../../../platform/database/revision';
import { Catalogue } from './catalogue';
import { publicProducts } from './product-filters';

interface CapacityRow {
  category_id: number;
  /** MySQL returns decimals as text. */
  tr: string | number;
  count: string | number;
}

/** Lists the capacities available in each category, for the scale of the whole catalogue. */
@Injectable()
export class ProductCapacitiesService {
  private readonly cache = new RevisionCache<CategoryCapacities[]>();

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async byCategory(): Promise<CategoryCapacities[]> {
    const { revision, categories } = await this.catalogue.now();
    const measured = publicProducts(categories).and('product.cooling_tr > 0');
    return this.cache.get(revision, measured.key, async () => {
      const rows = await this.manager.query<CapacityRow[]>(
        `SELECT product.category_id, product.cooling_tr AS tr, COUNT(*) AS count
          FROM products product WHERE ${measured.sql}
          GROUP BY product.category_id, product.cooling_tr
          ORDER BY product.category_id, product.cooling_tr`,
        [...measured.params],
      );
      const found = new Map<number, CategoryCapacities>();
      for (const { category_id, tr, count } of rows) {
        const own = found.get(category_id) ?? { category_id, capacities: [] };
        own.capacities.push({ tr: Number(tr), count: Number(count) });
        found.set(category_id, own);
      }
      return [...found.values()];
    });
  }
}
