import type { Category } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/** Figures over the published products of a category. */
export type CategoryStats = Pick<Category, 'product_count' | 'tr_min' | 'tr_max' | 'price_from'>;

/**
 * Product figures that categories need. Products reference categories and not the other way round, so `products`
 * provides the implementation.
 */
export abstract class CategoryProducts {
  /** By category id, without categories that have no published products. */
  abstract stats(manager: EntityManager): Promise<Map<number, CategoryStats>>;

  /** Number of products outside the trash by category id, including hidden ones. */
  abstract counts(manager: EntityManager): Promise<Map<number, number>>;

  /** Number of products outside the trash in one category. */
  abstract count(manager: EntityManager, categoryId: number): Promise<number>;

  /** True if a category has a product, in the trash or not. */
  abstract exist(manager: EntityManager, categoryId: number): Promise<boolean>;
}
