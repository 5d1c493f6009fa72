import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { isSqlite } from '../database/queries';

const SQLITE_NEXT = `INSERT INTO enquiry_counter (year, last) VALUES (?, 1)
  ON CONFLICT (year) DO UPDATE SET last = last + 1 RETURNING last`;
const MYSQL_NEXT = `INSERT INTO enquiry_counter (year, last) VALUES (?, LAST_INSERT_ID(1))
  ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + 1)`;

/**
 * The next reference of the year in Dhaka, such as ENQ-2026-000123. The row of the year stays locked until the
 * transaction ends: references have no gaps, and concurrent enquiries get different ones.
 */
export async function nextReference(manager: EntityManager, moment: Date): Promise<string> {
  const { year } = dhakaParts(moment);
  return `ENQ-${year}-${String(await nextNumber(manager, year)).padStart(6, '0')}`;
}

async function nextNumber(manager: EntityManager, year: number): Promise<number> {
  if (isSqlite(manager)) {
    const [row] = await manager.query<{ last: number }[]>(SQLITE_NEXT, [year]);
    return row!.last;
  }
  const { insertId } = await manager.query<{ insertId: number }>(MYSQL_NEXT, [year]);
  return insertId;
}
