import Button from '@mui/material/Button';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '@shishir/contract/rules';
import { statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { PasswordField } from '../../ui/form/field';
import { FormFrame } from '../../ui/form/form-frame';
import { type FormProblems, serverProblems } from '../../ui/form/form-problems';
import { useDiscard, useUnsaved } from '../../ui/form/unsaved-changes';
import { useForm } from '../../ui/form/use-form';
import { PageTitle } from '../../ui/page/page-title';
import { useStaff } from '../../ui/staff/staff-context';
import { useToast } from '../../ui/toast/toast';
import { useGoToSignIn } from '../auth/auth.queries';
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

interface TypedPasswords {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What is wrong with the typed passwords before they are sent; null where nothing is. Blanks count: they are typed. */
function passwordProblems(typed: TypedPasswords): FormProblems<keyof TypedPasswords> | null {
  const names = Object.keys(typed) as (keyof TypedPasswords)[];
  const empty = names.filter((name) => typed[name] === '');
  if (empty.length > 0) {
    return { form: texts.empty, fields: Object.fromEntries(empty.map((name) => [name, true])) };
  }
  const { length } = typed.newPassword;
  const fields: FormProblems<keyof TypedPasswords>['fields'] = {};
  if (length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (length > PASSWORD_MAX) fields.newPassword = `Password has at most ${PASSWORD_MAX} characters`;
  if (typed.newPassword !== typed.confirmation) fields.confirmation = texts.different;
  return Object.keys(fields).length > 0 ? { form: null, fields } : null;
}
