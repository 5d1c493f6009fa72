import { type Category, STATUSES } from '@shishir/contract';
import { z } from 'zod';

/** What narrows the list, or leads to the trash; its order is that of the positions. */
export const CategoryListQuery = z.object({
  status: z.enum(STATUSES).optional(),
  q: z.string().trim().max(100).optional(),
  trash: z.literal('true').optional(),
});
export type CategoryListQuery = z.infer<typeof CategoryListQuery>;

/** All categories are there at once, so the browser chooses among them. */
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

/** The order of all where the shown ones change places among themselves. */
export function wholeOrder(all: Category[], visible: number[]): number[] {
  const moving = new Set(visible);
  let next = 0;
  return all.map(({ id }) => (moving.has(id) ? visible[next++]! : id));
}
