import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductField,
  productField,
  isNullable,
  isNumeric,
} from '@shishir/contract';
import type { ValueTransformer } from 'typeorm';

/** Returns SQL for a capacity or price in a condition or an aggregate: 0 or less counts as missing. */
export const positive = (column: string) => `CASE WHEN ${column} > 0 THEN ${column} END`;

/** Converts a raw capacity or price; MySQL returns decimals as text. 0 or less counts as missing. */
export function positiveFigure(stored: string | number | null): number | null {
  const value = stored === null ? null : Number(stored);
  return value !== null && value > 0 && Number.isFinite(value) ? value : null;
}

/** Converts a raw price to whole taka, or null. */
export function storedPrice(stored: string | number | null): number | null {
  const value = positiveFigure(stored);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

export const storedPrices: ValueTransformer = {
  to: (value: number | null) => value,
  from: storedPrice,
};

/** True if values below the minimum of the field count as missing. */
const isPositive = (field: ProductField) => 'min' in field && (field.min ?? 0) > 0;

function figureOf(field: ProductField, stored: string | number): number | null {
  if (field.kind === 'price') return storedPrice(stored);
  if (field.kind === 'decimal') {
    return isPositive(field) ? positiveFigure(stored) : Number(stored);
  }
  const value = isPositive(field) ? positiveFigure(stored) : Number(stored);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

const FIGURES = PRODUCT_COLUMNS.map((column) => [column, productField(column)] as const).filter(
  ([, field]) => isNumeric(field) && isNullable(field),
);

/** Returns the figures of a raw row for display, whatever another program has stored. */
export function storedFigures(
  raw: Readonly<Record<string, unknown>>,
  prefix = '',
): Partial<Record<ProductColumn, number | null>> {
  const figures: Partial<Record<ProductColumn, number | null>> = {};
  for (const [column, field] of FIGURES) {
    const stored = raw[prefix + column];
    if (typeof stored === 'number' || typeof stored === 'string') {
      figures[column] = figureOf(field, stored);
    }
  }
  return figures;
}
