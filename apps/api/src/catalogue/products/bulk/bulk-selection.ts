import { type AuditChange, BULK_MAX, type BulkSelection } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { CategoryIndex } from '../../categories/category-index';
import { chunks } from '../../../platform/database/chunks';
import { Conflict } from '../../../platform/http/api-error';
import { changesBetween } from '../../../platform/records/audit';
import { inOrder } from '../../../platform/records/record-type';
import { listed } from '../list/product-filters';
import { productRecord } from '../product-record';
import type { ProductEntity } from '../product.entity';

/** Columns of a product that a bulk change reads. Loading 20,000 products as whole entities would take seconds. */
const COLUMNS = [
  'id',
  'version',
  'brand',
  'model',
  'title',
  'category_id',
  'type',
  'visibility',
  'regular_price',
  'offer_price',
  'blank_fields',
] as const;

export type BulkRow = Pick<ProductEntity, (typeof COLUMNS)[number]>;
type Raw = Omit<BulkRow, 'blank_fields'> & { blank_fields: string | null };

const SELECT = `SELECT ${COLUMNS.map((column) => `product.${column}`).join(', ')} FROM products product`;

/**
 * Returns the products of a bulk change, chosen by ids or by a filter. Throws NotFound if a chosen one does not exist,
 * and Conflict if the filter selects more or fewer than the person saw. `outcome` is what did not
 * happen.
 */
export async function selectedRows(
  manager: EntityManager,
  { ids, filter, expected = 0 }: BulkSelection,
  outcome: 'changed' | 'deleted' = 'changed',
): Promise<BulkRow[]> {
  if (ids) {
    const given = [...new Set(ids)];
    const missing = (id: number) =>
      reason(`records_not_${outcome}`, { record: productRecord.label, id });
    return inOrder(given, await rowsOf(manager, given), missing);
  }
  const categories = await CategoryIndex.load(manager);
  const { sql, params } = listed({ visibility: 'all', ...filter }, categories);
  const rows = await manager.query<Raw[]>(`${SELECT} WHERE ${sql} ORDER BY product.id LIMIT ?`, [
    ...params,
    BULK_MAX + 1,
  ]);
  if (rows.length !== expected) {
    throw new Conflict(
      rows.length > BULK_MAX
        ? reason(`more_products_not_${outcome}`, { expected, max: BULK_MAX })
        : reason(`other_products_not_${outcome}`, { expected, matching: rows.length }),
    );
  }
  return rows.map(toRow);
}

/** Returns products outside the trash by their ids, in any order. */
export async function rowsOf(manager: EntityManager, ids: number[]): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for (const chunk of chunks(ids)) {
    const places = chunk.map(() => '?').join(', ');
    const where = `product.deleted_at IS NULL AND product.id IN (${places})`;
    rows.push(...(await manager.query<Raw[]>(`${SELECT} WHERE ${where}`, chunk)).map(toRow));
  }
  return rows;
}

const toRow = ({ blank_fields, ...row }: Raw): BulkRow => ({
  ...row,
  blank_fields: blank_fields === null ? null : (JSON.parse(blank_fields) as string[]),
});

/**
 * Returns the changes that columns make to a row. Only these are compared: all columns of 20,000 products take seconds.
 */
export const changesTo = (row: BulkRow, columns: Partial<BulkRow>): AuditChange[] =>
  changesBetween(row, columns, Object.keys(columns) as (keyof BulkRow)[]);
