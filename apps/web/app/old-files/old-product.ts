import type { Product } from '@shishir/contract';
import { storedAt } from './json-file.server';

/** Fields of a row of `/products.json`, in the order of the old file. */
const FIELDS = [
  'type',
  'wind_free',
  'model',
  'title',
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
  'category_slug',
  'image_1',
  'image_2',
  'image_3',
] as const satisfies readonly (keyof Product)[];

/** The fields in which the old file separates thousands. */
const SEPARATED = new Set<string>(['cooling_btu', 'power_input_w', 'regular_price', 'offer_price']);

type OldProduct = Record<string, string | null>;

/**
 * A product as in the old site's file: all values as text, blank ones as '' or null as they were imported.
 */
export function toOldProduct(product: Product): OldProduct {
  const row: OldProduct = { id: String(product.id) };
  for (const field of FIELDS) {
    const name = field === 'category_slug' ? 'category' : field;
    row[name] = toText(name, product[field], product.blank_fields ?? []);
  }
  return row;
}

function toText(field: string, value: string | number | null, blanks: string[]): string | null {
  if (value === null) return blanks.includes(field) ? '' : null;
  if (field.startsWith('image_')) return storedAt(String(value));
  return SEPARATED.has(field) ? separated(Number(value)) : String(value);
}

/** 1234567 -> '1,234,567': the old file groups by thousands, not by lakh. */
const separated = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
