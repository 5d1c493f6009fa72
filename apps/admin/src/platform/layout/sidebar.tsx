import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { dhakaParts } from '@shishir/format';
import { XIcon } from 'lucide-react';
import { type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FirstStepsLink } from '../../staff/first-steps/first-steps-link';
import { useFirstSteps } from '../../staff/first-steps/first-steps.queries';
import { LetterAvatar } from '../theme/letter-avatar';
import { useCompanyName } from '../ui/page/company.queries';
import { Logo } from '../ui/page/logo';
import { roleName } from '../ui/staff/role';
import { useStaff } from '../ui/staff/staff-context';
import { layoutTexts } from './layout.texts';
import {
  type FirstLevelPage,
  inboxPage,
  isAt,
  navigationFor,
  figuresPage,
  overviewPage,
  customersPage,
  pipelinePage,
  quotationsPage,
  unitsPage,
  maintenancePage,
  visitsPage,
} from './navigation';
import { SidebarGroup } from './sidebar-group';
import { SidebarRow } from '../ui/page/sidebar-row';

interface Props {
  /** Shows only icons; a click on a group unfolds the sidebar. */
  collapsed?: boolean;
  onUnfold?: () => void;
  /** Number of new contact messages, shown beside the inbox. */
  newContactMessageCount: ReactNode;
  /** Number of own next steps that are due, shown beside the pipeline. */
  dueCount: ReactNode;
  /** Set if the sidebar is a drawer. */
  onClose?: () => void;
}

export function Sidebar(props: PropsWithChildren<Props>) {
  const {
    collapsed = false,
    onUnfold,
    onClose,
    newContactMessageCount,
    dueCount,
    children,
  } = props;
  const user = useStaff();
  const company = useCompanyName();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  const pages = useRef<HTMLElement>(null);
  const showCurrent = () => {
    pages.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  };
  // The link to the first steps appears above the groups after it is loaded.
  const firstSteps = useFirstSteps().data;
  useEffect(showCurrent, [pathname, firstSteps]);

  return (
    <Stack
      component="aside"
      aria-label={layoutTexts.sidebar}
      sx={[sideLook, onClose !== undefined && drawerLook]}
    >
      <Stack direction="row" sx={headerLook}>
        <Box
          component={Link}
          to={overviewPage.path}
          aria-label={company || overviewPage.title}
          sx={{ py: 1 }}
        >
          <Logo mark={collapsed} />
        </Box>
        {onClose && (
          <IconButton aria-label={layoutTexts.closeMenu} onClick={onClose}>
            <XIcon />
          </IconButton>
        )}
      </Stack>
      <Stack direction="row" sx={[personLook, collapsed && { px: 0.5 }]}>
        <LetterAvatar name={user.name} image={user.image} />
        <Box sx={collapsed ? visuallyHidden : { minWidth: 0 }}>
          <Typography noWrap component="b" sx={{ display: 'block', fontWeight: 600 }}>
            {user.name}
          </Typography>
          <Typography noWrap component="span" variant="body2" sx={roleLook}>
            {roleName(user.role)}
          </Typography>
        </Box>
      </Stack>
      <List component="nav" disablePadding aria-label={layoutTexts.pages} ref={pages} sx={navLook}>
        <PageRow
          page={overviewPage}
          current={pathname === overviewPage.path}
          collapsed={collapsed}
        />
        <PageRow page={inboxPage} current={isAt(pathname, inboxPage)} collapsed={collapsed}>
          {newContactMessageCount}
        </PageRow>
        <PageRow page={pipelinePage} current={isAt(pathname, pipelinePage)} collapsed={collapsed}>
          {dueCount}
        </PageRow>
        <PageRow
          page={quotationsPage}
          current={isAt(pathname, quotationsPage)}
          collapsed={collapsed}
        />
        <PageRow
          page={customersPage}
          current={isAt(pathname, customersPage)}
          collapsed={collapsed}
        />
        <PageRow page={unitsPage} current={isAt(pathname, unitsPage)} collapsed={collapsed} />
        <PageRow
          page={maintenancePage}
          current={isAt(pathname, maintenancePage)}
          collapsed={collapsed}
        />
        <PageRow page={visitsPage} current={isAt(pathname, visitsPage)} collapsed={collapsed} />
        <PageRow page={figuresPage} current={isAt(pathname, figuresPage)} collapsed={collapsed} />
        <FirstStepsLink collapsed={collapsed} />
        {navigationFor(user.role).map((group) => (
          <SidebarGroup
            key={group.title}
            group={group}
            toggled={toggled[group.title]}
            collapsed={collapsed}
            onOpened={showCurrent}
            onToggle={(open) => {
              setToggled({ ...toggled, [group.title]: open });
              onUnfold?.();
            }}
          />
        ))}
      </List>
      {children}
      <Typography variant="caption" component="p" sx={[footLook, collapsed && { borderTop: 0 }]}>
        {!collapsed && company && layoutTexts.copyright(dhakaParts(new Date()).year, company)}
      </Typography>
    </Stack>
  );
}

interface PageRowProps {
  page: FirstLevelPage;
  current: boolean;
  collapsed: boolean;
}

const PageRow = ({ page, ...props }: PropsWithChildren<PageRowProps>) => (
  <SidebarRow icon={page.icon} title={page.title} to={page.path} {...props} />
);

const sideLook = {
  '--row': '42px',
  '--page-row': '38px',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  px: 1.5,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.side',
};

const drawerLook = {
  '--row': '46px',
  '--page-row': '44px',
  width: 'min(300px, 84vw)',
  border: 0,
};

const headerLook = {
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 64,
  pl: 1.25,
  pr: 0.25,
};

const personLook = { alignItems: 'center', gap: 1.5, p: '12px 10px 18px' };
const roleLook = { display: 'block', color: 'text.third' };

const navLook = {
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: 0.25,
  mx: -0.5,
  px: 0.5,
  pb: 2,
  overflowY: 'auto',
  // Gap between the current page and the edge it is scrolled to.
  scrollPaddingBlock: 16,
};

const footLook = {
  minHeight: 48,
  mx: -1.5,
  px: 3,
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.third',
};
