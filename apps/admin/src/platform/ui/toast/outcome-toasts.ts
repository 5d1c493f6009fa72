import { useEffect, useMemo } from 'react';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../api/failure';
import { sharedTexts } from '../shared.texts';
import { useToast } from './toast';
import type { Toast } from './toast-view';

interface Failure {
  title?: string;
  text: string;
  /** Shows the server's message if there is one, otherwise `text`. */
  preferServerMessage?: boolean;
  /** Duration in ms. By default that of every toast, or until it is closed if it has an action. */
  duration?: number;
  /** Action to offer, such as a retry. */
  action?: Toast['action'];
}

/** Shows the outcome of a change as a toast. A failure with an action stays until it is closed. */
export function useOutcomeToasts() {
  const toast = useToast();
  return useMemo(
    () => ({
      succeeded: (description: string, duration?: number) =>
        toast({ title: sharedTexts.success, description, duration }),
      /** Shows nothing for an ended session, since the sign-in dialog is already open. */
      failed: (error: unknown, failure: Failure) => {
        const { title = sharedTexts.failure, text, preferServerMessage, action } = failure;
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

/** Shows a failed load of a list as a toast too, once per failure. */
export function useFailureToast(error: unknown, text: string): void {
  const { failed } = useOutcomeToasts();
  useEffect(() => {
    if (error) failed(error, { text });
  }, [error, text, failed]);
}
