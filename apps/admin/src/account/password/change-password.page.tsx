import Button from '@mui/material/Button';
import { statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { useGoToSignIn } from '../auth/auth.queries';
import { useStaff } from '../../ui/staff/staff-context';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { PasswordField } from '../../ui/form/password-field';
import { useDiscard, useUnsaved } from '../../ui/form/unsaved-changes';
import { useForm } from '../../ui/form/use-form';
import { PageTitle } from '../../ui/page/page-title';
import { useToast } from '../../ui/toast/toast';
import { passwordProblems, type TypedPasswords } from './change-password.check';
import { changePasswordTexts as texts } from './change-password.texts';
import './change-password.css';

const FIELDS = ['currentPassword', 'newPassword'] as const;

/** A new password for oneself. The server ends every session with it, so the way leads to the sign-in page. */
export default function ChangePasswordPage() {
  const user = useStaff();
  const form = useForm<TypedPasswords>({ currentPassword: '', newPassword: '', confirmation: '' });
  const change = tsr.auth.changePassword.useMutation();
  const toast = useToast();
  const discard = useDiscard();
  const goToSignIn = useGoToSignIn();
  useUnsaved(form.changed.length > 0);

  const send = () => {
    const problems = passwordProblems(form.values);
    if (problems) return form.refuse(problems);
    form.accept();
    const { currentPassword, newPassword } = form.values;
    change.mutate(
      { body: { currentPassword, newPassword, profile_id: user.id, profile: 'employee' } },
      {
        onSuccess: () => {
          discard();
          toast({ ...texts.changed, duration: null });
          void goToSignIn();
        },
        onError: (error) => {
          if (statusOf(error) !== 401) form.refuse(serverProblems(error, FIELDS, texts.refused));
        },
      },
    );
  };

  return (
    <>
      <PageTitle text={texts.title} />
      <div className="page-head">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.note}</p>
        </div>
      </div>
      <section className="paper change-password">
        <FormFrame label={texts.title} form={form} busy={change.isPending} onSend={send}>
          {/* Password managers file the new password under this name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <PasswordField
            {...form.text('currentPassword')}
            label={texts.current}
            autoComplete="current-password"
          />
          <PasswordField
            {...form.text('newPassword')}
            label={texts.new}
            hint={texts.hint}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.text('confirmation')}
            label={texts.confirmation}
            autoComplete="new-password"
          />
          <div className="form__buttons">
            <Button type="submit" variant="contained" disabled={change.isPending}>
              {change.isPending ? texts.sending : texts.send}
            </Button>
          </div>
        </FormFrame>
      </section>
    </>
  );
}
