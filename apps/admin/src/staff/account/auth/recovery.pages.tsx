import Button from '@mui/material/Button';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorBodyOf } from '../../../platform/api/failure';
import { lightCall } from '../../../platform/api/light-call';
import { Field, FormError, PasswordField } from '../../../platform/ui/form/field';
import { paths } from '../../../platform/ui/page/paths';
import { useToast } from '../../../platform/ui/toast/toast';
import { recoveryTexts as texts } from './auth.texts';
import { EntryForm, OtherWay } from './entry-form';
import { SignInLayout } from './sign-in-layout';

/** Error of a form, and the field that it belongs to. */
interface Problem {
  text: string;
  field?: string;
}

/** Sends a form, one request at a time. Its fields are read on submit, like those of the sign-in page. */
export function useSend(onSent: () => void) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (call: () => Promise<unknown>) => {
    setProblem(null);
    setBusy(true);
    try {
      await call();
      onSent();
    } catch (error) {
      const body = errorBodyOf(error);
      const [field, text] = Object.entries(body?.fields ?? {})[0] ?? [];
      setProblem({ text: text ?? body?.message ?? texts.failed, field });
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, busy, send };
}

/** Requests the mail with a link to set a new password. The response is the same for every address. */
export function ForgotPasswordPage() {
  const email = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(false);
  const { problem, setProblem, busy, send } = useSend(() => setSent(true));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { email: email.current!.value.trim() };
    if (!body.email) {
      setProblem({ text: texts.emailNeeded, field: 'email' });
      email.current!.focus();
    } else if (!busy) void send(() => lightCall('POST /api/v1/auth/forgot-password', { body }));
  };
  return (
    <SignInLayout title={texts.forgotTitle} note={!sent && texts.forgotNote}>
      {sent ? (
        <p role="status">{texts.sent}</p>
      ) : (
        <EntryForm aria-label={texts.forgotTitle} onSubmit={submit}>
          <Field
            name="email"
            type="email"
            label={texts.email}
            autoComplete="username"
            inputRef={email}
            error={problem?.field === 'email' ? problem.text : undefined}
          />
          <FormError>{problem && problem.field !== 'email' && problem.text}</FormError>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </EntryForm>
      )}
      <OtherWay to={paths.signIn}>{texts.back}</OtherWay>
    </SignInLayout>
  );
}

/** Sets a new password with the link of that mail, then opens the sign-in page. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { problem, setProblem, busy, send } = useSend(() => {
    toast({ ...texts.changed, duration: null });
    void navigate(paths.signIn, { replace: true });
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = first.current!.value;
    if (!newPassword) {
      setProblem({ text: texts.passwordNeeded, field: 'newPassword' });
      first.current!.focus();
    } else if (newPassword !== second.current!.value) {
      setProblem({ text: texts.different, field: 'confirmation' });
      second.current!.focus();
    } else if (!busy) {
      const body = { token: parameters.get('token') ?? '', newPassword };
      void send(() => lightCall('POST /api/v1/auth/reset-password', { body }));
    }
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const elsewhere = problem && !errorOf('newPassword') && !errorOf('confirmation');
  return (
    <SignInLayout title={texts.resetTitle} note={texts.resetNote}>
      <EntryForm aria-label={texts.resetTitle} onSubmit={submit}>
        <PasswordField
          name="newPassword"
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.rule}
          inputRef={first}
          error={errorOf('newPassword')}
        />
        <PasswordField
          name="confirmation"
          label={texts.confirmation}
          autoComplete="new-password"
          inputRef={second}
          error={errorOf('confirmation')}
        />
        <FormError>{elsewhere && problem.text}</FormError>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </EntryForm>
      <OtherWay to={paths.forgotPassword}>{texts.another}</OtherWay>
    </SignInLayout>
  );
}
