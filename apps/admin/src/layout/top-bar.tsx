import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useLogout } from '../account/auth/auth.queries';
import { useLeave } from '../ui/form/unsaved-changes';
import { HomeIcon, LogoutIcon, MenuIcon, ProfileIcon, SidebarIcon } from '../theme/icons';
import { SchemeToggle } from '../theme/scheme-toggle';
import { layoutTexts } from './layout.texts';
import { profilePage } from './navigation';
import { publicAddress } from '../ui/page/public-address';

interface Props {
  narrow: boolean;
  folded: boolean;
  onFold: () => void;
  onOpenMenu: () => void;
}

export function TopBar({ narrow, folded, onFold, onOpenMenu }: Props) {
  const logout = useLogout();
  const leave = useLeave();
  const menu = narrow
    ? { label: layoutTexts.openMenu, icon: <MenuIcon />, press: onOpenMenu }
    : {
        label: folded ? layoutTexts.expand : layoutTexts.collapse,
        icon: <SidebarIcon />,
        press: onFold,
      };
  return (
    <header className="top">
      <IconButton edge="start" aria-label={menu.label} onClick={menu.press}>
        {menu.icon}
      </IconButton>
      <strong>{layoutTexts.title}</strong>
      {!narrow && (
        <>
          <Button
            color="inherit"
            href={publicAddress(window.location)}
            startIcon={<HomeIcon />}
            className="top__link"
          >
            {layoutTexts.home}
          </Button>
          <Button
            color="inherit"
            component={Link}
            to={profilePage.path}
            startIcon={<ProfileIcon />}
            className="top__link"
          >
            {layoutTexts.profile}
          </Button>
        </>
      )}
      <SchemeToggle />
      {!narrow && (
        <Button
          color="inherit"
          startIcon={<LogoutIcon />}
          className="top__link"
          onClick={() => leave(() => void logout())}
        >
          {layoutTexts.logout}
        </Button>
      )}
    </header>
  );
}
