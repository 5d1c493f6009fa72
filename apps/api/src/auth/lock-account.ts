import type { EntityManager } from 'typeorm';
import { NotSignedIn } from '../http/api-error';
import { UserEntity } from '../users/user.entity';

/**
 * The account as it is at this moment, which nobody else changes until the transaction ends. Whatever
 * touches a second factor does this first, so that two of them never deadlock.
 */
export async function lockAccount(manager: EntityManager, id: number): Promise<UserEntity> {
  await manager.query('UPDATE users SET role = role WHERE id = ?', [id]);
  const user = await manager.findOneBy(UserEntity, { id });
  if (!user) throw new NotSignedIn();
  return user;
}
