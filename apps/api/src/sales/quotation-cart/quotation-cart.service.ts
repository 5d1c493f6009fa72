import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { QuotationCart, ReplaceQuotationCart } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { notDeleted } from '../../platform/database/queries';
import { StaleVersion } from '../../platform/http/api-error';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { QuotationCartEntity, QuotationCartItemEntity } from './quotation-cart.entity';

/** Manages the quotation carts of accounts. Their writes do not concern staff, so they are not in the audit log. */
@Injectable()
export class QuotationCartService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async of(userId: number): Promise<QuotationCart> {
    // Read before the items: after a write in between, the older version makes the next write a conflict.
    const cart = await this.manager.findOneBy(QuotationCartEntity, { user_id: userId });
    const items = await this.manager
      .createQueryBuilder(QuotationCartItemEntity, 'item')
      // A product in the trash still has its name.
      .withDeleted()
      .innerJoin('item.product', 'product')
      .select(['item.product_id AS product_id', 'item.quantity AS quantity'])
      .addSelect(['product.title AS title', 'product.model AS model'])
      .where('item.user_id = :userId', { userId })
      .orderBy('item.position')
      .getRawMany<QuotationCart['items'][number]>();
    return { items, version: cart?.version ?? 0 };
  }

  async replace(userId: number, { items, version }: ReplaceQuotationCart): Promise<void> {
    const stored = await this.manager
      .transaction(async (manager) => {
        if (!(await raiseVersion(manager, userId, version))) return false;
        const before = await manager.findBy(QuotationCartItemEntity, { user_id: userId });
        const known = await visibleIds(manager, items);
        for (const { product_id } of before) known.add(product_id);
        await manager.delete(QuotationCartItemEntity, { user_id: userId });
        const rows = items
          .filter(({ product_id }) => known.has(product_id))
          .map((item, position) => ({ ...item, user_id: userId, position }));
        await insertRows(manager, QuotationCartItemEntity, rows);
        return true;
      })
      .catch((error: unknown) => {
        // Two browsers created the cart concurrently.
        if (version === 0 && isUniqueViolation(error)) return false;
        throw error;
      });
    if (!stored) throw new StaleVersion(reason('cart_changed'), await this.of(userId));
  }
}

/** Returns false if the cart was written since. The first write creates the cart. */
async function raiseVersion(manager: EntityManager, user_id: number, version: number) {
  if (version === 0) {
    await insertRows(manager, QuotationCartEntity, [{ user_id, version: 1 }]);
    return true;
  }
  const raised = { version: version + 1 };
  const { affected } = await manager.update(QuotationCartEntity, { user_id, version }, raised);
  return affected === 1;
}

/** Returns the ids of products that visitors can see. */
async function visibleIds(
  manager: EntityManager,
  items: ReplaceQuotationCart['items'],
): Promise<Set<number>> {
  if (items.length === 0) return new Set();
  const rows = await notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .innerJoin('product.category', 'category')
    .select('product.id', 'id')
    .andWhere("product.visibility = 'published' AND category.status = 'active'")
    .andWhere('product.id IN (:...ids)', { ids: items.map(({ product_id }) => product_id) })
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}
