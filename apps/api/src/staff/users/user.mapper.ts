import type { ListedUser, User } from '@shishir/contract';
import { toImagePath } from '../../platform/media/picture.mapper';
import type { UserEntity } from './user.entity';

/** Returns an account without its password hash. */
export function toUser(row: UserEntity): User {
  return {
    id: row.id,
    name: row.name,
    number: row.number,
    email: row.email,
    role: row.role,
    locale: row.locale,
    image: toImagePath(row.image),
    email_confirmed: row.email_confirmed_at !== null,
    second_factor: row.second_factor_at !== null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Returns an account for the list of staff. */
export function toListedUser(row: UserEntity): ListedUser {
  return { ...toUser(row), last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null };
}
