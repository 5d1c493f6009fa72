import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { zIndex } from '@shishir/tokens';
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
import { signOutOfDevice } from '../../sales/visit-reports/unsent-reports';
import { useLogout } from '../../staff/account/auth/auth.queries';
import { SchemeToggle } from '../theme/scheme-toggle';
import { useLeave } from '../ui/form/unsaved-changes';
import { paths } from '../ui/page/paths';
import { publicAddress } from '../ui/page/public-address';
import { layoutTexts } from './layout.texts';
import { SidebarRow } from '../ui/page/sidebar-row';

interface Props {
  narrow: boolean;
  collapsed: boolean;
  onFold: () => void;
  onOpenMenu: () => void;
  onSearch: () => void;
  /** Slots for the crumbs and the heading of the page. */
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
    <Stack component="header" direction="row" sx={barLook}>
      <IconButton edge="start" aria-label={menu.label} onClick={menu.press}>
        {menu.icon}
      </IconButton>
      <Stack sx={titleLook}>
        <Stack component="nav" direction="row" aria-label={layoutTexts.breadcrumb} sx={crumbsLook}>
          <Link to={paths.overview}>{layoutTexts.title}</Link>
          <span aria-hidden="true">/</span>
          <Stack component="span" direction="row" ref={crumbsRef} sx={pageCrumbsLook} />
        </Stack>
        <Box ref={headingRef} sx={{ minWidth: 0, maxWidth: '100%' }} />
      </Stack>
      {narrow ? (
        <IconButton aria-label={layoutTexts.search} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
      ) : (
        <>
          <Button
            variant="outlined"
            startIcon={<SearchIcon />}
            aria-label={layoutTexts.search}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
            sx={searchLook}
          >
            {layoutTexts.search}
            <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
          </Button>
          <Button href={publicAddress(window.location)} aria-label={layoutTexts.home} sx={linkLook}>
            <HouseIcon size={18} />
            <span>{layoutTexts.home}</span>
          </Button>
          <Button
            component={Link}
            to={paths.profile}
            aria-label={layoutTexts.profile}
            sx={linkLook}
          >
            <UserRoundIcon size={18} />
            <span>{layoutTexts.profile}</span>
          </Button>
        </>
      )}
      <SchemeToggle />
      {!narrow && (
        <Button
          aria-label={layoutTexts.logout}
          onClick={() => signOutOfDevice(() => leave(logout))}
          sx={linkLook}
        >
          <LogOutIcon size={18} />
          <span>{layoutTexts.logout}</span>
        </Button>
      )}
    </Stack>
  );
}

const barLook = {
  position: 'sticky',
  top: 0,
  zIndex: zIndex.header,
  alignItems: 'center',
  gap: 0.5,
  height: { xs: 56, md: 64 },
  p: { xs: '0 8px 0 16px', md: '0 24px' },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** Title beside the crumbs, below them on smaller screens. Takes all free room. */
const titleLook = {
  flexDirection: { xs: 'column', lg: 'row' },
  flex: 'auto',
  gap: { lg: 1 },
  alignItems: { xs: 'flex-start', lg: 'center' },
  minWidth: 0,
  mr: { md: 2 },
  ml: { xs: 0.5, md: 0 },
  '& a:hover': { color: 'text.primary', textDecoration: 'underline' },
};

/** Shrinks before a long title does. */
const GIVES_WAY = 1000;

const crumbsLook = [
  {
    flexShrink: { lg: GIVES_WAY },
    gap: 1,
    alignItems: 'center',
    // Room for 'Dashboard /'.
    minWidth: { lg: '6em' },
    color: 'text.third',
    whiteSpace: 'nowrap',
  },
  ({ breakpoints }: Theme) => ({
    [breakpoints.down('lg')]: {
      position: 'relative',
      fontSize: '0.8125rem',
      lineHeight: 1.2,
      maxWidth: '100%',
      // Above the title there is room for the parent page only.
      '& [aria-hidden], &:has(> span > a) > a': { display: 'none' },
      '& > span': { minWidth: 0 },
      '& a': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& a::after': { content: '""', position: 'absolute', inset: '-8px 0' },
    },
  }),
];

const pageCrumbsLook = {
  gap: 1,
  alignItems: 'center',
  overflow: 'hidden',
  // Room for the focus outline of a link.
  m: -0.5,
  p: 0.5,
  '&:empty': { display: 'none' },
  '& > a': { overflow: 'hidden', textOverflow: 'ellipsis' },
};

const searchLook = {
  flexShrink: GIVES_WAY,
  justifyContent: 'flex-start',
  width: { md: 208, lg: 272 },
  minWidth: 208,
  mr: 1,
  pl: 1.5,
  pr: 1,
  bgcolor: 'background.default',
  color: 'text.third',
  fontWeight: 400,
  '&:hover': { bgcolor: 'background.default', borderColor: 'field' },
  '& kbd': { ml: 'auto', bgcolor: 'background.paper' },
};

const linkLook = [
  {
    flex: 'none',
    gap: 1,
    px: 1.5,
    color: 'text.secondary',
    fontWeight: 500,
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  },
  // Only the icon fits there.
  ({ breakpoints }: Theme) => ({
    [breakpoints.down('xl')]: { minWidth: 40, px: 1.25, '& > span': { display: 'none' } },
  }),
];

/** Links of the top bar that do not fit there on phones. */
export function DrawerLinks() {
  const logout = useLogout();
  const leave = useLeave();
  return (
    <Box sx={{ display: 'grid', py: 1, borderTop: 1, borderColor: 'divider' }}>
      <SidebarRow icon={HouseIcon} title={layoutTexts.home} href={publicAddress(window.location)} />
      <SidebarRow icon={UserRoundIcon} title={layoutTexts.profile} to={paths.profile} />
      <SidebarRow
        icon={LogOutIcon}
        title={layoutTexts.logout}
        onClick={() => signOutOfDevice(() => leave(logout))}
      />
    </Box>
  );
}
