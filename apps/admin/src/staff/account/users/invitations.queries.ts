import type { Invitation, SentInvitation } from '@shishir/contract';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { INVITATIONS_KEY, useUserRows } from './users.queries';
import { inviteTexts as texts } from './invitations.texts';

/** Loads the pending invitations, newest first. */
export function useInvitations() {
  return tsr.invitations.list.useQuery({ queryKey: INVITATIONS_KEY, queryData: { query: {} } });
}

/** Shows that an invitation was sent; calls `onLink` if its link must be handed over. */
export function useShowSent(onLink: (sent: SentInvitation) => void) {
  const outcome = useOutcomeToasts();
  return (sent: SentInvitation) => {
    const { email, has_account } = sent.data;
    if (sent.link !== null) return onLink(sent);
    const text = texts.sent(email);
    outcome.succeeded(has_account ? `${text} ${texts.raises}` : text);
  };
}

/** Sends an invitation again, with a new link. */
export function useResend(onSent: (sent: SentInvitation) => void) {
  const rows = useUserRows();
  const outcome = useOutcomeToasts();
  const resend = tsr.invitations.resend.useMutation({
    onSuccess: ({ body }) => onSent(body),
    onError: (error) =>
      outcome.failed(error, { text: texts.againFailed, preferServerMessage: true }),
    onSettled: rows.refresh,
  });
  return {
    resend: ({ id }: Invitation) => resend.mutate({ params: { id }, body: {} }),
    pending: resend.isPending,
  };
}

/** Withdraws an invitation; `onDone` is called with the result. */
export function useWithdrawal(onDone: (withdrawn: boolean) => void) {
  const rows = useUserRows();
  const outcome = useOutcomeToasts();
  const removal = tsr.invitations.remove.useMutation({
    onError: (error) => {
      outcome.failed(error, { text: texts.withdrawFailed, preferServerMessage: true });
      onDone(false);
    },
    onSettled: rows.refresh,
  });
  return {
    withdraw: ({ id, email }: Invitation) =>
      removal.mutate(
        { params: { id }, body: {} },
        {
          onSuccess: () => {
            outcome.succeeded(texts.withdrawn(email));
            onDone(true);
          },
        },
      ),
    pending: removal.isPending,
  };
}
