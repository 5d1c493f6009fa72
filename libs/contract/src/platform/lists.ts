import { z } from 'zod';
import { wholeNumber } from './numbers';

/*
 * Conventions of lists. A list takes `page` (from 1), `pageSize`, `q`, `sort` (a field, or `-field` for descending
 * order) and its own filters; `X-Total-Count` has the number of rows on all pages. An unknown parameter or sort field
 * results in 400. Without `page` and `pageSize`, a list returns up to 500 rows. Exceptions:
 *
 * - `GET /audit`, `/mail`, `/webhooks/:id/deliveries`, `/product-imports` and the rows of an import have no `sort`: logs are ordered by time,
 *   newest first, and the rows of a file by position.
 * - `GET /history/:subject/:id` has neither `sort` nor `q`; newest first.
 * - `GET /contact-message/own` and `/quotations/own` have neither `sort` nor `q`; newest first.
 * - `GET /contact-message/export`, `/vrf-project/export`, `/customers/export`, `/units/export`,
 *   `/maintenance-contracts/export`, `/visits/export` and the events of an enquiry have no pages and no total: they
 *   return all rows.
 * - `GET /categories`, `/sizing/values`, `/tariffs`, `/vrf-series`, `/search-synonyms`, `/contact-message/templates`,
 *   `/quotations/terms`, `/menu`, `/menu/groups`, `/user/invitation`, `/api-keys`, `/webhooks` and `/auth/sessions` have no pages, no `q` and no
 *   total: they have a few dozen rows at most, and every client needs all of them. The total is the number of rows.
 * - `GET /products/:id/sizes` returns the 60 rows closest to the product, since the first page of the list might not
 *   include it. It has a total.
 * - `GET /products/listed` is `GET /products` with a third of the fields, for cards and tables.
 * - `GET /products/facets` and `/products/suggest` are not lists of rows, but reject unknown parameters too.
 */

/** Header with the number of rows on all pages of a list. */
export const TOTAL_HEADER = 'x-total-count';
/** Rows per page unless `pageSize` is given. */
export const DEFAULT_PAGE_SIZE = 24;
/** Maximum rows of a list requested without pages, as the clients in the specification do. */
export const UNPAGED_ROWS = 500;

/** Query of a list with pages. Page numbers reach up to 10,000 rows. */
export const PageQuery = z
  .object({
    page: wholeNumber({ label: 'Page', min: 1, max: 10_000 }).optional(),
    pageSize: wholeNumber({ label: 'Page size', min: 1, max: 100 }).optional(),
    q: z.string().trim().max(100).optional(),
  })
  .strict();
export type PageQuery = z.infer<typeof PageQuery>;

/** Query of a list without parameters. */
export const NoQuery = z.object({}).strict();

/** Returns the schema of a `sort` parameter with these fields; a leading minus means descending order. */
export function sortBy<const F extends string>(...fields: [F, ...F[]]) {
  const reversed = fields.map((field) => `-${field}` as const);
  return z.enum([...fields, ...reversed] as [F | `-${F}`, ...(F | `-${F}`)[]]).optional();
}

/** Returns the number of rows on all pages of a list from the response headers; 0 if the header is missing. */
export function totalOf(headers: Headers): number {
  return Number(headers.get(TOTAL_HEADER) ?? 0);
}
