import { type Category, STATUSES } from '@shishir/contract';
import { z } from 'zod';

/** Filters of the list and the switch to the trash. The list is always ordered by position. */
export const CategoryListQuery = z.object({
  status: z.enum(STATUSES).optional(),
  q: z.string().trim().max(100).optional(),
  trash: z.literal('true').optional(),
});
export type CategoryListQuery = z.infer<typeof CategoryListQuery>;

/** Filters in the browser, as all categories are loaded. */
export function fitting(rows: Category[], { status, q = '' }: CategoryListQuery): Category[] {
  const wanted = q.toLowerCase();
  return rows.filter(
    (row) =>
      (!status || row.status === status) &&
      [row.title, row.path, ...(row.aliases ?? [])].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}

/** Returns the order of all categories after the visible ones were moved among themselves. */
export function wholeOrder(all: Category[], visible: number[]): number[] {
  const moving = new Set(visible);
  let next = 0;
  return all.map(({ id }) => (moving.has(id) ? visible[next++]! : id));
}
