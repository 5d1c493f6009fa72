import { z } from 'zod';
import { sortBy } from './lists';
import { Picture } from './picture';
import { routes } from './policy';

export const STATUSES = ['active', 'inactive', 'archived'] as const;

export const Category = z.object({
  id: z.number().int(),
  /** The last part of `path`: what stands in addresses and in the old files. */
  slug: z.string(),
  title: z.string(),
  path: z.string(),
  position: z.number().int(),
  description: z.string().nullable(),
  type: z.string().nullable(),
  status: z.enum(STATUSES),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  /** True where products of this category have a panel of their own (cassettes, fan coil units). */
  has_panel: z.boolean(),
  /** Published products: how many, the range of their capacity in TR, and the lowest price in taka. */
  product_count: z.number().int(),
  tr_min: z.number().nullable(),
  tr_max: z.number().nullable(),
  price_from: z.number().int().nullable(),
  version: z.number().int(),
  updated_at: z.string().datetime(),
});
export type Category = z.infer<typeof Category>;

export const CategoryQuery = z.object({
  /** Staff only; everyone else, and staff who do not ask, get the active ones. */
  status: z.enum([...STATUSES, 'all']).optional(),
  sort: sortBy('position', 'title', 'id'),
});
export type CategoryQuery = z.infer<typeof CategoryQuery>;

export const categories = routes({
  list: {
    method: 'GET',
    path: '/categories',
    summary: 'Categories by position, with what their products span',
    metadata: { access: 'public' },
    query: CategoryQuery,
    responses: { 200: z.object({ data: z.array(Category) }) },
  },
  get: {
    method: 'GET',
    path: '/categories/:key',
    summary: 'One category by slug, alias, title or id, without regard to case',
    metadata: { access: 'public' },
    pathParams: z.object({ key: z.string().min(1).max(190) }),
    responses: { 200: z.object({ data: Category }) },
  },
});
