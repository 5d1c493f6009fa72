import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmailCell } from '../../../platform/ui/list/email-cell';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaTime, TIME_WIDTH } from '../../../platform/ui/page/dhaka-time';
import { roleName } from '../../../platform/ui/staff/role';
import {
  InvitationActions,
  phoneText,
  RoleChoice,
  UserActions,
  type UserRowActions,
} from './user-actions';
import { emailOf, Invited, LastSignIn, Person, SecondFactor } from './user-cells';
import { isInvited, type PersonRow } from './users.queries';
import { usersTexts } from './users.texts';

const { columns } = usersTexts;

/** Specified columns for accounts and invited people; the page provides the actions. */
export const userColumns = (actions: UserRowActions): ListColumn<PersonRow>[] => [
  {
    field: 'sl',
    header: columns.sl,
    width: 44,
    align: 'right',
    cell: (row, sl) => (
      <Box component="span" sx={{ color: 'text.third' }}>
        {isInvited(row) ? '-' : sl}
      </Box>
    ),
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
    grow: 1.4,
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
        <Box component="span" sx={{ pl: 1.5, fontWeight: 500 }}>
          {roleName(row.invitation.role)}
        </Box>
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
    grow: 0.8,
    sort: 'last_sign_in_at',
    cell: (row) => (isInvited(row) ? <Invited row={row} /> : <LastSignIn user={row} />),
  },
  {
    field: 'second_factor',
    header: columns.secondFactor,
    heading: (
      <Typography component="span" variant="subtitle2" sx={{ whiteSpace: 'normal' }}>
        {columns.secondFactor}
      </Typography>
    ),
    width: 92,
    cell: (row) => <SecondFactor row={row} />,
  },
  {
    field: 'created_at',
    header: usersTexts.joined,
    width: TIME_WIDTH,
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
