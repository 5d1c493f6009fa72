import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChangePassword } from '@shishir/contract';
import { z } from 'zod';
import { tsr } from '../../../platform/api/tsr';
import { FormPasswordField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useDiscard, useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useToast } from '../../../platform/ui/toast/toast';
import { AccountPanel } from '../account-panel';
import { useGoToSignIn } from '../auth/auth.queries';
import { FormButtons } from '../form-buttons';
import { changePasswordTexts as texts } from './change-password.texts';

/** Marked without a message: one above the form covers all fields. Blanks count as characters. */
const filled = z.string().min(1, '');
const ChangePasswordForm = z
  .object({ currentPassword: filled, newPassword: filled, confirmation: filled })
  .pipe(
    ChangePassword.pick({ currentPassword: true, newPassword: true })
      .extend({ confirmation: z.string() })
      .refine((values) => values.newPassword === values.confirmation, {
        path: ['confirmation'],
        message: texts.different,
      }),
  );

/** Changes the user's own password. The server then ends every session, so the sign-in page opens. */
export default function ChangePasswordPage() {
  const user = useStaff();
  const change = tsr.auth.changePassword.useMutation();
  const toast = useToast();
  const discard = useDiscard();
  const goToSignIn = useGoToSignIn();
  const form = useSchemaForm({
    values: { currentPassword: '', newPassword: '', confirmation: '' },
    schema: ChangePasswordForm,
  });
  const { submit, busy } = useFormSubmit(form, {
    send: ({ currentPassword, newPassword }, _values, signal) =>
      change.mutateAsync({
        body: { currentPassword, newPassword, profile_id: user.id, profile: 'employee' },
        fetchOptions: { signal },
      }),
    onSent: () => {
      discard();
      toast({ ...texts.changed, duration: null });
      void goToSignIn();
    },
    texts: {
      failed: texts.failed,
      invalid: (errors) =>
        Object.values(errors).some((error) => error?.message === '') ? texts.empty : null,
    },
  });
  useUnsaved(form);

  return (
    <>
      <PageTitle text={texts.title} />
      <Typography sx={{ mb: 2, color: 'text.third' }}>{texts.note}</Typography>
      <AccountPanel sx={{ maxWidth: 520 }}>
        <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
          {/* Password managers store the new password under this name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <FormPasswordField
            name="currentPassword"
            label={texts.current}
            autoComplete="current-password"
          />
          <FormPasswordField
            name="newPassword"
            label={texts.new}
            hint={texts.hint}
            autoComplete="new-password"
          />
          <FormPasswordField
            name="confirmation"
            label={texts.confirmation}
            autoComplete="new-password"
          />
          <FormButtons>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? texts.sending : texts.send}
            </Button>
          </FormButtons>
        </FormFrame>
      </AccountPanel>
    </>
  );
}
