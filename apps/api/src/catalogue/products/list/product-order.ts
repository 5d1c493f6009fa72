import type { ProductQuery } from '@shishir/contract';
import { beginningWith, containing, equalTo, like } from '../../../platform/database/queries';
import type { Search } from './parse-search';
import { asPrinted } from './product-filters';

export interface OrderTerm {
  sql: string;
  params?: unknown[];
  descending: boolean;
}

/** A segment of a list with one order; a list may have two, one after the other. */
export interface Segment {
  /** Condition for the rows of the segment; null for the whole list. */
  where: string | null;
  order: OrderTerm[];
}

const COLUMNS: Record<string, string> = {
  position: 'product.position',
  id: 'product.id',
  title: 'product.title_key',
  model: 'product.model_key',
  category: 'category.title_key',
  cooling_tr: 'product.cooling_tr',
  air_flow_high_cfm: 'product.air_flow_high_cfm',
  offer_price: 'product.price',
  inverter_type: 'product.inverter_type',
  refrigerant: 'product.refrigerant',
  updated_at: 'product.updated_at',
  deleted_at: 'product.deleted_at',
};
const OPTIONAL = new Set([
  'cooling_tr',
  'air_flow_high_cfm',
  'offer_price',
  'inverter_type',
  'refrigerant',
]);

/** True if the order uses the row of the category. */
export const looksAtCategory = (segments: Segment[]) =>
  segments.some(({ order }) => order.some(({ sql }) => sql.startsWith('category.')));

/**
 * Returns the segments of a list for a `sort` parameter, with ties by id. Rows without a value come last in both
 * directions. In ascending order the databases would put them first, so they form a separate segment: an index contains
 * each segment in order, but no index has the order of a CASE. If the query bounds the field, every row has a value,
 * and repeating the condition would make SQLite use an index without the other columns.
 */
export function segmentsOf(
  sort: NonNullable<ProductQuery['sort']>,
  query: ProductQuery = {},
): Segment[] {
  const descending = sort.startsWith('-');
  const field = sort.replace(/^-/, '');
  const column = COLUMNS[field]!;
  const id = { sql: 'product.id', descending };
  const order = field === 'id' ? [id] : [{ sql: column, descending }, id];
  const everyRowHasIt = !OPTIONAL.has(field) || isBounded(field, query);
  if (descending || everyRowHasIt) return [{ where: null, order }];
  return [
    { where: `${column} IS NOT NULL`, order },
    { where: `${column} IS NULL`, order: [id] },
  ];
}

/**
 * Orders search results: the exact model, models that begin with the text, titles that contain it, then the capacity as
 * printed, then the nearest capacity.
 */
export function byRelevance(search: Search): Segment[] {
  const { text } = search;
  const model = like('product.model');
  const rank = {
    sql: `CASE WHEN ${model} THEN 0 WHEN ${model} THEN 1 WHEN ${like('product.title')} THEN 2 ELSE 3 END`,
    params: [equalTo(text), beginningWith(text), containing(text)],
    descending: false,
  };
  const printed = search.capacities.flatMap(({ printed }) =>
    printed === undefined
      ? []
      : {
          sql: 'CASE WHEN product.cooling_tr BETWEEN ? AND ? OR product.cooling_kw BETWEEN ? AND ? THEN 0 ELSE 1 END',
          params: [...asPrinted(printed), ...asPrinted(printed)],
          descending: false,
        },
  );
  const near = search.capacities.map(({ tr }) => ({
    sql: 'ABS(COALESCE(product.cooling_tr, 0) - ?)',
    params: [tr],
    descending: false,
  }));
  const rest = ['product.position', 'product.id'].map((sql) => ({ sql, descending: false }));
  return [{ where: null, order: [rank, ...printed, ...near, ...rest] }];
}

/** True if the query only matches rows with a value of the field. */
function isBounded(field: string, query: ProductQuery): boolean {
  switch (field) {
    case 'cooling_tr':
      return query.tr_min !== undefined || query.tr_max !== undefined;
    case 'offer_price':
      return query.price_min !== undefined || query.price_max !== undefined;
    case 'inverter_type':
    case 'refrigerant':
      return query[field] !== undefined;
    default:
      return false;
  }
}
