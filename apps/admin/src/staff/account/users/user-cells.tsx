import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedUser } from '@shishir/contract';
import { formatNumericDate, formatTime } from '@shishir/format';
import type { PropsWithChildren } from 'react';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { DhakaHover } from '../../../platform/ui/page/dhaka-time';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { inviteTexts } from './invitations.texts';
import { isInvited, type InvitedRow, type PersonRow } from './users.queries';
import { usersTexts } from './users.texts';

export const emailOf = (row: PersonRow) => (isInvited(row) ? row.invitation.email : row.email);

const nameSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};

/** Second line of a cell. */
const Note = ({ children }: PropsWithChildren) => (
  <Typography component="small" variant="caption" sx={{ display: 'block', color: 'text.third' }}>
    {children}
  </Typography>
);

const twoLinesSx = { display: 'inline-block', lineHeight: 1.35, whiteSpace: 'normal' };

export function Person({ row }: { row: PersonRow }) {
  const own = useStaff().id === row.id;
  const name = isInvited(row) ? row.invitation.name : row.name;
  return (
    <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <LetterAvatar
        name={name ?? emailOf(row)}
        image={isInvited(row) ? null : row.image}
        size={34}
      />
      <Box component="span" sx={{ minWidth: 0 }}>
        {name && (
          <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 0.75 }}>
            <Box component="b" sx={nameSx}>
              {name}
            </Box>
            {own && (
              <Box component="span" sx={{ color: 'text.third' }}>
                {usersTexts.you}
              </Box>
            )}
          </Stack>
        )}
        {isInvited(row) && <Note>{inviteTexts.notSignedIn}</Note>}
      </Box>
    </Stack>
  );
}

/** Shows 'Today, 09:02', or the day and time. */
export function LastSignIn({ user }: { user: ListedUser }) {
  const moment = user.last_sign_in_at;
  if (!moment)
    return (
      <Box component="span" sx={{ color: 'text.third' }}>
        {usersTexts.neverSignedIn}
      </Box>
    );
  return (
    <Box component="span" sx={twoLinesSx}>
      <DhakaHover moment={moment}>{signInText(moment, new Date())}</DhakaHover>
    </Box>
  );
}

export function signInText(moment: string, now: Date): string {
  const time = formatTime(moment);
  const date = formatNumericDate(moment);
  return date === formatNumericDate(now) ? usersTexts.today(time) : `${date}, ${time}`;
}

const HOUR_MS = 60 * 60_000;

/** Day of an invitation, and the remaining time of its link. */
export function Invited({ row: { invitation } }: { row: InvitedRow }) {
  return (
    <Box component="span" sx={twoLinesSx}>
      <DhakaHover moment={invitation.created_at}>
        {inviteTexts.invitedOn(formatNumericDate(invitation.created_at))}
      </DhakaHover>
      <Note>{linkEndText(invitation.expires_at, new Date())}</Note>
    </Box>
  );
}

function linkEndText(moment: string, now: Date): string {
  const hours = Math.ceil((new Date(moment).getTime() - now.getTime()) / HOUR_MS);
  if (hours <= 0) return inviteTexts.ended;
  return hours < 24
    ? inviteTexts.endsInHours(hours)
    : inviteTexts.endsInDays(Math.round(hours / 24));
}

/** Also shows the off state for staff; visitors need no second factor. */
export function SecondFactor({ row }: { row: PersonRow }) {
  if (isInvited(row) || (row.role === 'user' && !row.second_factor)) return '-';
  return (
    <StatusBadge
      tone={row.second_factor ? 'ok' : 'warn'}
      label={row.second_factor ? usersTexts.on : usersTexts.off}
    />
  );
}
