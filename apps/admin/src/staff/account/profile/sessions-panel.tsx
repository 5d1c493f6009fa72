import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Session } from '@shishir/contract';
import { language } from '@shishir/format';
import { MonitorIcon, SmartphoneIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { useLeave } from '../../../platform/ui/form/unsaved-changes';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { addressText } from '../../../platform/ui/staff/address-text';
import { AccountPanel } from '../account-panel';
import { useLogout } from '../auth/auth.queries';
import { sessionsTexts } from './profile.texts';
import { useEndSession, useSessions, useSignOutEverywhere } from './sessions.queries';
import { LoadingShapes } from '../../../platform/ui/page/page-state';

const headerSx = {
  flexWrap: 'wrap',
  rowGap: 1.5,
  columnGap: 3,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  pb: 2.5,
};

/** The user's own sessions, each of which can be ended. */
export function SessionsPanel() {
  const title = useId();
  const sessions = useSessions();
  const [openDialog, setOpenDialog] = useState(false);
  const everywhere = useSignOutEverywhere(() => setOpenDialog(false));
  return (
    <AccountPanel
      aria-labelledby={title}
      aria-busy={sessions.isPending}
      sx={{ maxWidth: 720, mt: 2, pb: 1.5 }}
    >
      <Stack direction="row" sx={headerSx}>
        <div>
          <h2 id={title}>{sessionsTexts.title}</h2>
          <Typography sx={{ mt: 0.25, color: 'text.third' }}>{sessionsTexts.note}</Typography>
        </div>
        <Button variant="outlined" onClick={() => setOpenDialog(true)}>
          {sessionsTexts.everywhere}
        </Button>
      </Stack>
      {sessions.data ? (
        <ul>
          {sessions.data.body.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <FailedQuery of={sessions} />
      ) : (
        <LoadingShapes sx={{ pt: 2, pb: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Skeleton width="45%" />
          <Skeleton width="30%" />
        </LoadingShapes>
      )}
      {openDialog && (
        <ConfirmDialog
          question={sessionsTexts.everywhereQuestion}
          confirm={sessionsTexts.everywhere}
          busy={everywhere.isPending && sessionsTexts.signingOut}
          onConfirm={() => everywhere.mutate({ body: {} })}
          onCancel={() => setOpenDialog(false)}
        >
          {sessionsTexts.everywhereNote}
        </ConfirmDialog>
      )}
    </AccountPanel>
  );
}

const sessionSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: { xs: 1.5, sm: 2 },
  alignItems: 'center',
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
};

const iconSx = { borderRadius: '8px', bgcolor: 'primary.wash', color: 'primary.ink' };
const detailSx = { color: 'text.third', lineHeight: 1.5, overflowWrap: 'anywhere' };

/** Session on one device. Ending the current one logs out. */
function SessionRow({ session }: { session: Session }) {
  const device = language.device(session.device.name);
  const end = useEndSession(session, device);
  const logout = useLogout();
  const leave = useLeave();
  const Icon = session.device.handheld ? SmartphoneIcon : MonitorIcon;
  const press = () => {
    if (session.current) leave(logout);
    else end.mutate({ params: { id: session.id }, body: {} });
  };
  return (
    <Box component="li" sx={sessionSx}>
      <Avatar variant="rounded" sx={iconSx}>
        <Icon />
      </Avatar>
      <div>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', rowGap: 0.5, columnGap: 1.25, alignItems: 'center' }}
        >
          <b>{device}</b>
          {session.current && <StatusBadge tone="ok" label={sessionsTexts.thisDevice} />}
        </Stack>
        <Typography variant="body2" sx={detailSx}>
          {addressText(session.address)}
        </Typography>
        <Typography variant="body2" sx={detailSx}>
          {sessionsTexts.since} <DhakaTime moment={session.created_at} />
        </Typography>
      </div>
      <Button
        variant="outlined"
        aria-label={sessionsTexts.endOf(device)}
        disabled={end.isPending}
        onClick={press}
      >
        {end.isPending ? sessionsTexts.ending : sessionsTexts.end}
      </Button>
    </Box>
  );
}
