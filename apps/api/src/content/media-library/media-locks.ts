import type { EntityManager } from 'typeorm';
import { NotAllowed } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { UserEntity } from '../../staff/users/user.entity';
import { pictureRecords, recordsWith } from './picture-places';

/**
 * Returns the reason why a user may not change a picture, as a sentence, or null if they may. Without the right to
 * change a record, its picture cannot be changed either: portraits belong to their account, company pictures to the
 * owner.
 */
export async function lockOf(
  manager: EntityManager,
  id: number,
  { user, rights }: Principal,
): Promise<string | null> {
  for (const records of pictureRecords) {
    const { subject, record } = records;
    if (subject === 'user') {
      const accounts = (await recordsWith(manager, records, id, { take: 2 })) as UserEntity[];
      const other = accounts.find((account) => account.id !== user.id);
      if (other) return `This is the portrait of ${other.name}. Only they can change it.`;
    } else if (record.access === 'super_admin' && rights !== 'super_admin') {
      const [used] = await recordsWith(manager, records, id, { take: 1 });
      if (used) return 'This picture is part of the company details. Only the owner can change it.';
    }
  }
  return null;
}

export async function rejectLocked(
  manager: EntityManager,
  id: number,
  principal: Principal,
): Promise<void> {
  const reason = await lockOf(manager, id, principal);
  if (reason) throw new NotAllowed(reason);
}
