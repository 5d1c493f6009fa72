import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { CategoryIndex } from '../../categories/category-index';
import { RevisionCache, revision } from '../../../platform/database/revision';
import type { Counter } from './product-ids';

/** State of the catalogue at one revision: its categories, and cached counts. */
export interface CatalogueState {
  revision: number;
  categories: CategoryIndex;
  count: Counter;
}

/** Provides the current state of the catalogue, with one small statement while nothing is written. */
@Injectable()
export class Catalogue {
  private readonly indexes = new RevisionCache<CategoryIndex>();
  private readonly counts = new RevisionCache<number>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async now(): Promise<CatalogueState> {
    const at = await revision.read(this.manager);
    const categories = await this.indexes.get(at, '', () => CategoryIndex.load(this.manager));
    return {
      revision: at,
      categories,
      count: (conditions) =>
        this.counts.get(at, conditions.key, async () => {
          const [row] = await this.manager.query<{ count: number | string }[]>(
            `SELECT COUNT(*) AS count FROM products product WHERE ${conditions.sql}`,
            [...conditions.params],
          );
          return Number(row!.count);
        }),
    };
  }
}
