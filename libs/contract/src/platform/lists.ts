import { z } from 'zod';
import { wholeNumber } from './numbers';

/*
 * The conventions of lists. A list takes `page` (from 1), `pageSize`, `q` and `sort` (a field, or `-field` for the
 * reverse order), and filters of its own; `X-Total-Count` has the number of rows in all its pages. A parameter or
 * a sort field that it does not know is a 400. Without `page` and `pageSize` it gives up to 500 rows. What differs:
 *
 * - `GET /audit`, `/mail`, `/product-imports` and the rows of an import have no `sort`: logs are read from their
 *   newest line, and the rows of a file in its order.
 * - `GET /history/:subject/:id` has neither: versions are read from the newest.
 * - `GET /contact-message/own` and `/quotations/own` have neither `sort` nor `q`: they are read from the newest.
 * - `GET /contact-message/export`, `/vrf-project/export` and the events of an enquiry have no pages and no total: they give all there is.
 * - `GET /categories`, `/sizing/values`, `/tariffs`, `/search-synonyms`, `/contact-message/templates`, `/quotations/terms`, `/menu`, `/menu/groups`, `/user/invitation` and
 *   `/auth/sessions` have no pages, no `q` and no total: there are a few dozen rows at most, and whoever reads them
 *   needs them all. Their length is the total.
 * - `GET /products/:id/sizes` gives the 60 rows that are nearest to the product, since a page of them would not
 *   show where it stands. It has a total.
 * - `GET /products/facets` and `/products/suggest` are not lists of rows. They take no unknown parameters either.
 */

/** Carries the number of rows that a list has in all its pages. */
export const TOTAL_HEADER = 'x-total-count';
/** Rows on a page that does not say how many. */
export const DEFAULT_PAGE_SIZE = 24;
/** Rows of a list that is asked for without pages, as the specified clients do. */
export const UNPAGED_ROWS = 500;

/** The query of a list with pages. Pages by number reach 10,000 rows. */
export const PageQuery = z
  .object({
    page: wholeNumber({ label: 'Page', min: 1, max: 10_000 }).optional(),
    pageSize: wholeNumber({ label: 'Page size', min: 1, max: 100 }).optional(),
    q: z.string().trim().max(100).optional(),
  })
  .strict();
export type PageQuery = z.infer<typeof PageQuery>;

/** The query of a list without any parameter. */
export const NoQuery = z.object({}).strict();

/** A `sort` parameter over a fixed list of fields; a leading minus reverses the order. */
export function sortBy<const F extends string>(...fields: [F, ...F[]]) {
  const reversed = fields.map((field) => `-${field}` as const);
  return z.enum([...fields, ...reversed] as [F | `-${F}`, ...(F | `-${F}`)[]]).optional();
}

/** The number of rows that a list has in all its pages, from a response's headers; 0 where it is missing. */
export function totalOf(headers: Headers): number {
  return Number(headers.get(TOTAL_HEADER) ?? 0);
}
