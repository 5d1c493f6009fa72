import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  COLUMN_FILTERS,
  type ColumnFilter,
  eachColumnFilter,
  FILTER_COLUMNS,
  type ProductFacets,
  type ProductFilters,
} from '@shishir/contract';
import { ventilatorFlow_m3h } from '@shishir/sizing';
import { EntityManager } from 'typeorm';
import type { CategoryIndex } from '../../categories/category-index';
import { RevisionCache } from '../../../platform/database/revision';
import { positive, positiveFigure } from '../stored-figures';
import { Catalogue } from './catalogue';
import { type Conditions, filtered, isWindFree, publicProducts } from './product-filters';

/** Published products that share all values counted here. */
interface Group extends Record<ColumnFilter, string | null> {
  category_id: number;
  wind_free: 'true' | 'false';
  count: number;
  tr: [number | null, number | null];
  price: [number | null, number | null];
}
type Facet = 'category' | ColumnFilter | 'wind_free';
type Choice = (group: Group) => boolean;

const FACETS: Facet[] = ['category', ...FILTER_COLUMNS, 'wind_free'];
const SHARED = ['category_id', ...FILTER_COLUMNS, 'wind_free'];
const COLUMNS = SHARED.map((column) => `product.${column}`).join(', ');
const [TR, PRICE] = [positive('product.cooling_tr'), positive('product.price')];
const FLOW = positive('product.air_flow_high_cfm');
const GROUPS = `SELECT ${COLUMNS}, COUNT(*) AS count,
  MIN(${TR}) AS tr_min, MAX(${TR}) AS tr_max, MIN(${PRICE}) AS price_min, MAX(${PRICE}) AS price_max
  FROM products product WHERE`;

/**
 * Counts the products that each value of a filter would show. The database groups the products once; the groups of each
 * value are added up here, since each filter is counted under all filters except itself.
 */
@Injectable()
export class ProductFacetsService {
  private readonly cache = new RevisionCache<Group[]>();

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async count(filters: ProductFilters): Promise<ProductFacets> {
    const { revision, categories } = await this.catalogue.now();
    const { q, brand, tr_min, tr_max, price_min, price_max, flow_min, flow_max } = filters;
    // No facet counts these, so every value is counted under them.
    const always = { q, brand, flow_min, flow_max };
    const groups = (under: ProductFilters) => {
      const found = filtered(publicProducts(categories), under, categories);
      return this.cache.get(revision, found.key, () => this.group(found));
    };
    const all = await groups({ ...always, tr_min, tr_max, price_min, price_max });
    const anyTr =
      tr_min === undefined && tr_max === undefined
        ? all
        : await groups({ ...always, price_min, price_max });
    const anyPrice =
      price_min === undefined && price_max === undefined
        ? all
        : await groups({ ...always, tr_min, tr_max });

    const choices = choicesOf(filters, categories);
    const under = (from: Group[], except?: Facet) =>
      from.filter((group) => FACETS.every((facet) => facet === except || choices[facet](group)));
    const counted = <V extends string>(facet: Exclude<Facet, 'category'>, values: readonly V[]) => {
      const found = under(all, facet);
      return values.map((value) => ({
        value,
        count: sum(found.filter((group) => group[facet] === value)),
      }));
    };
    const inCategories = under(all, 'category');
    // Ventilators recover some cooling, which is not a capacity.
    const ventilation = categories.all.filter(({ kind }) => kind === 'ventilation');
    const cools = ({ category_id }: Group) => ventilation.every(({ id }) => id !== category_id);
    return {
      total: sum(under(all)),
      category: categories.all
        .filter(({ status }) => status === 'active')
        .map(({ id, slug, title, bangla }) => ({
          value: slug,
          title: filters.locale === 'bn' ? (bangla ?? title) : title,
          count: sum(inCategories.filter(({ category_id }) => category_id === id)),
        })),
      ...(eachColumnFilter((column) => counted(column, COLUMN_FILTERS[column])) as Pick<
        ProductFacets,
        ColumnFilter
      >),
      wind_free: counted('wind_free', ['true', 'false'] as const),
      tr: rangeOf(
        under(anyTr)
          .filter(cools)
          .map(({ tr }) => tr),
      ),
      price: rangeOf(under(anyPrice).map(({ price }) => price)),
      flow: await this.flow(filters, categories),
    };
  }

  /** Range of the airflow in categories of ventilators, under all other filters. */
  private async flow(filters: ProductFilters, categories: CategoryIndex) {
    const asked = categories.findAll(filters.category ?? '');
    if (asked.length === 0 || asked.some(({ kind }) => kind !== 'ventilation')) return null;
    const under = { ...filters, flow_min: undefined, flow_max: undefined };
    const { sql, params } = filtered(publicProducts(categories), under, categories);
    const [row] = await this.manager.query<Record<'min' | 'max', unknown>[]>(
      `SELECT MIN(${FLOW}) AS min, MAX(${FLOW}) AS max FROM products product WHERE ${sql}`,
      [...params],
    );
    return row?.min == null ? null : { min: flowOf(row.min), max: flowOf(row.max) };
  }

  private async group({ sql, params }: Conditions): Promise<Group[]> {
    const rows = await this.manager.query<Record<string, string | number | null>[]>(
      `${GROUPS} ${sql} GROUP BY ${COLUMNS}`,
      [...params],
    );
    const number = (value: string | number | null | undefined) => positiveFigure(value ?? null);
    return rows.map((row) => ({
      category_id: Number(row['category_id']),
      ...eachColumnFilter((column) => row[column] as string | null),
      wind_free: isWindFree(row['wind_free']) ? 'true' : 'false',
      count: Number(row['count']),
      tr: [number(row['tr_min']), number(row['tr_max'])],
      price: [number(row['price_min']), number(row['price_max'])],
    }));
  }
}

/** Returns a check per filter if a group matches the chosen values; without a choice, all groups match. */
function choicesOf(filters: ProductFilters, categories: CategoryIndex): Record<Facet, Choice> {
  const chosen =
    filters.category === undefined
      ? null
      : new Set(categories.findAll(filters.category).map(({ id }) => id));
  const among =
    (column: ColumnFilter): Choice =>
    (group) =>
      !filters[column] || (filters[column] as (string | null)[]).includes(group[column]);
  return {
    category: ({ category_id }) => chosen === null || chosen.has(category_id),
    ...eachColumnFilter(among),
    wind_free: (group) => !filters.wind_free || filters.wind_free === group.wind_free,
  };
}

/** Airflow as pages show it, in m³/h. */
const flowOf = (cfm: unknown) => ventilatorFlow_m3h({ title: '', air_flow_high_cfm: Number(cfm) })!;

const sum = (groups: Group[]) => groups.reduce((total, { count }) => total + count, 0);

function rangeOf(ends: [number | null, number | null][]): { min: number; max: number } | null {
  const known = ends.filter((end): end is [number, number] => end[0] !== null);
  if (known.length === 0) return null;
  return {
    min: Math.min(...known.map(([min]) => min)),
    max: Math.max(...known.map(([, max]) => max)),
  };
}
