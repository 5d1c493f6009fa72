import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { zIndex } from '@shishir/tokens';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { tsr } from '../api/tsr';
import { SessionDialog } from '../../staff/account/auth/session-dialog';
import { UnsavedChanges } from '../ui/form/unsaved-changes';
import { DrawerLinks, TopBar } from './top-bar';
import { layoutTexts } from './layout.texts';
import { Sidebar } from './sidebar';
import { useCommandPalette } from './use-command-palette';
import { fullPageRoom } from '../ui/page/full-page';
import { Loading } from '../ui/page/page-state';
import { PageTitleSlots } from '../ui/page/page-title';
import { useNarrow } from '../ui/page/use-narrow';
import { useRemembered } from '../ui/page/use-remembered';
// Loaded in advance: a toast may have to report that the server is unreachable.
import '../ui/toast/toast-view';

interface Props {
  /** Number of new contact messages, shown beside the inbox. */
  newContactMessageCount: ReactNode;
  /** Number of own next steps that are due, shown beside the pipeline. */
  dueCount: ReactNode;
  /** Keeps the displayed data fresh. */
  live?: ReactNode;
  /** Shown above every page. */
  notice?: ReactNode;
}

/** Sidebar, top bar and the page between them. Provides the contract's client, loaded behind the guard only. */
export function DashboardLayout(props: Props) {
  return (
    <tsr.ReactQueryProvider>
      <UnsavedChanges>
        <Frame {...props} />
        <SessionDialog />
      </UnsavedChanges>
    </tsr.ReactQueryProvider>
  );
}

function Frame({ live, notice, ...counts }: Props) {
  const narrow = useNarrow();
  const { key } = useLocation();
  const [collapsed, setCollapsed] = useRemembered('sidebar-folded', false);
  // The drawer is open for one location only, so following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const palette = useCommandPalette();
  const titleSlots = useMemo(() => ({ crumbs, heading }), [crumbs, heading]);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `${collapsed ? 68 : 252}px minmax(0, 1fr)`,
        },
        minHeight: '100vh',
      }}
    >
      <Box component="a" href="#content" sx={skipLook}>
        {layoutTexts.skip}
      </Box>
      {narrow ? (
        <Drawer
          open={openAt === key}
          onClose={() => setOpenAt(null)}
          slotProps={{ paper: { 'aria-label': layoutTexts.sidebar } }}
        >
          <Sidebar {...counts} onClose={() => setOpenAt(null)}>
            <DrawerLinks />
          </Sidebar>
        </Drawer>
      ) : (
        <Sidebar collapsed={collapsed} {...counts} onUnfold={() => setCollapsed(false)} />
      )}
      <Box sx={{ gridColumn: -2, minWidth: 0 }}>
        <TopBar
          collapsed={collapsed}
          onFold={() => setCollapsed(!collapsed)}
          onOpenMenu={() => setOpenAt(key)}
          onSearch={palette.open}
          narrow={narrow}
          crumbsRef={setCrumbs}
          headingRef={setHeading}
        />
        <Box component="main" id="content" tabIndex={-1} sx={[mainLook, fullPageRoom]}>
          {notice}
          <PageTitleSlots value={titleSlots}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </PageTitleSlots>
        </Box>
      </Box>
      {live}
      <ScrollRestoration />
      {palette.element}
    </Box>
  );
}

const skipLook = {
  position: 'fixed',
  top: -60,
  left: 16,
  zIndex: zIndex['skip-link'],
  px: 2,
  py: 1.5,
  borderRadius: '8px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:focus': { top: 12 },
};

const mainLook = {
  maxWidth: 1480,
  p: { xs: '20px 16px 32px', md: '24px 24px 48px' },
  outline: 0,
};
