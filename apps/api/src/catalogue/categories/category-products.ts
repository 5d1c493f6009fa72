import type { Category } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/** Figures over the published products of a category. */
export type CategoryStats = Pick<Category, 'product_count' | 'tr_min' | 'tr_max' | 'price_from'>;

/**
 * What categories need to know of their products. Products reference categories and not the other way
 * round, so `products` provides the implementation.
 */
export abstract class CategoryProducts {
  /** By category id; a category without published products is not in it. */
  abstract stats(manager: EntityManager): Promise<Map<number, CategoryStats>>;

  /** How many products outside the trash, hidden ones too, each category has, by its id. */
  abstract counts(manager: EntityManager): Promise<Map<number, number>>;

  /** How many products outside the trash one category has. */
  abstract count(manager: EntityManager, categoryId: number): Promise<number>;

  /** True where a category has a product, in the trash or not. */
  abstract exist(manager: EntityManager, categoryId: number): Promise<boolean>;
}
