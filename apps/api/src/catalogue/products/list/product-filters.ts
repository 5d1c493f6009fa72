import type { PRICE_STATES, ProductFilters, ProductQuery } from '@shishir/contract';
import type { CategoryIndex } from '../../categories/category-index';
import { containing, equalTo, like } from '../../../platform/database/queries';
import { parseSearch, type Search } from './parse-search';

/** Manufacturers round capacities to different classes: 1.5 ton may be 1.59 TR, and 5 kW may be 4.5 or 5.6. */
const CAPACITY_TOLERANCE = 0.12;

/** Returns the conditions of a list query, limited to what its caller may see. */
export function listed(query: ProductQuery, categories: CategoryIndex): Conditions {
  const trash = query.trash === 'true';
  const visibility = query.visibility ?? (trash ? 'all' : 'published');
  let found = Conditions.none.and(`product.deleted_at IS ${trash ? 'NOT ' : ''}NULL`);
  if (query.visibility === undefined && !trash && query.q) found = findable(found, query.q);
  else if (visibility !== 'all') found = found.and('product.visibility = ?', visibility);
  if (visibility === 'published') found = inActiveCategories(found, categories);
  if (query.service_status) found = found.and('product.status = ?', query.service_status);
  if (query.price_state) found = found.and(PRICE_STATE[query.price_state]);
  if (query.pictures) found = found.and(`${PICTURE_COUNT} = ?`, query.pictures === 'none' ? 0 : 1);
  if (query.ids) found = found.andIn('product.id', query.ids.split(',').map(Number));
  return filtered(found, query, categories);
}

/** Discontinued products are not listed, but found by their exact model. */
function findable(found: Conditions, text: string): Conditions {
  const isNamed = `product.visibility = 'discontinued' AND ${like('product.model')}`;
  return found.and(`(product.visibility = 'published' OR (${isNamed}))`, equalTo(text.trim()));
}

const PRICE_STATE: Record<(typeof PRICE_STATES)[number], string> = {
  offer: 'product.offer_price < product.regular_price',
  on_request: 'product.price IS NULL',
  offer_above: 'product.offer_price > product.regular_price',
};
/** SQL expression for the number of pictures of a product. */
export const PICTURE_COUNT = `(${[1, 2, 3].map((n) => `(CASE WHEN product.image_${n}_id IS NULL THEN 0 ELSE 1 END)`).join(' + ')})`;

/** Returns the conditions of public lists: published, in an active category, not in the trash. */
export function publicProducts(categories: CategoryIndex): Conditions {
  return listed({}, categories);
}

/** Like `publicProducts` for a search, which also finds a discontinued product by its exact model. */
export function searchedProducts(text: string, search: Search, categories: CategoryIndex) {
  const found = findable(Conditions.none.and('product.deleted_at IS NULL'), text);
  return searched(inActiveCategories(found, categories), search, categories);
}

/** Excludes inactive categories: a condition on nearly all categories would keep the database from using the index. */
function inActiveCategories(found: Conditions, categories: CategoryIndex): Conditions {
  const closed = categories.all.filter(({ status }) => status !== 'active').map(({ id }) => id);
  if (closed.length === 0) return found;
  return found.and(`product.category_id NOT IN (${closed.map(() => '?').join(', ')})`, ...closed);
}

export function filtered(
  before: Conditions,
  filters: ProductFilters,
  categories: CategoryIndex,
): Conditions {
  let found = before;
  if (filters.category) {
    const ids = categories.findAll(filters.category).map(({ id }) => id);
    found =
      ids.length === 1
        ? found.and('product.category_id = ?', ids[0])
        : found.andIn('product.category_id', ids);
  }
  for (const field of ['type', 'inverter_type', 'refrigerant'] as const) {
    if (filters[field]) found = found.andIn(`product.${field}`, filters[field]);
  }
  if (filters.wind_free) found = windFree(found, filters.wind_free === 'true');
  if (filters.brand) found = found.and(like('product.brand'), equalTo(filters.brand));
  found = between(found, 'cooling_tr', filters.tr_min, filters.tr_max);
  found = between(found, 'price', filters.price_min, filters.price_max);
  return filters.q
    ? searched(found, parseSearch(filters.q, categories.synonyms), categories)
    : found;
}

function between(found: Conditions, column: string, min?: number, max?: number): Conditions {
  const from = min === undefined ? found : found.and(`product.${column} >= ?`, min);
  return max === undefined ? from : from.and(`product.${column} <= ?`, max);
}

/** One of several labels in a free text field; 'Heat Pump' is another. */
const WIND_FREE = 'wind-free';
const IS_WIND_FREE = `LOWER(COALESCE(product.wind_free, '')) = '${WIND_FREE}'`;
export const isWindFree = (label: unknown) =>
  typeof label === 'string' && label.toLowerCase() === WIND_FREE;
const windFree = (found: Conditions, wanted: boolean) =>
  found.and(wanted ? IS_WIND_FREE : `NOT ${IS_WIND_FREE}`);

export function searched(
  before: Conditions,
  search: Search,
  categories: CategoryIndex,
): Conditions {
  let found = before;
  for (const spellings of search.words) found = word(found, spellings, categories);
  for (const { tr, figure, printed } of search.capacities) {
    const ends = [tr * (1 - CAPACITY_TOLERANCE), tr * (1 + CAPACITY_TOLERANCE)];
    if (figure) {
      found = found.and(
        `(product.cooling_tr BETWEEN ? AND ? OR product.price = ? OR ${like('product.model')})`,
        ...ends,
        Number(figure),
        containing(figure),
      );
    } else if (printed) {
      found = found.and(
        '(product.cooling_tr BETWEEN ? AND ? OR product.cooling_kw BETWEEN ? AND ?)',
        ...ends,
        ...asPrinted(printed),
      );
    } else {
      found = found.and('product.cooling_tr BETWEEN ? AND ?', ...ends);
    }
  }
  for (const { min, max } of search.prices) found = between(found, 'price', min, max);
  if (search.wind_free !== null) found = windFree(found, search.wind_free);
  for (const field of ['inverter_type', 'refrigerant'] as const) {
    if (search[field]) found = found.and(`product.${field} = ?`, search[field]);
  }
  return found;
}

/** Returns the range of values that are printed with the same two decimals. */
export const asPrinted = (figure: number) => [figure - 0.005, figure + 0.005] as const;

/** Requires one word in title, model or brand, or in a name of the category, in any of its spellings. */
function word(found: Conditions, spellings: string[], categories: CategoryIndex): Conditions {
  const either: string[] = [];
  const params: unknown[] = [];
  for (const spelling of spellings) {
    either.push(like('product.search_text'));
    params.push(containing(spelling));
    for (const { id } of categories.containing(spelling)) {
      either.push('product.category_id = ?');
      params.push(id);
    }
  }
  return found.and(`(${either.join(' OR ')})`, ...params);
}

/** SQL conditions joined by AND, with their parameters. The text contains no user input. */
export class Conditions {
  private constructor(
    private readonly parts: readonly string[],
    readonly params: readonly unknown[],
  ) {}

  static readonly none = new Conditions([], []);

  and(condition: string, ...params: unknown[]): Conditions {
    return new Conditions([...this.parts, condition], [...this.params, ...params]);
  }

  /** Without values nothing matches. */
  andIn(column: string, values: readonly unknown[]): Conditions {
    if (values.length === 0) return this.and('1 = 0');
    return this.and(`${column} IN (${values.map(() => '?').join(', ')})`, ...values);
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : '1 = 1';
  }

  /** Equal keys mean the same conditions, and so the same rows. */
  get key(): string {
    return JSON.stringify([this.parts, this.params]);
  }
}
