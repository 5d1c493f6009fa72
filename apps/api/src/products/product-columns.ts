import type { ProductEntity } from './product.entity';

type Columns = readonly (keyof ProductEntity)[];

/** Decimals, which MySQL gives as text. */
export const FIGURES = ['horsepower', 'cooling_kw', 'cooling_tr'] as const satisfies Columns;

/** What a unit is and costs, as everyone may see it. */
export const UNIT_COLUMNS = [
  'type',
  'wind_free',
  'brand',
  'model',
  'title',
  ...FIGURES,
  'cooling_btu',
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
] as const satisfies Columns;

/** How staff place it in the catalogue. */
export const PLACE_COLUMNS = ['visibility', 'position'] as const satisfies Columns;

/** What staff keep of a unit that a customer brought in. */
export const SERVICE_COLUMNS = [
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
] as const satisfies Columns;
