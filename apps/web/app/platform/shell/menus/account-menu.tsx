import type { User } from '@shishir/contract';
import { NavigationMenu } from 'radix-ui';
import { useAuth } from '../../../staff/auth/auth-context';
import { accountPicture, Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { useShell } from '../../ui/page/shell-data';
import { shellTexts } from '../shell.texts';
import { MenuItem, MenuLink, useOpenMenu } from './menu-item';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './account-menu.module.css';
import menuStyles from './main-menus.module.css';

const texts = shellTexts.account;

const NAME = 'account';

/** Menu of the signed-in visitor: Profile, Dashboard, Logout, and the staff dashboard for staff. */
export function AccountMenu({ user, open }: { user: User; open: boolean }) {
  const menu = useOpenMenu(open ? NAME : null);
  return (
    <NavigationMenu.Root
      className={styles.account}
      aria-label={texts.label}
      value={menu.name}
      onValueChange={menu.show}
    >
      <NavigationMenu.List>
        <MenuItem name={NAME} openedAt={menu.openedAt(NAME)} panel={<AccountPanel user={user} />}>
          <Avatar className={styles.portrait} name={user.name} src={accountPicture(user.image)} />
          <VisuallyHidden at="lg-down">{user.name}</VisuallyHidden> <Icon name="down" small />
        </MenuItem>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function AccountPanel({ user }: { user: User }) {
  const { adminUrl } = useShell();
  const { logout } = useAuth();
  return (
    <ul className={`${menuStyles.smallMenu} ${menuStyles.atEnd}`}>
      <li>
        <MenuLink to="/dashboard/profile">{texts.profile}</MenuLink>
      </li>
      <li>
        <MenuLink to="/dashboard">{texts.dashboard}</MenuLink>
      </li>
      {user.role !== 'user' && (
        <li>
          <NavigationMenu.Link href={adminUrl}>{texts.staff}</NavigationMenu.Link>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void logout()}>
          {texts.signOut}
        </button>
      </li>
    </ul>
  );
}
