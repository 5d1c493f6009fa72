import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Session } from '@shishir/contract';
import { MonitorIcon, SmartphoneIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { useLeave } from '../../../platform/ui/form/unsaved-changes';
import { FailedList } from '../../../platform/ui/list/list-states';
import { DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useLogout } from '../auth/auth.queries';
import { sessionsTexts } from './profile.texts';
import { useEndSession, useSessions, useSignOutEverywhere } from './sessions.queries';

/** One's own sign-ins, each of which can be ended. */
export function SessionsPanel() {
  const title = useId();
  const sessions = useSessions();
  const [openDialog, setOpenDialog] = useState(false);
  const everywhere = useSignOutEverywhere(() => setOpenDialog(false));
  return (
    <section className="paper sessions" aria-labelledby={title} aria-busy={sessions.isPending}>
      <div className="sessions__header">
        <div>
          <h2 id={title}>{sessionsTexts.title}</h2>
          <p className="mut">{sessionsTexts.note}</p>
        </div>
        <Button variant="outlined" onClick={() => setOpenDialog(true)}>
          {sessionsTexts.everywhere}
        </Button>
      </div>
      {sessions.data ? (
        <ul>
          {sessions.data.body.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.isError ? (
        <FailedList message={failureText(sessions.error)} onRetry={() => void sessions.refetch()} />
      ) : (
        <div className="sessions__wait" role="status">
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton width="45%" />
          <Skeleton width="30%" />
        </div>
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
    </section>
  );
}

/** One sign-in on one device. To end the one that asks is to log out. */
function SessionRow({ session }: { session: Session }) {
  const device = session.device.name ?? sessionsTexts.unknownDevice;
  const end = useEndSession(session, device);
  const logout = useLogout();
  const leave = useLeave();
  const Icon = session.device.handheld ? SmartphoneIcon : MonitorIcon;
  const press = () => {
    if (session.current) leave(logout);
    else end.mutate({ params: { id: session.id }, body: {} });
  };
  return (
    <li className="session">
      <span className="session__icon">
        <Icon />
      </span>
      <div>
        <p className="session__device">
          <b>{device}</b>
          {session.current && <StatusBadge tone="ok" label={sessionsTexts.thisDevice} />}
        </p>
        <p className="mut num">{session.address}</p>
        <p className="mut">
          {sessionsTexts.since} <DhakaTime moment={session.created_at} />
        </p>
      </div>
      <Button
        variant="outlined"
        aria-label={sessionsTexts.endOf(device)}
        disabled={end.isPending}
        onClick={press}
      >
        {end.isPending ? sessionsTexts.ending : sessionsTexts.end}
      </Button>
    </li>
  );
}
