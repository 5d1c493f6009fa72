import { z } from 'zod';

/** Carries the number of rows that a list has in all its pages. */
export const TOTAL_HEADER = 'x-total-count';
/** Rows on a page that does not say how many. */
export const DEFAULT_PAGE_SIZE = 24;
/** Rows of a list that is asked for without pages, as the specified clients do. */
export const UNPAGED_ROWS = 500;

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** The query that every list takes. Pages by number reach 10,000 rows. */
export const PageQuery = z.object({
  page: wholeNumber(1, 10_000).optional(),
  pageSize: wholeNumber(1, 100).optional(),
  q: z.string().trim().max(100).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A `sort` parameter over a fixed list of fields; a leading minus turns the order round. */
export function sortBy<const F extends string>(...fields: [F, ...F[]]) {
  const turned = fields.map((field) => `-${field}` as const);
  return z.enum([...fields, ...turned] as [F | `-${F}`, ...(F | `-${F}`)[]]).optional();
}

/** The total of a list answer; 0 where the header is missing. */
export function totalOf(headers: Headers): number {
  return Number(headers.get(TOTAL_HEADER) ?? 0);
}
