import { useMemo } from 'react';
import { errorBodyOf, statusOf } from '../../api/failure';
import { useToast } from './toast';

const SUCCESS = 'Success';
const FAILURE = 'Error';

interface Failure {
  title?: string;
  text: string;
  /** Says the server's own sentence where it gave one; `text` else. */
  preferServerMessage?: boolean;
}

/** How every change ends: a toast that tells the truth. A failure stays until it is closed. */
export function useOutcomeToasts() {
  const toast = useToast();
  return useMemo(
    () => ({
      succeeded: (description: string) => toast({ title: SUCCESS, description }),
      /** Says nothing of an ended session: the sign-in dialog stands there already. */
      failed: (error: unknown, { title = FAILURE, text, preferServerMessage }: Failure) => {
        if (statusOf(error) === 401) return;
        const description = (preferServerMessage && errorBodyOf(error)?.message) || text;
        toast({ title, description, variant: 'destructive', duration: null });
      },
    }),
    [toast],
  );
}
