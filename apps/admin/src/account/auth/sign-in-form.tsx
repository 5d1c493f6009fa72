import Button from '@mui/material/Button';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { errorBodyOf, statusOf } from '../../api/failure';
import { Field, FormProblem, PasswordField } from '../../ui/form/field';
import { publicAddress } from '../../ui/page/public-address';
import { CodeField, codeTexts } from '../second-factor/code-field';
import { useSignIn } from './auth.queries';
import { authTexts } from './auth.texts';
import './sign-in-form.css';

const PROBLEM = 'sign-in-problem';

interface Props {
  onSignedIn?: () => void;
  /** Who is expected to sign in again: only the password is missing. */
  expected?: string;
}

/** Email and password, and the code where the account asks for one; the focus goes to what can be mended. */
export function SignInForm({ onSignedIn, expected }: Props) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [codeAsked, setCodeAsked] = useState(false);
  /** What is wrong with the code; each answer is an object of its own, so that the focus moves each time. */
  const [codeProblem, setCodeProblem] = useState<{ text?: string }>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();

  const wrong = problem !== null && !problem.refused;
  useEffect(() => code.current?.focus(), [codeAsked, codeProblem]);

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
    const typedCode = code.current?.value.trim();
    if (typedCode === '') return setCodeProblem({ text: codeTexts.empty });
    signIn.mutate(codeAsked ? { ...typed, code: typedCode } : typed, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const failure = signInFailure(error);
        if (failure.code === undefined) return setProblem(failure.problem);
        setCodeAsked(true);
        setCodeProblem(failure.code === 'wrong' ? { text: failure.text } : {});
      },
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
        // Another account may ask for no code.
        onType={() => setCodeAsked(false)}
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
      {codeAsked && <CodeField inputRef={code} problem={codeProblem.text} />}
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

interface SignInProblem {
  text: string;
  /** True where the account is a visitor's: another try would not help, the public site does. */
  refused: boolean;
}

/** How a failed sign-in goes on: the code is asked for or was wrong, or something else is told. */
type SignInFailure =
  | { code: 'needed' }
  | { code: 'wrong'; text: string }
  | { code?: undefined; problem: SignInProblem };

/** What a failed sign-in says: the specified texts, or the server's own sentence where it has one to give. */
function signInFailure(error: unknown): SignInFailure {
  const body = errorBodyOf(error);
  if (body?.code === 'second_factor_needed') return { code: 'needed' };
  if (body?.code === 'second_factor_wrong') return { code: 'wrong', text: body.message };
  const problem = (text: string = authTexts.failed, refused = false) => ({
    problem: { text, refused },
  });
  switch (statusOf(error)) {
    case 401:
      return problem(authTexts.wrong);
    case 400:
      return problem(Object.values(body?.fields ?? {})[0] ?? authTexts.wrong);
    case 403:
      return problem(body?.message, true);
    case 429:
      return problem(body?.message);
    default:
      return problem();
  }
}
