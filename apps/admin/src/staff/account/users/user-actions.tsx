import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Invitation, type Role, ROLES, type User } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { ChevronDownIcon, ShieldCheckIcon, ShieldOffIcon, TrashIcon } from 'lucide-react';
import { roleName } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { inviteTexts } from './invitations.texts';
import { useRoleChange } from './users.queries';
import { usersTexts } from './users.texts';

export interface UserRowActions {
  onDelete: (user: User) => void;
  onTurnOff: (user: User) => void;
  onResend: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** What the owner can do with the account of somebody else. */
export function UserActions({
  user,
  onDelete,
  onTurnOff,
}: Pick<UserRowActions, 'onDelete' | 'onTurnOff'> & { user: User }) {
  const staff = useStaff();
  const canTurnOff = user.second_factor && staff.role === 'super_admin' && staff.id !== user.id;
  return (
    <span className="user-actions">
      {canTurnOff && (
        <IconButton
          className="user-delete"
          title={usersTexts.turnOff}
          aria-label={usersTexts.turnOffOf(user.name)}
          onClick={() => onTurnOff(user)}
        >
          <ShieldOffIcon />
        </IconButton>
      )}
      <DeleteButton user={user} onPress={onDelete} />
    </span>
  );
}

/** What the owner can do with an invitation. */
export function InvitationActions({
  invitation,
  onResend,
  onWithdraw,
}: Pick<UserRowActions, 'onResend' | 'onWithdraw'> & { invitation: Invitation }) {
  const staff = useStaff();
  if (staff.role !== 'super_admin') return null;
  const name = invitation.name ?? invitation.email;
  return (
    <span className="user-actions">
      <Button aria-label={inviteTexts.againOf(name)} onClick={() => onResend(invitation)}>
        {inviteTexts.again}
      </Button>
      <IconButton
        className="user-delete"
        aria-label={inviteTexts.withdrawOf(name)}
        onClick={() => onWithdraw(invitation)}
      >
        <TrashIcon />
      </IconButton>
    </span>
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
        className="user-delete"
        aria-label={usersTexts.deleteOf(user.name)}
        disabled={obstacle !== undefined}
        onClick={() => onPress(user)}
      >
        <TrashIcon />
      </IconButton>
    </span>
  );
}

/** The role of an account. The owner changes it, but never their own. */
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
      className="role-choice"
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

/** Beside the name of an account whose sign-in takes a code. */
export function SecondFactorMark() {
  return (
    <ShieldCheckIcon className="second-factor-mark" role="img" aria-label={usersTexts.secondFactor}>
      <title>{usersTexts.secondFactor}</title>
    </ShieldCheckIcon>
  );
}

/** A phone number as people read it; a dash where an account, such as one from Google, has none. */
export const phoneText = (number: string): string => (number ? formatPhone(number) : '-');
