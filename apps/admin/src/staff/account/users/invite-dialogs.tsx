import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { roleName } from '../../../platform/ui/staff/role';
import { CopyButton } from '../second-factor/recovery-codes';
import { useResend, useWithdrawal } from './invitations.queries';
import { inviteTexts as texts, ROLE_NOTES } from './invitations.texts';
import { PersonName } from './person-name';
import { useUserRows } from './users.queries';

interface InviteValues {
  email: string;
  name: string;
  role: StaffRole;
  note: string;
}

const EMPTY: InviteValues = { email: '', name: '', role: 'admin', note: '' };

/** Empty fields are not sent. */
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

/** Invites a member of staff by email. Offers to resend an invitation that exists already. */
export function InviteDialog({ onSent, onClose }: InviteProps) {
  const rows = useUserRows();
  const [existing, setExisting] = useState<Invitation | null>(null);
  const invitation = tsr.invitations.create.useMutation({ onSettled: rows.refresh });
  const form = useSchemaForm<InviteValues, InviteStaff>({
    values: EMPTY,
    schema: InviteStaff,
    toBody,
  });
  const save = useFormSubmit(form, {
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
  return (
    <FormDialog
      title={texts.title}
      save={save}
      texts={{ save: texts.send, saving: texts.sending }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.text}</Typography>
      <Stack sx={{ gap: 1, '& > .MuiButton-root': { alignSelf: 'start' } }}>
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
      </Stack>
      <FormField name="name" label={texts.name} />
      <RoleChoices />
      <FormField name="note" label={texts.note} lines={2} />
    </FormDialog>
  );
}

/** Roles and their rights. */
function RoleChoices() {
  const { value, change } = useField<StaffRole>('role');
  return (
    <Stack component="fieldset" sx={{ gap: 1, minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography variant="subtitle2" component="legend" sx={{ mb: 0.75, p: 0 }}>
        {texts.role}
      </Typography>
      {STAFF_ROLES.map((role) => (
        <FormControlLabel
          key={role}
          control={
            <Radio
              name="role"
              value={role}
              checked={value === role}
              onChange={() => change(role)}
            />
          }
          disableTypography
          label={
            <span>
              <Typography component="b" sx={{ display: 'block', fontWeight: 600 }}>
                {roleName(role)}
              </Typography>
              <Typography component="small" variant="body2" color="textThird">
                {ROLE_NOTES[role]}
              </Typography>
            </span>
          }
          sx={[roleSx, value === role && chosenSx]}
        />
      ))}
    </Stack>
  );
}

const roleSx = {
  alignItems: 'flex-start',
  pl: 0.25,
  pr: 1.75,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  // Aligned with the first line.
  '& .MuiRadio-root': { my: -0.5 },
};
const chosenSx = {
  borderColor: 'primary.main',
  boxShadow: 'inset 0 0 0 1px var(--palette-primary-main)',
};

/** Link of an invitation that no mail server can send; shown only once. */
export function InvitationLinkDialog(props: { sent: SentInvitation; onClose: () => void }) {
  const { data, link } = props.sent;
  return (
    <DialogFrame title={texts.link.title} width="sm" onClose={props.onClose}>
      <Stack sx={{ gap: 2.25 }}>
        <Typography color="textSecondary">{texts.link.text(data.email)}</Typography>
        {data.has_account && <Typography color="textSecondary">{texts.raises}</Typography>}
        <Field name="link" label={texts.link.label} value={link ?? ''} readOnly />
      </Stack>
      <DialogActions>
        <CopyButton label={texts.link.copy} text={link ?? ''} />
        <Button variant="contained" onClick={props.onClose}>
          {texts.link.done}
        </Button>
      </DialogActions>
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
            <PersonName>{invitation.name}</PersonName>
            <br />
          </>
        )}
        {invitation.email}
      </p>
      <p>{texts.withdrawNote}</p>
    </ConfirmDialog>
  );
}
