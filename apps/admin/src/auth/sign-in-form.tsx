import Button from '@mui/material/Button';
import { useRef, useState, type SubmitEvent } from 'react';
import { publicAddress } from '../layout/public-address';
import { AlertIcon } from '../theme/icons';
import { useSignIn } from './auth.queries';
import { authTexts } from './auth.texts';
import { SignInField } from './sign-in-field';
import { signInProblem, type SignInProblem } from './sign-in-problem';

const PROBLEM = 'sign-in-problem';

/** Email and password; says what went wrong and gives the focus to where it can be mended. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
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
    <form noValidate onSubmit={submit} aria-label={authTexts.signIn}>
      <SignInField
        name="email"
        label={authTexts.email}
        autoComplete="username"
        inputRef={email}
        wrong={wrong}
        describedBy={PROBLEM}
      />
      <SignInField
        name="password"
        label={authTexts.password}
        autoComplete="current-password"
        inputRef={password}
        wrong={wrong}
        describedBy={PROBLEM}
      />
      <div id={PROBLEM} role="alert">
        {problem && (
          <p className="sign-in__problem">
            <AlertIcon />
            <span>
              {problem.text}{' '}
              {problem.refused && <a href={publicAddress(window.location)}>{authTexts.home}</a>}
            </span>
          </p>
        )}
      </div>
      <Button type="submit" variant="contained" disabled={signIn.isPending}>
        {signIn.isPending ? authTexts.signingIn : authTexts.signIn}
      </Button>
    </form>
  );
}
