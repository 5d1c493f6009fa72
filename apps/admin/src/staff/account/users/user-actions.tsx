import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { type Invitation, type Role, ROLES, type User } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { ChevronDownIcon, ShieldCheckIcon, ShieldOffIcon, TrashIcon } from 'lucide-react';
import { roleName } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { inviteTexts } from './invitations.texts';
import { useRoleChange } from './users.queries';
import { usersTexts } from './users.texts';

/** Red on hover. */
const dangerSx = { '&:hover': { color: 'error.main' } };

export interface UserRowActions {
  onDelete: (user: User) => void;
  onTurnOff: (user: User) => void;
  onResend: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** The owner's actions on another person's account. */
export function UserActions({
  user,
  onDelete,
  onTurnOff,
}: Pick<UserRowActions, 'onDelete' | 'onTurnOff'> & { user: User }) {
  const staff = useStaff();
  const canTurnOff = user.second_factor && staff.role === 'super_admin' && staff.id !== user.id;
  return (
    <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end' }}>
      {canTurnOff && (
        <IconButton
          sx={dangerSx}
          title={usersTexts.turnOff}
          aria-label={usersTexts.turnOffOf(user.name)}
          onClick={() => onTurnOff(user)}
        >
          <ShieldOffIcon />
        </IconButton>
      )}
      <DeleteButton user={user} onPress={onDelete} />
    </Stack>
  );
}

/** The owner's actions on an invitation. */
export function InvitationActions({
  invitation,
  onResend,
  onWithdraw,
}: Pick<UserRowActions, 'onResend' | 'onWithdraw'> & { invitation: Invitation }) {
  const staff = useStaff();
  if (staff.role !== 'super_admin') return null;
  const name = invitation.name ?? invitation.email;
  return (
    <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button aria-label={inviteTexts.againOf(name)} onClick={() => onResend(invitation)}>
        {inviteTexts.again}
      </Button>
      <IconButton
        sx={dangerSx}
        aria-label={inviteTexts.withdrawOf(name)}
        onClick={() => onWithdraw(invitation)}
      >
        <TrashIcon />
      </IconButton>
    </Stack>
  );
}

interface Props {
  user: User;
  onPress: (user: User) => void;
}

/** Only the owner deletes accounts, and never their own. */
function DeleteButton({ user, onPress }: Props) {
  const staff = useStaff();
  const obstacle =
    staff.role !== 'super_admin'
      ? usersTexts.ownerOnly
      : staff.id === user.id
        ? usersTexts.ownAccount
        : undefined;
  return (
    <span title={obstacle}>
      <IconButton
        sx={dangerSx}
        aria-label={usersTexts.deleteOf(user.name)}
        disabled={obstacle !== undefined}
        onClick={() => onPress(user)}
      >
        <TrashIcon />
      </IconButton>
    </span>
  );
}

/** Neutral, since a role is neither a good nor a bad state. A disabled one must stay as readable as any other. */
const roleSx = {
  // As specific as the theme's height of a small field.
  '&&': { minHeight: 0, height: { xs: 44, md: 32 } },
  '&:not(.Mui-disabled)': { bgcolor: 'neutral.wash' },
  '&:not(.Mui-disabled) fieldset.MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&.Mui-disabled fieldset.MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '& .MuiSelect-select.MuiSelect-select.MuiSelect-select': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    p: '0 32px 0 12px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '&.Mui-disabled': { pr: 1.5, WebkitTextFillColor: 'var(--palette-text-secondary)' },
  },
  '& .MuiSelect-icon': { right: 8, color: 'text.third' },
  '&.Mui-disabled .MuiSelect-icon': { display: 'none' },
};

/** Role of an account. The owner changes it, but never their own. */
export function RoleChoice({ user }: { user: User }) {
  const staff = useStaff();
  const change = useRoleChange();
  const obstacle =
    staff.role !== 'super_admin'
      ? usersTexts.ownerOnly
      : staff.id === user.id
        ? usersTexts.ownRole
        : undefined;
  return (
    <Select<Role>
      size="small"
      sx={roleSx}
      value={user.role}
      disabled={obstacle !== undefined}
      title={obstacle}
      onChange={(event) => change(user, event.target.value)}
      IconComponent={ChevronDownIcon}
      SelectDisplayProps={{ 'aria-label': usersTexts.roleOf(user.name, roleName(user.role)) }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {roleName(role)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Mark beside the name of an account whose sign-in requires a code. */
export function SecondFactorMark() {
  return (
    <Box component="span" sx={{ color: 'success.main', '& svg': { verticalAlign: -2 } }}>
      <ShieldCheckIcon role="img" aria-label={usersTexts.secondFactor}>
        <title>{usersTexts.secondFactor}</title>
      </ShieldCheckIcon>
    </Box>
  );
}

/** Formats a phone number; a dash if an account, such as one from Google, has none. */
export const phoneText = (number: string): string => (number ? formatPhone(number) : '-');
