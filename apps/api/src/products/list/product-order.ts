import type { ProductQuery } from '@shishir/contract';
import { containing } from '../../database/queries';
import type { Search } from './parse-search';

export interface OrderTerm {
  sql: string;
  params?: unknown[];
  descending: boolean;
}

/** A stretch of a list that stands in one order; a list may have two, one after the other. */
export interface Run {
  /** What the rows of the stretch have in common; null for the whole list. */
  where: string | null;
  order: OrderTerm[];
}

const COLUMNS: Record<string, string> = {
  position: 'product.position',
  id: 'product.id',
  title: 'product.title',
  model: 'product.model',
  category: 'category.title',
  cooling_tr: 'product.cooling_tr',
  offer_price: 'product.price',
  inverter_type: 'product.inverter_type',
  refrigerant: 'product.refrigerant',
  updated_at: 'product.updated_at',
  deleted_at: 'product.deleted_at',
};
const OPTIONAL = new Set(['cooling_tr', 'offer_price', 'inverter_type', 'refrigerant']);

/** True where the order looks at the category's row. */
export const looksAtCategory = (runs: Run[]) =>
  runs.some(({ order }) => order.some(({ sql }) => sql.startsWith('category.')));

/**
 * The stretches of a list in the order of a `sort` parameter, ties by id. Rows without a value come last in
 * both directions. Upwards the databases would give them first, so they are a stretch of their own: an index
 * gives each stretch in order, and none gives them in the order of a CASE. Where the query bounds the field,
 * none is without a value, and saying so again would lead SQLite to an index that knows nothing of the rest.
 */
export function runsOf(sort: NonNullable<ProductQuery['sort']>, query: ProductQuery = {}): Run[] {
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

/** What was found, the model that was meant first, then models and titles that begin so, then the nearest capacity. */
export function byRelevance(search: Search): Run[] {
  const text = search.text.replace(/[!%_]/g, '!$&');
  const rank = {
    sql: `CASE WHEN product.model LIKE ? ESCAPE '!' THEN 0 WHEN product.model LIKE ? ESCAPE '!' THEN 1 WHEN product.title LIKE ? ESCAPE '!' THEN 2 ELSE 3 END`,
    params: [text, `${text}%`, containing(search.text)],
    descending: false,
  };
  const near = search.capacities.map(({ tr }) => ({
    sql: 'ABS(COALESCE(product.cooling_tr, 0) - ?)',
    params: [tr],
    descending: false,
  }));
  const rest = ['product.position', 'product.id'].map((sql) => ({ sql, descending: false }));
  return [{ where: null, order: [rank, ...near, ...rest] }];
}

/** True where only rows with a value of the field are asked for. */
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
