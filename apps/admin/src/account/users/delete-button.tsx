import type { User } from '@shishir/contract';
import IconButton from '@mui/material/IconButton';
import { useStaff } from '../../ui/staff/staff-context';
import { BinIcon } from '../../theme/icons';
import { usersTexts } from './users.texts';

interface Props {
  user: User;
  onPress: (user: User) => void;
}

/** Only the owner deletes accounts, and never their own. */
export function DeleteButton({ user, onPress }: Props) {
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
        <BinIcon />
      </IconButton>
    </span>
  );
}
