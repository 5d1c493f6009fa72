import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { lockYear, nextOfYear } from '../../../platform/database/year-counter';

/** Returns the next number of the year in Dhaka, and the reference with it, such as ENQ-2026-000123. */
export async function nextReference(manager: EntityManager, moment: Date) {
  const { year } = dhakaParts(moment);
  const number = await nextOfYear(manager, 'enquiry_counter', year);
  return { number, reference: `ENQ-${year}-${String(number).padStart(6, '0')}` };
}

/** Blocks other enquiries of the year until the transaction ends. */
export const lockEnquiries = (manager: EntityManager, moment: Date): Promise<void> =>
  lockYear(manager, 'enquiry_counter', dhakaParts(moment).year);
