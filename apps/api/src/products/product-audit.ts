import { randomBytes } from 'node:crypto';
import type { AuditRecord } from '../records/audit';
import { PLACE_COLUMNS, SERVICE_COLUMNS, UNIT_COLUMNS } from './product-columns';
import type { ProductEntity } from './product.entity';

/** What a product is, as the catalogue shows it: a copy has the same. */
export const CATALOGUE_COLUMNS = ['category_id', ...UNIT_COLUMNS, ...PLACE_COLUMNS] as const;
const IMAGE_COLUMNS = ['image_1_id', 'image_2_id', 'image_3_id'] as const;

/** What the log keeps of a product, before and after. */
export const AUDITED = [...CATALOGUE_COLUMNS, ...SERVICE_COLUMNS, ...IMAGE_COLUMNS] as const;

export const recordOf = ({ id, brand, model }: Pick<ProductEntity, 'id' | 'brand' | 'model'>) =>
  ({
    subject: 'product',
    id,
    name: brand ? `${brand} ${model}` : model,
  }) satisfies Partial<AuditRecord>;

/** Marks the lines of one act upon many rows. */
export const newBatch = () => randomBytes(8).toString('hex');
