import type { Document, PublicDocument } from '@shishir/contract';
import type { DocumentEntity } from './document.entity';

/** Returns a document as visitors may see it. Its place in the store is in no response. */
export function toPublicDocument(row: DocumentEntity): PublicDocument {
  const { id, type, language, title, file_name, bytes } = row;
  return { id, type, language, title, file_name, bytes, updated_at: row.updated_at.toISOString() };
}

export function toStaffDocument(row: DocumentEntity): Document {
  return {
    ...toPublicDocument(row),
    product_id: row.product_id,
    category_id: row.category_id,
    unit_id: row.unit_id,
    is_public: row.is_public,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
