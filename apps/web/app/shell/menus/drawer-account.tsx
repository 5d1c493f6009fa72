import type { User } from '@shishir/contract';
import { NavLink } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { Avatar } from '../../ui/avatar';
import { useShell } from '../../ui/page/shell-data';

/** The rows of someone who is signed in, in the menu of small screens. */
export function DrawerAccount({ user }: { user: User }) {
  const { adminUrl } = useShell();
  const { logout } = useAuth();
  return (
    <li className="drawer__me">
      <p>
        <Avatar user={user} />
        {user.name}
      </p>
      <NavLink className="d2" to="/dashboard/profile">
        Profile
      </NavLink>
      <NavLink className="d2" to="/dashboard" end>
        Dashboard
      </NavLink>
      {user.role !== 'user' && (
        <a className="d2" href={adminUrl}>
          Staff dashboard
        </a>
      )}
      <button className="d2" type="button" onClick={() => void logout()}>
        Logout
      </button>
    </li>
  );
}
