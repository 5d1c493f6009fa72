import { ROLES, type Role, type User } from '@shishir/contract';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useStaff } from '../../ui/staff/staff-context';
import { DownIcon } from '../../theme/icons';
import { useRoleChange } from './role-change.queries';
import { roleName } from '../../ui/staff/role-name';
import { usersTexts } from './users.texts';

/** The role of an account, to be changed by the owner, but never by the one whose it is. */
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
      IconComponent={DownIcon}
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
