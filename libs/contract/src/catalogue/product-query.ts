import { z } from 'zod';
import { listOf } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { locale, preview } from '../platform/locales';
import {
  COLUMN_FILTERS,
  type ColumnFilter,
  eachColumnFilter,
  type FilterValue,
} from './product-choices';
import { SERVICE_STATUSES, VISIBILITIES } from './product-fields';
import { anyTaka, decimalNumber } from '../platform/numbers';

const MAX_BOUND = 2_000_000_000;
const capacity = decimalNumber({ label: 'Capacity', max: MAX_BOUND }).optional();
const flow = decimalNumber({ label: 'Airflow', max: MAX_BOUND }).optional();
const price = anyTaka({ label: 'Price', max: MAX_BOUND }).optional();

const columnFilters = eachColumnFilter((column) => listOf(COLUMN_FILTERS[column]).optional()) as {
  [F in ColumnFilter]: z.ZodOptional<z.ZodType<FilterValue<F>[], z.ZodTypeDef, string>>;
};

/**
 * Filters available to visitors. Several values of one filter are alternatives; different filters narrow the result.
 */
export const ProductFilters = z
  .object({
    /** Titles, slugs, aliases or ids of categories, case-insensitive and separated by commas. */
    category: z.string().trim().min(1).max(500).optional(),
    ...columnFilters,
    /** Units whose label is 'Wind-free', or all others. */
    wind_free: z.enum(['true', 'false']).optional(),
    /** Name of one maker, case-insensitive. */
    brand: z.string().trim().min(1).max(100).optional(),
    /** In TR, both ends included. */
    tr_min: capacity,
    tr_max: capacity,
    /** In taka, compared with the price that a visitor pays: the offer price, else the regular one. */
    price_min: price,
    price_max: price,
    /** Airflow of ventilators in m³/h, both ends included. */
    flow_min: flow,
    flow_max: flow,
    /**
     * Title, model, category, or a capacity as people say it: '1.5 ton', '18000 btu', '5 kw', also in Bangla digits.
     */
    q: z.string().trim().max(100).optional(),
    locale,
    preview,
  })
  .strict();
export type ProductFilters = z.infer<typeof ProductFilters>;

export const PRICE_STATES = ['offer', 'on_request', 'offer_above'] as const;

export const ProductQuery = PageQuery.merge(ProductFilters).extend({
  /** Staff only. Without it, and for everyone else, only published products are returned. */
  visibility: z.enum([...VISIBILITIES, 'all']).optional(),
  /** Staff only: products whose service record has this status. */
  service_status: z.enum(SERVICE_STATUSES).optional(),
  /** Staff only: products deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  /** Staff only: an offer below the regular price, no price at all, or an offer above the regular price. */
  price_state: z.enum(PRICE_STATES).optional(),
  /** Staff only: products without pictures, or with only one. */
  pictures: z.enum(['none', 'one']).optional(),
  /** Extra data in the rows: the fields that the old site wrote as '', or the commercial facts. */
  with: z.enum(['blank_fields', 'commercial']).optional(),
  /** Ids of the products to compare, separated by commas. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Enter numbers separated by commas')
    .optional(),
  sort: sortBy(
    'position',
    'id',
    'title',
    'model',
    'category',
    'cooling_tr',
    'air_flow_high_cfm',
    'offer_price',
    'inverter_type',
    'refrigerant',
    'updated_at',
    'deleted_at',
  ),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const ListedQuery = ProductQuery.omit({ with: true });
export type ListedQuery = z.infer<typeof ListedQuery>;
