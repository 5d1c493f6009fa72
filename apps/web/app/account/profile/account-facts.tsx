import type { User } from '@shishir/contract';
import { formatPhone } from '@shishir/format';

const ROLE_NAMES: Record<User['role'], string> = {
  user: 'User',
  admin: 'Admin',
  super_admin: 'Super admin',
};

/** What we know of an account. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <dl className="profile__facts num">
      <div>
        <dt>Name</dt>
        <dd>{user.name}</dd>
      </div>
      <div>
        <dt>Phone number</dt>
        <dd>{user.number ? formatPhone(user.number) : '–'}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>{ROLE_NAMES[user.role]}</dd>
      </div>
    </dl>
  );
}
