import { useEffect, useMemo } from 'react';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../api/failure';
import { useToast } from './toast';
import type { Toast } from './toast-view';

const SUCCESS = 'Success';
const FAILURE = 'Error';

interface Failure {
  title?: string;
  text: string;
  /** Shows the server's message where it gave one, else `text`. */
  preferServerMessage?: boolean;
  /** How long it stays, in ms; without it, as long as any toast, or until it is closed where it has an action. */
  duration?: number;
  /** What can be done about it. */
  action?: Toast['action'];
}

/** A toast with the outcome of a change. One that something can be done about stays until it is closed. */
export function useOutcomeToasts() {
  const toast = useToast();
  return useMemo(
    () => ({
      succeeded: (description: string, duration?: number) =>
        toast({ title: SUCCESS, description, duration }),
      /** Shows nothing for an ended session: the sign-in dialog is open already. */
      failed: (error: unknown, failure: Failure) => {
        const { title = FAILURE, text, preferServerMessage, action } = failure;
        const { duration = action ? null : undefined } = failure;
        if (statusOf(error) === 401) return;
        const message = preferServerMessage && errorBodyOf(error)?.message;
        const description = isOffline(error) ? `${text} ${OFFLINE}` : message || text;
        toast({ title, description, variant: 'destructive', duration, action });
      },
    }),
    [toast],
  );
}

/** Shows a failed load of a list as a toast too, once for each failure. */
export function useFailureToast(error: unknown, text: string): void {
  const { failed } = useOutcomeToasts();
  useEffect(() => {
    if (error) failed(error, { text });
  }, [error, text, failed]);
}
