import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useLogout } from '../account/auth/auth.queries';
import { HomeIcon, LogoutIcon, MenuIcon, ProfileIcon, SidebarIcon } from '../theme/icons';
import { SchemeToggle } from '../theme/scheme-toggle';
import { useLeave } from '../ui/form/unsaved-changes';
import { paths } from '../ui/page/paths';
import { publicAddress } from '../ui/page/public-address';
import { layoutTexts } from './layout.texts';

interface Props {
  narrow: boolean;
  collapsed: boolean;
  onFold: () => void;
  onOpenMenu: () => void;
}

export function TopBar({ narrow, collapsed, onFold, onOpenMenu }: Props) {
  const logout = useLogout();
  const leave = useLeave();
  const menu = narrow
    ? { label: layoutTexts.openMenu, icon: <MenuIcon />, press: onOpenMenu }
    : {
        label: collapsed ? layoutTexts.expand : layoutTexts.collapse,
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
            to={paths.profile}
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
          onClick={() => leave(logout)}
        >
          {layoutTexts.logout}
        </Button>
      )}
    </header>
  );
}

/** What stands in the top bar where there is room for it. */
export function DrawerLinks() {
  const logout = useLogout();
  const leave = useLeave();
  return (
    <div className="side__more">
      <a className="side__row" href={publicAddress(window.location)}>
        <HomeIcon />
        {layoutTexts.home}
      </a>
      <Link className="side__row" to={paths.profile}>
        <ProfileIcon />
        {layoutTexts.profile}
      </Link>
      <button type="button" className="side__row" onClick={() => leave(logout)}>
        <LogoutIcon />
        {layoutTexts.logout}
      </button>
    </div>
  );
}
