import {
  FILTER_COLUMNS,
  type PRICE_STATES,
  type ProductFilters,
  type ProductQuery,
} from '@shishir/contract';
import { m3hToCfm } from '@shishir/format';
import type { CategoryIndex } from '../../categories/category-index';
import { containing, equalTo, like } from '../../../platform/database/queries';
import { hasBangla } from '../../../platform/translations/search-bangla';
import { parseSearch, type Search } from './parse-search';

/** Manufacturers round capacities to different classes: 1.5 ton may be 1.59 TR, and 5 kW may be 4.5 or 5.6. */
const CAPACITY_TOLERANCE = 0.12;

/** Air flows are stored in whole cfm and shown in steps of 5 m³/h. */
const FLOW_TOLERANCE_M3H = 2.5;

/** Returns the conditions of a list query, limited to what its caller may see. */
export function listed(query: ProductQuery, categories: CategoryIndex): Conditions {
  const trash = query.trash === 'true';
  const visibility = query.visibility ?? (trash ? 'all' : 'published');
  let conditions = Conditions.none.and(`product.deleted_at IS ${trash ? 'NOT ' : ''}NULL`);
  if (query.visibility === undefined && !trash && query.q)
    conditions = findable(conditions, query.q);
  else if (visibility !== 'all') conditions = conditions.and('product.visibility = ?', visibility);
  if (visibility === 'published') conditions = inActiveCategories(conditions, categories);
  if (query.service_status) conditions = conditions.and('product.status = ?', query.service_status);
  if (query.price_state) conditions = conditions.and(PRICE_STATE[query.price_state]);
  if (query.pictures)
    conditions = conditions.and(`${PICTURE_COUNT} = ?`, query.pictures === 'none' ? 0 : 1);
  if (query.ids) conditions = conditions.andIn('product.id', query.ids.split(',').map(Number));
  return filtered(conditions, query, categories);
}

/** Discontinued products are not listed, but found by their exact model. */
function findable(conditions: Conditions, text: string): Conditions {
  const isNamed = `product.visibility = 'discontinued' AND ${like('product.model')}`;
  return conditions.and(`(product.visibility = 'published' OR (${isNamed}))`, equalTo(text.trim()));
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
  const conditions = findable(Conditions.none.and('product.deleted_at IS NULL'), text);
  return searched(inActiveCategories(conditions, categories), search, categories);
}

/** Excludes inactive categories: a condition on nearly all categories would keep the database from using the index. */
function inActiveCategories(conditions: Conditions, categories: CategoryIndex): Conditions {
  const closed = categories.all.filter(({ status }) => status !== 'active').map(({ id }) => id);
  if (closed.length === 0) return conditions;
  return conditions.and(
    `product.category_id NOT IN (${closed.map(() => '?').join(', ')})`,
    ...closed,
  );
}

export function filtered(
  before: Conditions,
  filters: ProductFilters,
  categories: CategoryIndex,
): Conditions {
  let conditions = before;
  if (filters.category) {
    const ids = categories.findAll(filters.category).map(({ id }) => id);
    conditions =
      ids.length === 1
        ? conditions.and('product.category_id = ?', ids[0])
        : conditions.andIn('product.category_id', ids);
  }
  for (const column of FILTER_COLUMNS) {
    if (filters[column]) conditions = conditions.andIn(`product.${column}`, filters[column]);
  }
  if (filters.wind_free) conditions = windFree(conditions, filters.wind_free === 'true');
  if (filters.brand) conditions = conditions.and(like('product.brand'), equalTo(filters.brand));
  if (filters.tr_min !== undefined || filters.tr_max !== undefined) {
    conditions = between(conditions, 'cooling_tr', filters.tr_min, filters.tr_max);
    conditions = withoutVentilators(conditions, categories);
  }
  conditions = between(conditions, 'price', filters.price_min, filters.price_max);
  conditions = between(
    conditions,
    'air_flow_high_cfm',
    filters.flow_min && m3hToCfm(filters.flow_min - FLOW_TOLERANCE_M3H),
    filters.flow_max && m3hToCfm(filters.flow_max + FLOW_TOLERANCE_M3H),
  );
  return filters.q
    ? searched(conditions, parseSearch(filters.q, categories.synonyms), categories)
    : conditions;
}

/** Excludes ventilators: the cooling that they recover is not a capacity. */
function withoutVentilators(conditions: Conditions, categories: CategoryIndex): Conditions {
  const ids = categories.all.filter(({ kind }) => kind === 'ventilation').map(({ id }) => id);
  if (ids.length === 0) return conditions;
  return conditions.and(`product.category_id NOT IN (${ids.map(() => '?').join(', ')})`, ...ids);
}

function between(conditions: Conditions, column: string, min?: number, max?: number): Conditions {
  const from = min === undefined ? conditions : conditions.and(`product.${column} >= ?`, min);
  return max === undefined ? from : from.and(`product.${column} <= ?`, max);
}

/** One of several labels in a free text field; 'Heat Pump' is another. */
const WIND_FREE = 'wind-free';
const IS_WIND_FREE = `LOWER(COALESCE(product.wind_free, '')) = '${WIND_FREE}'`;
export const isWindFree = (label: unknown) =>
  typeof label === 'string' && label.toLowerCase() === WIND_FREE;
const windFree = (conditions: Conditions, wanted: boolean) =>
  conditions.and(wanted ? IS_WIND_FREE : `NOT ${IS_WIND_FREE}`);

export function searched(
  before: Conditions,
  search: Search,
  categories: CategoryIndex,
): Conditions {
  let conditions = before;
  for (const spellings of search.words) conditions = word(conditions, spellings, categories);
  for (const { tr, figure, printed } of search.capacities) {
    const ends = [tr * (1 - CAPACITY_TOLERANCE), tr * (1 + CAPACITY_TOLERANCE)];
    if (figure) {
      conditions = conditions.and(
        `(product.cooling_tr BETWEEN ? AND ? OR product.price = ? OR ${like('product.model')})`,
        ...ends,
        Number(figure),
        containing(figure),
      );
    } else if (printed) {
      conditions = conditions.and(
        '(product.cooling_tr BETWEEN ? AND ? OR product.cooling_kw BETWEEN ? AND ?)',
        ...ends,
        ...asPrinted(printed),
      );
    } else {
      conditions = conditions.and('product.cooling_tr BETWEEN ? AND ?', ...ends);
      conditions = withoutVentilators(conditions, categories);
    }
  }
  for (const { min, max } of search.prices) conditions = between(conditions, 'price', min, max);
  if (search.wind_free !== null) conditions = windFree(conditions, search.wind_free);
  for (const field of ['inverter_type', 'refrigerant'] as const) {
    if (search[field]) conditions = conditions.and(`product.${field} = ?`, search[field]);
  }
  return conditions;
}

/** Returns the range of values that are printed with the same two decimals. */
export const asPrinted = (figure: number) => [figure - 0.005, figure + 0.005] as const;

/** Finds a word folded by `foldBangla` in the approved Bangla titles. */
const IN_BANGLA = `product.id IN (SELECT subject_id FROM translation
  WHERE subject = 'product' AND locale = 'bn' AND field = 'title'
  AND ${like('search_text')})`;

/** Requires one word in title, model or brand, or in a name of the category, in any of its spellings. */
function word(conditions: Conditions, spellings: string[], categories: CategoryIndex): Conditions {
  const either: string[] = [];
  const params: unknown[] = [];
  for (const spelling of spellings) {
    either.push(like('product.search_text'));
    params.push(containing(spelling));
    if (hasBangla(spelling)) {
      either.push(IN_BANGLA);
      params.push(containing(spelling));
    }
    for (const { id } of categories.containing(spelling)) {
      either.push('product.category_id = ?');
      params.push(id);
    }
  }
  return conditions.and(`(${either.join(' OR ')})`, ...params);
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
