import { UpdateProduct } from '@shishir/contract';
import { categoryRecord } from '../categories/category.entity';
import { referenceTo, type Values, VersionedRecord } from '../../platform/records/versioned';
import { blankFieldsWithout, IMAGE_COLUMNS, productRecord } from './product-record';
import { typeOfCategory } from './product-type';
import type { ProductEntity } from './product.entity';
import { serviceRecord } from './service-record';
import { rejectWrongSuccessor } from './successor';

export const productVersions = new VersionedRecord(productRecord, {
  schema: UpdateProduct,
  pictures: IMAGE_COLUMNS,
  references: {
    category_id: referenceTo(categoryRecord),
    successor_id: referenceTo(productRecord),
  },
  async check(manager, before, values) {
    serviceRecord(values, before);
    await rejectWrongSuccessor(manager, before.id, values['successor_id'] as number | null);
  },
  async write(change, before, values, options) {
    const given: Values = { ...values };
    const after: Partial<ProductEntity> = { ...values, ...serviceRecord(given, before) };
    if (after.category_id !== undefined || after.type !== undefined) {
      const category_id = after.category_id ?? before.category_id;
      after.type = await typeOfCategory(change.manager, category_id);
    }
    const changed = change.changesTo(before, after).map(({ field }) => field);
    const blank_fields = blankFieldsWithout(before, changed);
    await change.update(before, { ...after, blank_fields }, options);
  },
});
