import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { EnquiryCounterEntity } from './contact-message.entity';

const NEXT = 'UPDATE enquiry_counter SET last = last + 1 WHERE year = ?';
const LAST = 'SELECT last FROM enquiry_counter WHERE year = ?';

/**
 * The next reference of the year in Dhaka, such as ENQ-2026-000123. The row of the year stays locked until the
 * transaction ends: references have no gaps, and concurrent enquiries get different ones.
 */
export async function nextReference(manager: EntityManager, moment: Date): Promise<string> {
  const { year } = dhakaParts(moment);
  if (!(await raise(manager, year))) {
    await manager.insert(EnquiryCounterEntity, { year, last: 0 });
    await raise(manager, year);
  }
  const [row] = await manager.query<{ last: number }[]>(LAST, [year]);
  return `ENQ-${year}-${String(row!.last).padStart(6, '0')}`;
}

/** False where the year has no row yet. Plain SQL: it runs for every enquiry. */
async function raise(manager: EntityManager, year: number): Promise<boolean> {
  const { affected } = await manager.queryRunner!.query(NEXT, [year], true);
  return affected === 1;
}
