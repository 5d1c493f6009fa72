import Typography from '@mui/material/Typography';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { useRef, useState } from 'react';
import { errorBodyOf, isOffline, OFFLINE } from '../../../platform/api/failure';
import { newKey } from '../../../platform/api/new-key';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FormError } from '../../../platform/ui/form/field';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { Fact, Facts } from '../facts';
import { useQuotationCache, useQuotationCalls } from '../quotations.queries';
import { dayText } from '../quotation-values';
import { editorTexts } from './editor.texts';

interface SendProps {
  quotation: Quotation;
  draft: QuotationRevision;
  onSent: () => void;
  /** Returns true if it has handled the error, for example by marking fields. */
  onRejected: (error: unknown) => boolean;
  onClose: () => void;
}

/** Shows recipient and total before the revision is sent. */
export function SendDialog({ quotation, draft, onSent, onRejected, onClose }: SendProps) {
  const texts = editorTexts.send;
  const { send } = useQuotationCalls(quotation.id);
  const { refreshEnquiries } = useQuotationCache();
  const outcome = useOutcomeToasts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Prevents a second mail if the button is pressed again.
  const key = useRef(newKey());
  const { revision, recipient, total, valid_until } = draft;
  const sent = quotation.revisions.find(({ state }) => state !== 'draft');
  const confirm = async () => {
    setBusy(true);
    try {
      await send(draft.version, key.current);
      refreshEnquiries();
      outcome.succeeded(texts.sent(revision, recipient.email));
      onSent();
    } catch (error) {
      if (onRejected(error)) return onClose();
      setFailure(errorBodyOf(error)?.message ?? (isOffline(error) ? OFFLINE : texts.failed));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      question={texts.question(revision)}
      confirm={texts.confirm}
      busy={busy && texts.sending}
      destructive={false}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Facts
        labelWidth={88}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          '& dd': { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' },
        }}
      >
        <Fact name={texts.to}>
          {recipient.name}
          <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {recipient.email}
          </Typography>
        </Fact>
        <Fact name={texts.total}>{formatSum(total, '-')}</Fact>
        <Fact name={texts.valid}>{dayText(valid_until)}</Fact>
      </Facts>
      <p>{texts.text}</p>
      {sent && <p>{texts.supersedes(sent.revision)}</p>}
      <FormError>{failure}</FormError>
    </ConfirmDialog>
  );
}

interface DiscardProps {
  quotation: Quotation;
  revision: number;
  /** `isGone`: no revision had been sent, so the whole quotation was deleted. */
  onDiscarded: (isGone: boolean) => Promise<void>;
  onClose: () => void;
}

export function DiscardDialog({ quotation, revision, onDiscarded, onClose }: DiscardProps) {
  const texts = editorTexts.discarding;
  const { discard } = useQuotationCalls(quotation.id);
  const outcome = useOutcomeToasts();
  const [busy, setBusy] = useState(false);
  const isWhole = quotation.revisions.length === 1;
  const confirm = async () => {
    setBusy(true);
    try {
      await discard();
      await onDiscarded(isWhole);
      outcome.succeeded(texts.done);
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      question={texts.question(revision)}
      confirm={texts.confirm}
      busy={busy && texts.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isWhole ? texts.whole : texts.draft}
    </ConfirmDialog>
  );
}
