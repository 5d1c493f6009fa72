import { ProductQuery } from '@shishir/contract';
import type { z } from 'zod';

/** What the list of products can be asked for, out of what the API takes: nothing narrows it unseen. */
export const ProductListQuery = ProductQuery.pick({
  page: true,
  pageSize: true,
  sort: true,
  q: true,
  category: true,
  visibility: true,
  service_status: true,
  trash: true,
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;
