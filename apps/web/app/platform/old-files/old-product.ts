import { hasCompressor, type Product } from '@shishir/contract';
import { OLD_FILE_COLUMNS } from '@shishir/contract/product-fields';
import { storedAt } from './json-file.server';

/** Columns in which the old file separates thousands. */
const SEPARATED = new Set<string>(['cooling_btu', 'power_input_w', 'regular_price', 'offer_price']);

type OldProduct = Record<string, string | null>;

/**
 * Returns a product as in the old site's file: all values as text, blank ones as '' or null, as imported.
 */
export function toOldProduct(product: Product): OldProduct {
  const row: OldProduct = { id: String(product.id) };
  for (const column of OLD_FILE_COLUMNS) {
    row[column] = toText(column, valueOf(product, column), product.blank_fields ?? []);
  }
  return row;
}

function valueOf(product: Product, column: (typeof OLD_FILE_COLUMNS)[number]) {
  if (column === 'category') return product.category_slug;
  if (column === 'type') return product.type ?? oldType(product);
  return product[column];
}

/** The old site had two types only: chillers were outdoor units, ventilators indoor units. */
const oldType = ({ category_kind }: Product) =>
  hasCompressor(category_kind) ? 'Outdoor Unit' : 'Indoor Unit';

function toText(field: string, value: string | number | null, blanks: string[]): string | null {
  if (value === null) return blanks.includes(field) ? '' : null;
  if (field.startsWith('image_')) return storedAt(String(value));
  return SEPARATED.has(field) ? separated(Number(value)) : String(value);
}

/** 1234567 -> '1,234,567': the old file groups by thousands, not by lakh. */
const separated = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
