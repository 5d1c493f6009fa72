import type { ListedUser } from '@shishir/contract';
import { dhakaParts, formatNumericDate } from '@shishir/format';
import { initials, LetterAvatar } from '../../../platform/theme/letter-avatar';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { EmailCell } from '../../../platform/ui/list/email-cell';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaHover, DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { EmailText } from '../../../platform/ui/page/email-text';
import { roleName } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import {
  InvitationActions,
  phoneText,
  RoleChoice,
  SecondFactorMark,
  UserActions,
  type UserRowActions,
} from './user-actions';
import { inviteTexts } from './invitations.texts';
import { isInvited, type InvitedRow, type PersonRow } from './users.queries';
import { usersTexts } from './users.texts';
import './users.css';

const { columns } = usersTexts;

/** The specified columns, for accounts and for whoever is invited; the page says what the actions do. */
export const userColumns = (actions: UserRowActions): ListColumn<PersonRow>[] => [
  {
    field: 'sl',
    header: columns.sl,
    width: 44,
    align: 'right',
    cell: (row, sl) => <span className="mut">{isInvited(row) ? '-' : sl}</span>,
  },
  {
    field: 'name',
    header: columns.name,
    width: 156,
    grow: 1,
    sort: 'name',
    fixed: true,
    cell: (row) => <Person row={row} />,
  },
  {
    field: 'number',
    header: columns.number,
    width: 138,
    cell: (row) => (isInvited(row) ? '-' : phoneText(row.number)),
  },
  {
    field: 'email',
    header: columns.email,
    width: 162,
    grow: 2,
    sort: 'email',
    cell: (row) => <EmailCell email={emailOf(row)} />,
  },
  {
    field: 'role',
    header: columns.role,
    width: 118,
    sort: 'role',
    cell: (row) =>
      isInvited(row) ? (
        <span className="invited-role">{roleName(row.invitation.role)}</span>
      ) : (
        <RowAction opens>
          <RoleChoice user={row} />
        </RowAction>
      ),
  },
  {
    field: 'last_sign_in_at',
    header: columns.lastSignIn,
    width: 112,
    sort: 'last_sign_in_at',
    cell: (row) => (isInvited(row) ? <Invited row={row} /> : <LastSignIn user={row} />),
  },
  {
    field: 'second_factor',
    header: columns.secondFactor,
    heading: <span className="two-lines two-lines--header">{columns.secondFactor}</span>,
    width: 92,
    cell: (row) => <SecondFactor row={row} />,
  },
  {
    field: 'created_at',
    header: usersTexts.joined,
    width: 148,
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: (row) => (isInvited(row) ? '-' : <DhakaTime moment={row.created_at} />),
  },
  {
    field: 'action',
    header: columns.action,
    width: 140,
    align: 'right',
    fixed: true,
    cell: (row) => (
      <RowAction>
        {isInvited(row) ? (
          <InvitationActions invitation={row.invitation} {...actions} />
        ) : (
          <UserActions user={row} {...actions} />
        )}
      </RowAction>
    ),
  },
];

const emailOf = (row: PersonRow) => (isInvited(row) ? row.invitation.email : row.email);

function Person({ row }: { row: PersonRow }) {
  const own = useStaff().id === row.id;
  const name = isInvited(row) ? row.invitation.name : row.name;
  return (
    <span className="person">
      <LetterAvatar
        letters={initials(name ?? emailOf(row))}
        image={isInvited(row) ? null : row.image}
        size={34}
      />
      <span className="person__name">
        {name && (
          <span>
            <b className="list-grid__text">{name}</b>
            {own && <span className="mut">{usersTexts.you}</span>}
          </span>
        )}
        {isInvited(row) && <small className="mut">{inviteTexts.notSignedIn}</small>}
      </span>
    </span>
  );
}

const MONTH_MS = 31 * 24 * 60 * 60_000;

/** 'Today, 09:02', or the day and time; long ago is said. */
function LastSignIn({ user }: { user: ListedUser }) {
  const moment = user.last_sign_in_at;
  if (!moment) return <span className="mut">{usersTexts.neverSignedIn}</span>;
  const now = new Date();
  return (
    <span className="two-lines">
      <DhakaHover moment={moment}>{signInText(moment, now)}</DhakaHover>
      {now.getTime() - new Date(moment).getTime() > MONTH_MS && (
        <small className="mut">{usersTexts.longAgo}</small>
      )}
    </span>
  );
}

function signInText(moment: string, now: Date): string {
  const { hour, minute } = dhakaParts(moment);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const date = formatNumericDate(moment);
  return date === formatNumericDate(now) ? usersTexts.today(time) : `${date}, ${time}`;
}

const HOUR_MS = 60 * 60_000;

/** Since when somebody is invited, and how long their link still works. */
function Invited({ row: { invitation } }: { row: InvitedRow }) {
  return (
    <span className="two-lines">
      <DhakaHover moment={invitation.created_at}>
        {inviteTexts.invitedOn(formatNumericDate(invitation.created_at))}
      </DhakaHover>
      <small className="mut">{linkEndText(invitation.expires_at, new Date())}</small>
    </span>
  );
}

function linkEndText(moment: string, now: Date): string {
  const hours = Math.ceil((new Date(moment).getTime() - now.getTime()) / HOUR_MS);
  if (hours <= 0) return inviteTexts.ended;
  return hours < 24
    ? inviteTexts.endsInHours(hours)
    : inviteTexts.endsInDays(Math.round(hours / 24));
}

/** Of staff it is said where it is off, too: visitors need none. */
function SecondFactor({ row }: { row: PersonRow }) {
  if (isInvited(row) || (row.role === 'user' && !row.second_factor)) return '-';
  return (
    <StatusBadge
      tone={row.second_factor ? 'ok' : 'warn'}
      label={row.second_factor ? usersTexts.on : usersTexts.off}
    />
  );
}

/** An account on a phone: the same data as a row of the table. */
export function UserCard({ row, ...actions }: UserRowActions & { row: PersonRow }) {
  if (isInvited(row)) return <InvitationCard row={row} {...actions} />;
  const lastSignIn = row.last_sign_in_at
    ? signInText(row.last_sign_in_at, new Date())
    : usersTexts.neverSignedIn;
  return (
    <div className="user-card">
      <LetterAvatar letters={initials(row.name)} image={row.image} size={44} />
      <div>
        <b>
          {row.name} {row.second_factor && <SecondFactorMark />}
        </b>
        <span>
          <EmailText>{row.email}</EmailText>
        </span>
        <span className="num">{phoneText(row.number)}</span>
        <span className="num">{usersTexts.lastSignIn(lastSignIn)}</span>
      </div>
      <RoleChoice user={row} />
      <UserActions user={row} {...actions} />
    </div>
  );
}

function InvitationCard({ row, ...actions }: UserRowActions & { row: InvitedRow }) {
  const { name, email, role } = row.invitation;
  return (
    <div className="user-card user-card--invited">
      <LetterAvatar letters={initials(name ?? email)} size={44} />
      <div>
        {name && <b>{name}</b>}
        <span>
          <EmailText>{email}</EmailText>
        </span>
        <span>{roleName(role)}</span>
        <Invited row={row} />
      </div>
      <InvitationActions invitation={row.invitation} {...actions} />
    </div>
  );
}
