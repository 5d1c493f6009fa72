import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  HouseIcon,
  LogOutIcon,
  MenuIcon,
  PanelLeftIcon,
  SearchIcon,
  UserRoundIcon,
} from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../staff/account/auth/auth.queries';
import { SchemeToggle } from '../theme/scheme-toggle';
import { useLeave } from '../ui/form/unsaved-changes';
import { paths } from '../ui/page/paths';
import { publicAddress } from '../ui/page/public-address';
import { layoutTexts } from './layout.texts';
import './top-bar.css';

interface Props {
  narrow: boolean;
  collapsed: boolean;
  onFold: () => void;
  onOpenMenu: () => void;
  onSearch: () => void;
  /** Where the page puts its crumbs and its heading. */
  crumbsRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLDivElement>;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function TopBar({
  narrow,
  collapsed,
  onFold,
  onOpenMenu,
  onSearch,
  crumbsRef,
  headingRef,
}: Props) {
  const logout = useLogout();
  const leave = useLeave();
  const menu = narrow
    ? { label: layoutTexts.openMenu, icon: <MenuIcon />, press: onOpenMenu }
    : {
        label: collapsed ? layoutTexts.expand : layoutTexts.collapse,
        icon: <PanelLeftIcon />,
        press: onFold,
      };
  return (
    <header className="top">
      <IconButton edge="start" aria-label={menu.label} onClick={menu.press}>
        {menu.icon}
      </IconButton>
      <div className="top__title">
        <nav aria-label={layoutTexts.breadcrumb}>
          <Link to={paths.overview}>{layoutTexts.title}</Link>
          <span aria-hidden="true">/</span>
          <span ref={crumbsRef} className="top__crumbs" />
        </nav>
        <div ref={headingRef} />
      </div>
      {narrow ? (
        <IconButton aria-label={layoutTexts.search} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
      ) : (
        <button
          type="button"
          className="top__search"
          aria-label={layoutTexts.search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <SearchIcon />
          <span>{layoutTexts.search}</span>
          <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {!narrow && (
        <>
          <Button
            color="inherit"
            href={publicAddress(window.location)}
            aria-label={layoutTexts.home}
            className="top__link"
          >
            <HouseIcon />
            <span>{layoutTexts.home}</span>
          </Button>
          <Button
            color="inherit"
            component={Link}
            to={paths.profile}
            aria-label={layoutTexts.profile}
            className="top__link"
          >
            <UserRoundIcon />
            <span>{layoutTexts.profile}</span>
          </Button>
        </>
      )}
      <SchemeToggle />
      {!narrow && (
        <Button
          color="inherit"
          aria-label={layoutTexts.logout}
          className="top__link"
          onClick={() => leave(logout)}
        >
          <LogOutIcon />
          <span>{layoutTexts.logout}</span>
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
        <HouseIcon />
        {layoutTexts.home}
      </a>
      <Link className="side__row" to={paths.profile}>
        <UserRoundIcon />
        {layoutTexts.profile}
      </Link>
      <button type="button" className="side__row" onClick={() => leave(logout)}>
        <LogOutIcon />
        {layoutTexts.logout}
      </button>
    </div>
  );
}
