import type { User } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { firstLetter, LetterAvatar } from '../theme/letter-avatar';
import { DeleteButton } from './delete-button';
import { RoleChoice } from './role-choice';
import './users.css';

/** An account on a phone: the same data as a row of the table. */
export function UserCard({ user, onDelete }: { user: User; onDelete: (user: User) => void }) {
  return (
    <div className="user-card">
      <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={44} />
      <div>
        <b>{user.name}</b>
        <span>{user.email}</span>
        <span className="num">{formatPhone(user.number)}</span>
      </div>
      <RoleChoice user={user} />
      <DeleteButton user={user} onPress={onDelete} />
    </div>
  );
}
