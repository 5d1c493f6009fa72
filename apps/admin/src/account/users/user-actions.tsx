import IconButton from '@mui/material/IconButton';
import type { User } from '@shishir/contract';
import { useStaff } from '../../ui/staff/staff-context';
import { ShieldOffIcon } from '../../theme/icons';
import { DeleteButton } from './delete-button';
import { usersTexts } from './users.texts';

export interface UserDoing {
  onDelete: (user: User) => void;
  onTurnOff: (user: User) => void;
}

/** What the owner can do with the account of somebody else. */
export function UserActions({ user, onDelete, onTurnOff }: UserDoing & { user: User }) {
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
