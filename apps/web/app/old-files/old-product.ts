import type { Product } from '@shishir/contract';
import { OLD_FILE_COLUMNS } from '@shishir/contract/product-fields';
import { storedAt } from './json-file.server';

/** The old file separates thousands here, and nowhere else. */
const SEPARATED = new Set<string>(['cooling_btu', 'power_input_w', 'regular_price', 'offer_price']);

type OldProduct = Record<string, string | null>;

/**
 * A product as in the old site's file: all values as text, blank ones as '' or null as they were imported.
 */
export function toOldProduct(product: Product): OldProduct {
  const row: OldProduct = { id: String(product.id) };
  for (const column of OLD_FILE_COLUMNS) {
    const value = column === 'category' ? product.category_slug : product[column];
    row[column] = toText(column, value, product.blank_fields ?? []);
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
