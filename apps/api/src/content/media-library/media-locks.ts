import { type Reason, reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { NotAllowed } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { UserEntity } from '../../staff/users/user.entity';
import { pictureRecords, recordsWith } from './picture-places';

/**
 * Returns the reason why a user may not change a picture, or null if they may. Without the right to
 * change a record, its picture cannot be changed either: portraits belong to their account, company pictures to the
 * owner.
 */
export async function lockOf(
  manager: EntityManager,
  id: number,
  { user, rights }: Principal,
): Promise<Reason | null> {
  for (const records of pictureRecords) {
    const { subject, record } = records;
    if (subject === 'user') {
      const accounts = (await recordsWith(manager, records, id, { take: 2 })) as UserEntity[];
      const other = accounts.find((account) => account.id !== user.id);
      if (other) return reason('picture_of_other', { name: other.name });
    } else if (record.access === 'super_admin' && rights !== 'super_admin') {
      const [used] = await recordsWith(manager, records, id, { take: 1 });
      if (used) return reason('picture_of_company');
    }
  }
  return null;
}

export async function rejectLocked(
  manager: EntityManager,
  id: number,
  principal: Principal,
): Promise<void> {
  const lock = await lockOf(manager, id, principal);
  if (lock) throw new NotAllowed(lock);
}
