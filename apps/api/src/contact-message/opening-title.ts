import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../http/api-error';

const TABLE = 'openings';
const OPEN = `SELECT title FROM ${TABLE} WHERE id = ? AND status = 'active'
  AND deleted_at IS NULL AND (closing_date IS NULL OR closing_date >= ?)`;

/**
 * The title of the opening that an application is for, which is stored with it; null where it is for none. Throws
 * InvalidInput where the opening takes no applications. In a product without a table of openings every id is taken.
 */
export async function openingTitle(
  manager: EntityManager,
  id: number | undefined,
  now = new Date(),
): Promise<string | null> {
  const hasOpenings = manager.connection.entityMetadatas.some(
    ({ tableName }) => tableName === TABLE,
  );
  if (id === undefined || !hasOpenings) return null;
  const [found] = await manager.query<{ title: string }[]>(OPEN, [id, dayOf(now)]);
  if (found) return found.title;
  throw new InvalidInput({ opening_id: 'This opening is closed. Choose another one.' });
}

/** The day in Dhaka as ISO text. */
function dayOf(moment: Date): string {
  const { year, month, day } = dhakaParts(moment);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
