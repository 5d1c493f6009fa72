import { randomBytes } from 'node:crypto';
import type { AuditRecord } from '../audit/audit.service';
import type { ProductEntity } from './product.entity';

/** What a product is, as the catalogue shows it. */
export const CATALOGUE_COLUMNS = [
  'category_id',
  'type',
  'model',
  'title',
  'brand',
  'wind_free',
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
  'air_flow_high_cfm',
  'air_flow_medium_cfm',
  'air_flow_low_cfm',
  'refrigerant',
  'size_width_mm',
  'size_height_mm',
  'size_depth_mm',
  'panel_model',
  'panel_type',
  'panel_color',
  'regular_price',
  'offer_price',
  'inverter_type',
  'visibility',
  'position',
] as const satisfies (keyof ProductEntity)[];
const SERVICE_COLUMNS = [
  'product_id',
  'ime',
  'receive_date',
  'delivery_date',
  'problem',
  'status',
  'customer_name',
  'customer_number',
  'bill',
  'paid',
  'due',
] as const satisfies (keyof ProductEntity)[];
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
