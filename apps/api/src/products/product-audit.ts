import { PRODUCT_COLUMNS, productField } from '@shishir/contract';
import { randomBytes } from 'node:crypto';
import type { AuditRecord } from '../records/audit';
import type { ProductEntity } from './product.entity';

/** What a copy of a product has too: all but the record of a unit that a customer brought in. */
export const COPIED_COLUMNS = [
  'category_id',
  ...PRODUCT_COLUMNS.filter((column) => productField(column).group !== 'service'),
] as const;
const IMAGE_COLUMNS = ['image_1_id', 'image_2_id', 'image_3_id'] as const;

/** The columns that the audit log has of a product, before and after. */
export const AUDITED_COLUMNS = ['category_id', ...PRODUCT_COLUMNS, ...IMAGE_COLUMNS] as const;

export const recordOf = ({ id, brand, model }: Pick<ProductEntity, 'id' | 'brand' | 'model'>) =>
  ({
    subject: 'product',
    id,
    name: brand ? `${brand} ${model}` : model,
  }) satisfies Partial<AuditRecord>;

/** Marks the lines of one act upon many rows. */
export const newBatch = () => randomBytes(8).toString('hex');
