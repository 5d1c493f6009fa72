import Button from '@mui/material/Button';
import { useRef, useState, type SubmitEvent } from 'react';
import { publicAddress } from '../layout/public-address';
import { Field } from '../form/field';
import { FormProblem } from '../form/form-problem';
import { PasswordField } from '../form/password-field';
import { useSignIn } from './auth.queries';
import { authTexts } from './auth.texts';
import { signInProblem, type SignInProblem } from './sign-in-problem';
import './sign-in-form.css';

const PROBLEM = 'sign-in-problem';

interface Props {
  onSignedIn?: () => void;
  /** Who is expected to sign in again: only the password is missing. */
  expected?: string;
}

/** Email and password; says what went wrong and gives the focus to where it can be mended. */
export function SignInForm({ onSignedIn, expected }: Props) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();

  const wrong = problem !== null && !problem.refused;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const typed = { email: email.current!.value.trim(), password: password.current!.value };
    if (!typed.email || !typed.password) {
      setProblem({ text: authTexts.empty, refused: false });
      (typed.email ? password : email).current!.focus();
      return;
    }
    setProblem(null);
    signIn.mutate(typed, {
      onSuccess: onSignedIn,
      onError: (error) => setProblem(signInProblem(error)),
    });
  };

  return (
    <form className="sign-in-form" noValidate onSubmit={submit} aria-label={authTexts.signIn}>
      <Field
        name="email"
        type="email"
        label={authTexts.email}
        defaultValue={expected}
        autoComplete="username"
        inputRef={email}
        problem={wrong || undefined}
        describedBy={PROBLEM}
      />
      <PasswordField
        name="password"
        label={authTexts.password}
        autoComplete="current-password"
        autoFocus={expected !== undefined}
        inputRef={password}
        problem={wrong || undefined}
        describedBy={PROBLEM}
      />
      <FormProblem id={PROBLEM}>
        {problem && (
          <>
            {problem.text}{' '}
            {problem.refused && <a href={publicAddress(window.location)}>{authTexts.home}</a>}
          </>
        )}
      </FormProblem>
      <Button type="submit" variant="contained" disabled={signIn.isPending}>
        {signIn.isPending ? authTexts.signingIn : authTexts.signIn}
      </Button>
    </form>
  );
}
