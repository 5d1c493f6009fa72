import { DOCUMENT_TYPES, type PublicDocument } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { DocumentEntity } from './document.entity';
import { toPublicDocument } from './document.mapper';

/**
 * Returns the public documents of a product with those of its category, or of a category alone: more specific ones
 * first, then by type and title. The caller has checked that the product or category may be seen.
 */
export async function publicDocuments(
  manager: EntityManager,
  { product_id, category_id }: { product_id?: number; category_id: number },
): Promise<PublicDocument[]> {
  const rows = await manager.find(DocumentEntity, {
    where: [
      { category_id, is_public: true },
      ...(product_id === undefined ? [] : [{ product_id: In([product_id]), is_public: true }]),
    ],
  });
  return rows.sort(inOrder).map(toPublicDocument);
}

/** Compares by owner, products before categories, then by type and title. */
export const inOrder = (a: DocumentEntity, b: DocumentEntity): number =>
  Number(a.product_id === null) - Number(b.product_id === null) ||
  DOCUMENT_TYPES.indexOf(a.type) - DOCUMENT_TYPES.indexOf(b.type) ||
  a.title.localeCompare(b.title, 'en') ||
  a.id - b.id;
