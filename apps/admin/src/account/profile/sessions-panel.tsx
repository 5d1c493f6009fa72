import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { failureText } from '../../api/failure';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { FailedList } from '../../ui/list/list-states';
import { listTexts } from '../../ui/list/list.texts';
import { sessionsTexts } from './profile.texts';
import { SessionRow } from './session-row';
import { useSessions, useSignOutEverywhere } from './sessions.queries';

/** One's own sign-ins, each of which can be ended. */
export function SessionsPanel() {
  const title = useId();
  const sessions = useSessions();
  const [asked, setAsked] = useState(false);
  const everywhere = useSignOutEverywhere(() => setAsked(false));
  return (
    <section className="paper sessions" aria-labelledby={title} aria-busy={sessions.isPending}>
      <div className="sessions__head">
        <div>
          <h2 id={title}>{sessionsTexts.title}</h2>
          <p className="mut">{sessionsTexts.note}</p>
        </div>
        <Button variant="outlined" onClick={() => setAsked(true)}>
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
          <span className="vh">{listTexts.loading}</span>
          <Skeleton width="45%" />
          <Skeleton width="30%" />
        </div>
      )}
      {asked && (
        <ConfirmDialog
          question={sessionsTexts.everywhereQuestion}
          confirm={sessionsTexts.everywhere}
          busy={everywhere.isPending && sessionsTexts.signingOut}
          onConfirm={() => everywhere.mutate({ body: {} })}
          onCancel={() => setAsked(false)}
        >
          {sessionsTexts.everywhereNote}
        </ConfirmDialog>
      )}
    </section>
  );
}
