import type { CatalogueProduct } from '@shishir/contract';
import { specRows } from '../units/spec-rows';

export interface CompareRow {
  name: string;
  /** One per product; null where the catalogue says nothing. */
  values: (string | null)[];
  differs: boolean;
}

/** What the catalogue says about these products, row by row, without what it says about none of them. */
export function rowsOf(products: CatalogueProduct[]): CompareRow[] {
  const tables = products.map((product) => specRows(product).flatMap(({ rows }) => rows));
  const names = tables[0]?.map(([name]) => name) ?? [];
  return names
    .map((name, index) => {
      const values = tables.map((rows) => rows[index]![1]);
      return { name, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
