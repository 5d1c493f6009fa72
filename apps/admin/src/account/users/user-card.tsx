import type { User } from '@shishir/contract';
import { firstLetter, LetterAvatar } from '../../theme/letter-avatar';
import { numberWords } from '../../ui/staff/number-words';
import { RoleChoice } from './role-choice';
import { SecondStepMark } from './second-factor-mark';
import { UserActions, type UserDoing } from './user-actions';
import './users.css';

/** An account on a phone: the same data as a row of the table. */
export function UserCard({ user, ...doing }: UserDoing & { user: User }) {
  return (
    <div className="user-card">
      <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={44} />
      <div>
        <b>
          {user.name} {user.second_factor && <SecondStepMark />}
        </b>
        <span>{user.email}</span>
        <span className="num">{numberWords(user.number)}</span>
      </div>
      <RoleChoice user={user} />
      <UserActions user={user} {...doing} />
    </div>
  );
}
