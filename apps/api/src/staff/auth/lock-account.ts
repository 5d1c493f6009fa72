import { type EntityManager, IsNull } from 'typeorm';
import { NotSignedIn } from '../../platform/http/api-error';
import { UserEntity, type UserPrincipal } from '../users/user.entity';
import { SessionEntity } from './sessions/session.entity';

/**
 * Returns the current account and locks it until the transaction ends. Everything that changes a password or a second
 * factor calls this first, so that two of them never deadlock.
 */
export async function lockAccount(manager: EntityManager, id: number): Promise<UserEntity> {
  await manager.query('UPDATE users SET role = role WHERE id = ?', [id]);
  const user = await manager.findOneBy(UserEntity, { id });
  if (!user) throw new NotSignedIn();
  return user;
}

/**
 * Like `lockAccount`, for the account that makes a request. Since it was authenticated, and its password verified,
 * another request may have changed that password or ended this session: then the request has no effect.
 */
export async function lockOwnAccount(
  manager: EntityManager,
  { user, sessionId }: UserPrincipal,
): Promise<UserEntity> {
  const current = await lockAccount(manager, user.id);
  const isActive = await manager.existsBy(SessionEntity, { id: sessionId, revoked_at: IsNull() });
  if (!isActive || current.password_hash !== user.password_hash) throw new NotSignedIn();
  return current;
}
