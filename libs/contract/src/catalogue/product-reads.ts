import { z } from 'zod';
import { Picture } from '../platform/picture';
import { CatalogueProduct } from './product';
import {
  COLUMN_FILTERS,
  type ColumnFilter,
  eachColumnFilter,
  type FilterValue,
} from './product-choices';

const count = z.number().int();
const counted = <T extends z.ZodTypeAny>(value: T) => z.array(z.object({ value, count }));
const range = z.object({ min: z.number(), max: z.number() }).nullable();
const columnFacets = eachColumnFilter((column) => counted(z.enum(COLUMN_FILTERS[column]))) as {
  [F in ColumnFilter]: z.ZodType<{ value: FilterValue<F>; count: number }[]>;
};

/** Number of products for each value of a filter, given the current values of the other filters. */
export const ProductFacets = z.object({
  total: count,
  /** `value` is the slug. */
  category: z.array(z.object({ value: z.string(), title: z.string(), count })),
  ...columnFacets,
  wind_free: counted(z.enum(['true', 'false'])),
  /** Full range of the unfiltered list, in TR and taka; null if no product has a figure. */
  tr: range,
  price: range,
  /** Airflow in m³/h; null unless the filters name categories of ventilators only. */
  flow: range,
});
export type ProductFacets = z.infer<typeof ProductFacets>;

/** A product as one of the sizes of its category. */
export const ProductSize = CatalogueProduct.pick({
  id: true,
  model: true,
  cooling_tr: true,
  cooling_kw: true,
  horsepower: true,
});
export type ProductSize = z.infer<typeof ProductSize>;

/** Capacities in TR available in a category, ascending, each with the number of its models. */
export const CategoryCapacities = z.object({
  category_id: z.number().int(),
  capacities: z.array(z.object({ tr: z.number(), count })),
});
export type CategoryCapacities = z.infer<typeof CategoryCapacities>;

/** Suggestions while a visitor types into the search. */
export const Suggestions = z.object({
  products: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      model: z.string(),
      category: z.string(),
      cooling_tr: z.number().nullable(),
      cooling_kw: z.number().nullable(),
      horsepower: z.number().nullable(),
      picture: Picture.nullable(),
    }),
  ),
  categories: z.array(z.object({ slug: z.string(), title: z.string(), count })),
  /** Pages, questions, posts and projects, best match first. */
  pages: z.array(
    z.object({
      kind: z.enum(['page', 'question', 'post', 'project']),
      title: z.string(),
      path: z.string(),
    }),
  ),
  /** Query text for the list of products; blank if the search is not about products. */
  q: z.string(),
  /** Words that match none of the results. */
  left_out: z.array(z.string()),
  /** Words with one wrong letter, and the words searched for instead. */
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
  /**
   * Capacity of the nearest product, for a search for one capacity that no product has exactly: `asked` is the search,
   * for example '1.5 ton'.
   */
  nearest: z
    .object({
      asked: z.string(),
      cooling_tr: z.number(),
      cooling_kw: z.number().nullable(),
      horsepower: z.number().nullish(),
    })
    .nullable(),
  /** True if nothing in the text distinguishes units, as in 'ac': it matches all of them. */
  vague: z.boolean(),
});
export type Suggestions = z.infer<typeof Suggestions>;
