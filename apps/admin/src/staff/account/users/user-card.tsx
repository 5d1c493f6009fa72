import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { EmailText } from '../../../platform/ui/page/email-text';
import { roleName } from '../../../platform/ui/staff/role';
import {
  InvitationActions,
  phoneText,
  RoleChoice,
  SecondFactorMark,
  UserActions,
  type UserRowActions,
} from './user-actions';
import { Invited, signInText } from './user-cells';
import { isInvited, type InvitedRow, type PersonRow } from './users.queries';
import { usersTexts } from './users.texts';

const cardSx = {
  display: 'grid',
  gap: '10px 12px',
  alignItems: 'center',
  px: 2,
  py: 1.5,
};

/** Line of a card below the name. */
const CardLine = ({ children }: PropsWithChildren) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: 'block', color: 'text.third', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

const CardName = ({ children }: PropsWithChildren) => (
  <Box component="b" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** Account on a phone, with the same data as its table row. */
export function UserCard({ row, ...actions }: UserRowActions & { row: PersonRow }) {
  if (isInvited(row)) return <InvitationCard row={row} {...actions} />;
  const lastSignIn = row.last_sign_in_at
    ? signInText(row.last_sign_in_at, new Date())
    : usersTexts.neverSignedIn;
  return (
    <Box
      sx={[
        cardSx,
        {
          gridTemplateColumns: {
            xs: 'auto minmax(0, 1fr) auto',
            sm: 'auto minmax(0, 1fr) auto auto',
          },
        },
      ]}
    >
      <LetterAvatar name={row.name} image={row.image} size={44} />
      <div>
        <CardName>
          {row.name} {row.second_factor && <SecondFactorMark />}
        </CardName>
        <CardLine>
          <EmailText>{row.email}</EmailText>
        </CardLine>
        <CardLine>{phoneText(row.number)}</CardLine>
        <CardLine>{usersTexts.lastSignIn(lastSignIn)}</CardLine>
      </div>
      <Box sx={{ display: 'grid', gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 2, sm: 3 } }}>
        <RoleChoice user={row} />
      </Box>
      <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 3, sm: 4 } }}>
        <UserActions user={row} {...actions} />
      </Box>
    </Box>
  );
}

function InvitationCard({ row, ...actions }: UserRowActions & { row: InvitedRow }) {
  const { name, email, role } = row.invitation;
  return (
    <Box sx={[cardSx, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }]}>
      <LetterAvatar name={name ?? email} size={44} />
      <div>
        {name && <CardName>{name}</CardName>}
        <CardLine>
          <EmailText>{email}</EmailText>
        </CardLine>
        <CardLine>{roleName(role)}</CardLine>
        <CardLine>
          <Invited row={row} />
        </CardLine>
      </div>
      <Box
        sx={{
          gridRow: { xs: 2, sm: 1 },
          gridColumn: { xs: '2 / -1', sm: 3 },
          ml: { xs: -1, sm: 0 },
          '& > span': { justifyContent: { xs: 'space-between', sm: 'flex-end' } },
        }}
      >
        <InvitationActions invitation={row.invitation} {...actions} />
      </Box>
    </Box>
  );
}
