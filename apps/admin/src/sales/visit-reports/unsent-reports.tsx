import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useToast } from '../../platform/ui/toast/toast';
import { loadKept, useKeptReports } from './kept-reports';
import { sendReport, showReported } from './send-report';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.unsent;

/** A browser can be online without reaching the server. */
const RETRY_MS = 30_000;

/**
 * Sends complete reports that this device keeps: when the dashboard opens, when the browser is online again, and from
 * time to time until the server has them. Names those of other pages.
 */
export function UnsentReports() {
  const staff = useStaff().id;
  const queries = useQueryClient();
  const toast = useToast();
  const { pathname } = useLocation();
  const kept = useKeptReports(staff);
  const waiting = kept.filter(({ state }) => state === 'waiting');

  const sendAll = useEffectEvent(async () => {
    for (const report of waiting) {
      const { state } = await sendReport(report, {
        onStored: (data) => showReported(queries, data),
      });
      // A colleague may have reported the visit.
      if (state === 'rejected') void queries.invalidateQueries({ queryKey: ['visits'] });
      if (state === 'sent') toast({ title: texts.sent(report.title) });
    }
  });
  useEffect(() => void loadKept(), []);
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return;
    const attempt = () => void sendAll();
    attempt();
    window.addEventListener('online', attempt);
    const timer = setInterval(attempt, RETRY_MS);
    return () => {
      window.removeEventListener('online', attempt);
      clearInterval(timer);
    };
  }, [hasWaiting]);

  const elsewhere = kept.filter(({ visit }) => pathname !== paths.visitReport(visit));
  return (
    <>
      {elsewhere.map(({ visit, title, state, problem }) => (
        <Alert
          key={visit}
          severity={problem ? 'error' : 'warning'}
          role="status"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button color="inherit" component={Link} to={paths.visitReport(visit)}>
              {texts.open}
            </Button>
          }
        >
          {problem ? `${title}: ${problem}` : texts[state](title)}
        </Alert>
      ))}
      <SignOutQuestion count={kept.length} />
    </>
  );
}

/** Sign-out that waits for an answer. */
let pending: (() => void) | null = null;
let unsentCount = 0;
const listeners = new Set<() => void>();

function ask(signOut: (() => void) | null): void {
  pending = signOut;
  for (const listener of listeners) listener();
}

/** Signs out, after a question if this device keeps reports that the server does not have. */
export function signOutOfDevice(signOut: () => void): void {
  if (unsentCount === 0) signOut();
  else ask(signOut);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function SignOutQuestion({ count }: { count: number }) {
  const signOut = useSyncExternalStore(subscribe, () => pending);
  useEffect(() => {
    unsentCount = count;
    return () => {
      unsentCount = 0;
      pending = null;
    };
  }, [count]);
  if (!signOut) return null;
  return (
    <ConfirmDialog
      question={texts.signOut.question(count)}
      confirm={texts.signOut.confirm}
      cancel={texts.signOut.cancel}
      onCancel={() => ask(null)}
      onConfirm={() => {
        ask(null);
        signOut();
      }}
    >
      {texts.signOut.text}
    </ConfirmDialog>
  );
}
