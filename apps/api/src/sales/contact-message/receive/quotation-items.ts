import { CART_MAX_QUANTITY, type CreateQuotation } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { type FieldProblems, InvalidInput } from '../../../platform/http/api-error';
import type { ProductEntity } from '../../../catalogue/products/product.entity';
import type { EnquiryItemEntity } from '../enquiry-item.entity';

export type NewItem = Omit<EnquiryItemEntity, 'id' | 'message_id' | 'message' | 'product'>;

/**
 * Returns the current products of a quotation, none for a request that describes its equipment in words. Throws if a
 * product is no longer visible, or if email or phone are missing.
 */
export async function itemsOf(
  manager: EntityManager,
  { items, email, number }: CreateQuotation,
): Promise<NewItem[]> {
  if (!items) {
    if (!email && !number) throw new InvalidInput({ number: reason('no_way_to_answer') });
    return [];
  }
  const missing: FieldProblems = {
    ...(!email && { email: reason('quotation_email_missing') }),
    ...(!number && { number: reason('quotation_phone_missing') }),
  };
  if (Object.keys(missing).length > 0) throw new InvalidInput(missing);
  const quantities = new Map<number, number>();
  for (const { product_id: id, quantity } of items) {
    quantities.set(id, Math.min(CART_MAX_QUANTITY, (quantities.get(id) ?? 0) + quantity));
  }
  const found = await visibleProducts(manager, [...quantities.keys()]);
  return [...quantities].map(([product_id, quantity]) => {
    const product = found.get(product_id);
    if (!product) {
      throw new InvalidInput({ items: reason('product_left_catalogue', { id: product_id }) });
    }
    const { title, model } = product;
    return { product_id, title, model, quantity, price: product.price };
  });
}

type VisibleProduct = Pick<ProductEntity, 'id' | 'title' | 'model' | 'price'>;

/** Returns the products that visitors can see, by id. Uses plain SQL because it runs for most enquiries. */
export async function visibleProducts(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, VisibleProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<VisibleProduct[]>(
    [
      'SELECT product.id, product.title, product.model, product.price FROM products product',
      'JOIN categories category ON category.id = product.category_id',
      `WHERE product.id IN (${ids.map(() => '?').join(', ')}) AND product.deleted_at IS NULL`,
      "AND product.visibility = 'published' AND category.status = 'active'",
    ].join(' '),
    ids,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
