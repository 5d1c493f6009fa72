import { z } from 'zod';
import { Picture } from '../platform/picture';
import { CatalogueProduct } from './product';
import { INVERTER_TYPES, PRODUCT_TYPES, REFRIGERANTS } from './product-fields';

const count = z.number().int();
const counted = <T extends z.ZodTypeAny>(value: T) => z.array(z.object({ value, count }));
const range = z.object({ min: z.number(), max: z.number() }).nullable();

/** How many products each value of a filter would show, under the other filters as they stand. */
export const ProductFacets = z.object({
  total: count,
  /** `value` is the slug. */
  category: z.array(z.object({ value: z.string(), title: z.string(), count })),
  type: counted(z.enum(PRODUCT_TYPES)),
  inverter_type: counted(z.enum(INVERTER_TYPES)),
  refrigerant: counted(z.enum(REFRIGERANTS)),
  wind_free: counted(z.enum(['true', 'false'])),
  /** What can be chosen at all, in TR and taka; null where no product has a figure. */
  tr: range,
  price: range,
});
export type ProductFacets = z.infer<typeof ProductFacets>;

/** One of the sizes that a category comes in. */
export const ProductSize = CatalogueProduct.pick({ id: true, model: true, cooling_tr: true });
export type ProductSize = z.infer<typeof ProductSize>;

/** The capacities in TR that a category comes in, small to large, each with the number of its models. */
export const CategoryCapacities = z.object({
  category_id: z.number().int(),
  capacities: z.array(z.object({ tr: z.number(), count })),
});
export type CategoryCapacities = z.infer<typeof CategoryCapacities>;

/** What is offered while somebody types into the search. */
export const Suggestions = z.object({
  products: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      model: z.string(),
      category: z.string(),
      cooling_tr: z.number().nullable(),
      picture: Picture.nullable(),
    }),
  ),
  categories: z.array(z.object({ slug: z.string(), title: z.string(), count })),
  /** Pages, questions, posts and projects, the best first. */
  pages: z.array(
    z.object({
      kind: z.enum(['page', 'question', 'post', 'project']),
      title: z.string(),
      path: z.string(),
    }),
  ),
  /** The text that the list of products is to be asked for; blank if the search is about none. */
  q: z.string(),
  /** Words that nothing of what was found has. */
  left_out: z.array(z.string()),
  /** Words with one wrong letter, and the word that was searched for instead. */
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** Nothing in the text tells units apart, as in 'ac': it finds all of them. */
  vague: z.boolean(),
});
export type Suggestions = z.infer<typeof Suggestions>;
