import type { Session } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeData } from '../../../platform/api/cache-writes';
import { tsr } from '../../../platform/api/tsr';
import { useGoToSignIn } from '../auth/auth.queries';
import { useDiscard } from '../../../platform/ui/form/unsaved-changes';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useToast } from '../../../platform/ui/toast/toast';
import { sessionsTexts } from './profile.texts';

export const SESSIONS_KEY = ['sessions'];

interface SessionList {
  body: { data: Session[] };
}

/** Loads the user's own sessions, newest first. */
export function useSessions() {
  return tsr.auth.sessions.useQuery({ queryKey: SESSIONS_KEY });
}

/** Ends one of the user's sessions on another device and removes its row immediately. */
export function useEndSession(session: Session, device: string) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  return tsr.auth.endSession.useMutation({
    onSuccess: () => {
      changeData<SessionList>(queries, SESSIONS_KEY, (list) => ({
        ...list,
        body: { data: list.body.data.filter((row) => row.id !== session.id) },
      }));
      outcome.succeeded(sessionsTexts.ended(device));
    },
    onError: (error) => {
      outcome.failed(error, { text: sessionsTexts.endFailed, preferServerMessage: true });
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}

/** Ends every session, including this one, and opens the sign-in page. */
export function useSignOutEverywhere(onFailed: () => void) {
  const outcome = useOutcomeToasts();
  const toast = useToast();
  const discard = useDiscard();
  const goToSignIn = useGoToSignIn();
  return tsr.auth.logoutEverywhere.useMutation({
    onSuccess: async () => {
      discard();
      toast(sessionsTexts.signedOut);
      await goToSignIn();
    },
    onError: (error) => {
      outcome.failed(error, { text: sessionsTexts.everywhereFailed, preferServerMessage: true });
      onFailed();
    },
  });
}
