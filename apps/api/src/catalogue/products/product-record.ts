import { PRODUCT_COLUMNS, productField } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { RecordType } from '../../platform/records/record-type';
import { withFacts } from './product-facts';
import { readForStaff } from './product-row';
import { ProductEntity } from './product.entity';
import { toStaffProduct } from './product.mapper';

/** Columns that a copy of a product shares: all except the service record of a customer's unit. */
export const COPIED_COLUMNS = [
  'category_id',
  ...PRODUCT_COLUMNS.filter((column) => productField(column).section !== 'service'),
] as const;
export const IMAGE_COLUMNS = ['image_1_id', 'image_2_id', 'image_3_id'] as const;

export const nameOfProduct = ({ brand, model }: Pick<ProductEntity, 'brand' | 'model'>) =>
  brand ? `${brand} ${model}` : model;

export const productRecord: RecordType<ProductEntity> = {
  entity: ProductEntity,
  label: 'product',
  subject: 'product',
  nameOf: nameOfProduct,
  audited: ['category_id', ...PRODUCT_COLUMNS, 'publish_at', ...IMAGE_COLUMNS],
  isPublic: true,
  published: () => ({ visibility: 'published', publish_at: null }),
  relations: { image_1: true, image_2: true, image_3: true },
  inTrash: reason('record_in_trash', { record: 'product' }),
  async current(manager, id) {
    const [row] = await readForStaff(manager, [id]);
    return row && withFacts(manager, row, toStaffProduct(row), true);
  },
};

/** Returns the ids of a product's pictures. */
export const imageIds = ({ image_1_id, image_2_id, image_3_id }: ProductEntity): number[] =>
  [image_1_id, image_2_id, image_3_id].filter((id) => id !== null);

/** Returns the fields that were '' on the old site, without those that a write changes, or null. */
export function blankFieldsWithout(
  { blank_fields }: Pick<ProductEntity, 'blank_fields'>,
  changed: string[],
): string[] | null {
  const names = changed.map((field) => field.replace(/^(image_\d)_id$/, '$1'));
  const blank = blank_fields?.filter((field) => !names.includes(field)) ?? [];
  return blank.length > 0 ? blank : null;
}
