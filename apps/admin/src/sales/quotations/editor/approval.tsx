import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { useState } from 'react';
import { errorBodyOf, isOffline, OFFLINE } from '../../../platform/api/failure';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { Field } from '../../../platform/ui/form/field';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useQuotationCalls } from '../quotations.queries';
import { editorTexts } from './editor.texts';

const texts = editorTexts.approval;

const SEVERITY: Record<NonNullable<QuotationRevision['approval']> | 'needed', AlertColor> = {
  needed: 'warning',
  requested: 'info',
  approved: 'success',
  refused: 'error',
};

interface Props {
  quotation: Quotation;
  draft: QuotationRevision;
  /** Saves the form; resolves to the version of the draft, or to null if it could not be saved. */
  onSave: () => Promise<number | null>;
}

/** State of the approval that the discount of a draft needs, with the actions of staff and owners. */
export function ApprovalNotice({ quotation, draft, onSave }: Props) {
  const isOwner = useStaff().role === 'super_admin';
  const { requestApproval, decideApproval } = useQuotationCalls(quotation.id);
  const outcome = useOutcomeToasts();
  const [busy, setBusy] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const { approval, needs_approval } = draft;
  if (!needs_approval) return null;
  const event = approval === 'requested' ? 'approval_requested' : approval;
  const last = quotation.events.findLast(
    ({ kind, revision }) => kind === event && revision === draft.revision,
  );
  const run = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      outcome.succeeded(done);
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
    setBusy(false);
  };
  const request = async () => {
    const version = await onSave();
    if (version !== null) await run(() => requestApproval(version), texts.requestedNow);
  };
  const approve = () =>
    run(() => decideApproval({ approved: true, version: draft.version }), texts.approvedNow);
  const canDecide = isOwner && approval === 'requested';
  const canRequest = !isOwner && (approval === null || approval === 'refused');
  return (
    <Alert severity={SEVERITY[approval ?? 'needed']} icon={false} role="status" sx={{ mb: 2 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <span>
          {texts.states[approval ?? (isOwner ? 'owner' : 'needed')](
            last?.by?.name ?? null,
            last?.text ?? '',
          )}
        </span>
        {(canDecide || canRequest) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {canRequest && (
              <Button variant="outlined" disabled={busy} onClick={() => void request()}>
                {texts.request}
              </Button>
            )}
            {canDecide && (
              <>
                <Button variant="contained" disabled={busy} onClick={() => void approve()}>
                  {texts.approve}
                </Button>
                <Button variant="outlined" disabled={busy} onClick={() => setRefusing(true)}>
                  {texts.refuse}
                </Button>
              </>
            )}
          </Stack>
        )}
      </Stack>
      {refusing && (
        <RefuseDialog quotation={quotation} draft={draft} onClose={() => setRefusing(false)} />
      )}
    </Alert>
  );
}

/** Asks for the reason, which the author of the draft reads. */
function RefuseDialog({
  quotation,
  draft,
  onClose,
}: Omit<Props, 'onSave'> & { onClose: () => void }) {
  const { decideApproval } = useQuotationCalls(quotation.id);
  const outcome = useOutcomeToasts();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await decideApproval({ approved: false, reason, version: draft.version });
      outcome.succeeded(texts.refusedNow);
      onClose();
    } catch (failure) {
      const { fields, message } = errorBodyOf(failure) ?? {};
      setError(fields?.reason ?? message ?? (isOffline(failure) ? OFFLINE : texts.failed));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      question={texts.refuseQuestion(draft.revision)}
      confirm={texts.refuse}
      busy={busy && texts.refusing}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Field
        name="reason"
        label={texts.reason}
        value={reason}
        error={error}
        autoFocus
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
