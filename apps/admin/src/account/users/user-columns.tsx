import type { User } from '@shishir/contract';
import { firstLetter, LetterAvatar } from '../../theme/letter-avatar';
import { type ListColumn, RowAction } from '../../ui/list/list-columns';
import { DhakaTime } from '../../ui/page/dhaka-time';
import {
  phoneText,
  RoleChoice,
  SecondFactorMark,
  UserActions,
  type UserRowActions,
} from './user-actions';
import { usersTexts } from './users.texts';
import './users.css';

const { columns } = usersTexts;

/** The specified columns; the page says what the actions do. */
export const userColumns = (actions: UserRowActions): ListColumn<User>[] => [
  {
    field: 'sl',
    header: columns.sl,
    width: 64,
    align: 'right',
    cell: (_user, sl) => <span className="mut">{sl}</span>,
  },
  {
    field: 'name',
    header: columns.name,
    width: 200,
    grow: 1.2,
    sort: 'name',
    fixed: true,
    cell: (user) => (
      <span className="person">
        <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={34} />
        <b className="list-grid__text">{user.name}</b>
        {user.second_factor && <SecondFactorMark />}
      </span>
    ),
  },
  { field: 'number', header: columns.number, width: 170, cell: (user) => phoneText(user.number) },
  {
    field: 'email',
    header: columns.email,
    width: 240,
    grow: 1,
    sort: 'email',
    cell: (user) => <span className="list-grid__text">{user.email}</span>,
  },
  {
    field: 'role',
    header: columns.role,
    width: 160,
    sort: 'role',
    cell: (user) => (
      <RowAction opens>
        <RoleChoice user={user} />
      </RowAction>
    ),
  },
  {
    field: 'created_at',
    header: usersTexts.joined,
    width: 170,
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: (user) => <DhakaTime moment={user.created_at} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 112,
    align: 'right',
    fixed: true,
    cell: (user) => (
      <RowAction>
        <UserActions user={user} {...actions} />
      </RowAction>
    ),
  },
];

/** An account on a phone: the same data as a row of the table. */
export function UserCard({ user, ...actions }: UserRowActions & { user: User }) {
  return (
    <div className="user-card">
      <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={44} />
      <div>
        <b>
          {user.name} {user.second_factor && <SecondFactorMark />}
        </b>
        <span>{user.email}</span>
        <span className="num">{phoneText(user.number)}</span>
      </div>
      <RoleChoice user={user} />
      <UserActions user={user} {...actions} />
    </div>
  );
}
