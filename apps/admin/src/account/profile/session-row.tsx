import Button from '@mui/material/Button';
import type { Session } from '@shishir/contract';
import { useLogout } from '../auth/auth.queries';
import { useLeave } from '../../ui/form/unsaved-changes';
import { DhakaTime } from '../../ui/page/dhaka-time';
import { DeviceIcon, PhoneIcon } from '../../theme/icons';
import { StatusBadge } from '../../theme/status-badge';
import { deviceWords, isHandheld } from '../../ui/staff/device-name';
import { sessionsTexts } from './profile.texts';
import { useEndSession } from './sessions.queries';

/** One sign-in on one device. To end the one that asks is to log out. */
export function SessionRow({ session }: { session: Session }) {
  const device = deviceWords(session.user_agent) ?? sessionsTexts.unknownDevice;
  const end = useEndSession(session, device);
  const logout = useLogout();
  const leave = useLeave();
  const Icon = isHandheld(session.user_agent) ? PhoneIcon : DeviceIcon;
  const press = () => {
    if (session.current) leave(() => void logout());
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
          {session.current && <StatusBadge tone="ok" word={sessionsTexts.thisDevice} />}
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
