import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { secondFactor } from '@shishir/contract';
import { useState } from 'react';
import type { z } from 'zod';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { FormCodeField, OwnPasswordField } from './proof-fields';
import { RecoveryCodes } from './recovery-codes';
import { useSecondFactorChanged, useSignInMethodsChanged } from './second-factor.queries';
import { secondFactorTexts } from './second-factor.texts';

const { newCodes, turnOff } = secondFactorTexts.prove;
const Proof = secondFactor.remove.body;
type Proof = z.infer<typeof Proof>;

/** Creates recovery codes, which replace the old ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const codesChanged = useSignInMethodsChanged();
  const create = tsr.secondFactor.recoveryCodes.useMutation();
  const close = () => !create.isPending && onClose();
  return (
    <DialogFrame title={newCodes.title} onClose={codes ? undefined : close}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <ProofForm
          texts={newCodes}
          send={(body) => create.mutateAsync({ body })}
          onSent={({ body }) => {
            setCodes(body.data.recovery_codes);
            codesChanged();
          }}
          onCancel={close}
        />
      )}
    </DialogFrame>
  );
}

interface TurnOffProps {
  onClose: () => void;
  onDone: () => void;
}

/** Turns off the user's own second factor. */
export function TurnOffDialog({ onClose, onDone }: TurnOffProps) {
  const secondFactorChanged = useSecondFactorChanged();
  const outcome = useOutcomeToasts();
  const remove = tsr.secondFactor.remove.useMutation();
  const close = () => !remove.isPending && onClose();
  return (
    <DialogFrame title={turnOff.title} onClose={close}>
      <ProofForm
        texts={turnOff}
        destructive
        send={(body) => remove.mutateAsync({ body })}
        onSent={() => {
          secondFactorChanged(false);
          outcome.succeeded(secondFactorTexts.turnedOff);
          onDone();
        }}
        onCancel={close}
      />
    </DialogFrame>
  );
}

interface ProofProps<Result> {
  texts: { title: string; text: string; send: string; sending: string };
  destructive?: boolean;
  send: (proof: Proof) => Promise<Result>;
  onSent: (result: Result) => void;
  onCancel: () => void;
}

/** Form for password and code, required before the second factor is changed. */
function ProofForm<Result>({ texts, destructive, send, onSent, onCancel }: ProofProps<Result>) {
  const form = useSchemaForm({ values: { password: '', code: '' }, schema: Proof });
  const { submit, busy } = useFormSubmit(form, {
    send,
    onSent,
    texts: { failed: secondFactorTexts.failed },
  });
  return (
    <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
      <Typography color="textSecondary">{texts.text}</Typography>
      <OwnPasswordField />
      <FormCodeField />
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={onCancel}>
          {sharedTexts.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={busy}
        >
          {busy ? texts.sending : texts.send}
        </Button>
      </DialogActions>
    </FormFrame>
  );
}
