import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { EnquiryCounterEntity } from '../contact-message.entity';

const NEXT = 'UPDATE enquiry_counter SET last = last + 1 WHERE year = ?';
const LOCK = 'UPDATE enquiry_counter SET last = last WHERE year = ?';
const LAST = 'SELECT last FROM enquiry_counter WHERE year = ?';

/**
 * The next reference of the year in Dhaka, such as ENQ-2026-000123. The row of the year stays locked until the
 * transaction ends: references have no gaps, and concurrent enquiries get different ones.
 */
export async function nextReference(manager: EntityManager, moment: Date): Promise<string> {
  const { year } = dhakaParts(moment);
  if (!(await write(manager, NEXT, year))) {
    await manager.insert(EnquiryCounterEntity, { year, last: 0 });
    await write(manager, NEXT, year);
  }
  const [row] = await manager.query<{ last: number }[]>(LAST, [year]);
  return `ENQ-${year}-${String(row!.last).padStart(6, '0')}`;
}

/** Lets no other enquiry of the year in until the transaction ends. */
export async function lockEnquiries(manager: EntityManager, moment: Date): Promise<void> {
  await write(manager, LOCK, dhakaParts(moment).year);
}

/** False where the year has no row yet. Plain SQL: it runs for every enquiry. */
async function write(manager: EntityManager, statement: string, year: number): Promise<boolean> {
  const { affected } = await manager.queryRunner!.query(statement, [year], true);
  return affected === 1;
}
