import Button from '@mui/material/Button';
import {
  type Invitation,
  InviteStaff,
  type SentInvitation,
  STAFF_ROLES,
  type StaffRole,
} from '@shishir/contract';
import { MailIcon } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorBodyOf, statusOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { Field } from '../../../platform/ui/form/field';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { roleName } from '../../../platform/ui/staff/role';
import { CopyButton } from '../second-factor/recovery-codes';
import { useResend, useWithdrawal } from './invitations.queries';
import { inviteTexts as texts, ROLE_NOTES } from './invitations.texts';
import { useUserRows } from './users.queries';
import './users.css';

interface InviteValues {
  email: string;
  name: string;
  role: StaffRole;
  note: string;
}

const EMPTY: InviteValues = { email: '', name: '', role: 'admin', note: '' };

/** What is left empty is not sent. */
const toBody = ({ email, name, role, note }: InviteValues): InviteStaff => ({
  email,
  role,
  ...(name.trim() ? { name } : {}),
  ...(note.trim() ? { note } : {}),
});

interface InviteProps {
  onSent: (sent: SentInvitation) => void;
  onClose: () => void;
}

/** Invites a member of staff by e-mail. An address that is invited already can be sent its invitation again. */
export function InviteDialog({ onSent, onClose }: InviteProps) {
  const rows = useUserRows();
  const [existing, setExisting] = useState<Invitation | null>(null);
  const invitation = tsr.invitations.create.useMutation({ onSettled: rows.refresh });
  const form = useSchemaForm<InviteValues, InviteStaff>({
    values: EMPTY,
    schema: InviteStaff,
    toBody,
  });
  const { submit, busy } = useFormSubmit(form, {
    send: async (body) => (await invitation.mutateAsync({ body })).body,
    onSent,
    texts: { failed: texts.failed },
    onError: (error) => {
      const current = statusOf(error) === 409 ? errorBodyOf(error)?.current : null;
      setExisting((current as Invitation | null | undefined) ?? null);
      return false;
    },
  });
  const resend = useResend(onSent);
  const email = useWatch({ control: form.control, name: 'email' });
  const isExisting = existing?.email === email.trim().toLowerCase();
  const ask = useUnsaved(form);
  const close = () => ask(onClose);
  return (
    <DialogFrame title={texts.title} width="sm" onClose={close}>
      <p className="invite__text">{texts.text}</p>
      <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
        <div className="invite__email">
          <FormField name="email" type="email" label={texts.email} autoFocus />
          {existing && isExisting && (
            <Button
              variant="outlined"
              startIcon={<MailIcon />}
              disabled={resend.pending}
              onClick={() => resend.resend(existing)}
            >
              {resend.pending ? texts.sending : texts.again}
            </Button>
          )}
        </div>
        <FormField name="name" label={texts.name} />
        <RoleChoices />
        <FormField name="note" label={texts.note} lines={2} />
        <div className="form__buttons">
          <Button variant="outlined" onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </div>
      </FormFrame>
    </DialogFrame>
  );
}

/** The roles with what each may do. */
function RoleChoices() {
  const { value, change } = useField<StaffRole>('role');
  return (
    <fieldset className="invite__roles">
      <legend>{texts.role}</legend>
      {STAFF_ROLES.map((role) => (
        <label key={role}>
          <input
            type="radio"
            className="radio"
            name="role"
            value={role}
            checked={value === role}
            onChange={() => change(role)}
          />
          <span>
            <b>{roleName(role)}</b>
            <small>{ROLE_NOTES[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The link of an invitation that no mail server sends: shown this one time. */
export function InvitationLinkDialog(props: { sent: SentInvitation; onClose: () => void }) {
  const { data, link } = props.sent;
  return (
    <DialogFrame title={texts.link.title} width="sm" onClose={props.onClose}>
      <div className="form">
        <p className="invite__text">{texts.link.text(data.email)}</p>
        {data.has_account && <p className="invite__text">{texts.raises}</p>}
        <Field name="link" label={texts.link.label} value={link ?? ''} readOnly />
        <div className="form__buttons">
          <CopyButton label={texts.link.copy} text={link ?? ''} />
          <Button variant="contained" onClick={props.onClose}>
            {texts.link.done}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

interface WithdrawalProps {
  invitation: Invitation;
  onDone: (withdrawn: boolean) => void;
}

/** Asks before an invitation is withdrawn. */
export function InvitationWithdrawal({ invitation, onDone }: WithdrawalProps) {
  const { withdraw, pending } = useWithdrawal(onDone);
  return (
    <ConfirmDialog
      question={texts.withdrawQuestion}
      confirm={texts.withdraw}
      busy={pending && texts.withdrawing}
      onConfirm={() => withdraw(invitation)}
      onCancel={() => onDone(false)}
    >
      <p>
        {invitation.name && (
          <>
            <b className="user-dialog__name">{invitation.name}</b>
            <br />
          </>
        )}
        {invitation.email}
      </p>
      <p>{texts.withdrawNote}</p>
    </ConfirmDialog>
  );
}
