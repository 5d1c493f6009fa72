import Button from '@mui/material/Button';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { errorBodyOf, statusOf } from '../../../platform/api/failure';
import { Field, FormError, PasswordField } from '../../../platform/ui/form/field';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { CodeField } from '../second-factor/code-field';
import { codeTexts } from '../second-factor/code-field.texts';
import { useSignIn } from './auth.queries';
import { authTexts, providerTexts } from './auth.texts';
import { EntryForm } from './entry-form';

const ERROR = 'sign-in-error';

interface Props {
  onSignedIn?: () => void;
  /** Email of the user who must sign in again; only the password is missing. */
  expected?: string;
  /** True if the password links the account that waits for it. */
  isLinking?: boolean;
  /** Why an earlier attempt failed; shown until the next one. */
  notice?: string | undefined;
}

/**
 * Form for email, password and, if the account requires it, a code; focuses the field to fix. Reads its three fields on
 * submit: react-hook-form alone would be a tenth of the size limit of the sign-in page.
 */
export function SignInForm({ onSignedIn, expected, isLinking = false, notice }: Props) {
  const [error, setError] = useState<SignInError | null>(null);
  const [codeAsked, setCodeAsked] = useState(false);
  /** Error of the code; a new object for each response, so that the focus moves each time. */
  const [codeError, setCodeError] = useState<{ text?: string }>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const signIn = useSignIn(isLinking);
  const texts = isLinking
    ? { send: providerTexts.link, sending: providerTexts.linking }
    : { send: authTexts.signIn, sending: authTexts.signingIn };

  const wrong = error !== null && !error.rejected;
  useEffect(() => code.current?.focus(), [codeAsked, codeError]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const credentials = { email: email.current!.value.trim(), password: password.current!.value };
    if (!credentials.email || !credentials.password) {
      setError({ text: authTexts.empty, rejected: false });
      (credentials.email ? password : email).current!.focus();
      return;
    }
    setError(null);
    const codeText = code.current?.value.trim();
    if (codeText === '') return setCodeError({ text: codeTexts.empty });
    signIn.mutate(codeAsked ? { ...credentials, code: codeText } : credentials, {
      onSuccess: onSignedIn,
      onError: (reason) => {
        const failure = signInFailure(reason);
        if (failure.code === undefined) return setError(failure.error);
        setCodeAsked(true);
        setCodeError(failure.code === 'wrong' ? { text: failure.text } : {});
      },
    });
  };

  return (
    <EntryForm onSubmit={submit} aria-label={texts.send}>
      <Field
        name="email"
        type="email"
        label={authTexts.email}
        defaultValue={expected}
        readOnly={isLinking}
        autoComplete="username"
        inputRef={email}
        // Another account may need no code.
        onChange={() => setCodeAsked(false)}
        error={wrong || undefined}
        describedBy={ERROR}
      />
      <PasswordField
        name="password"
        label={authTexts.password}
        autoComplete="current-password"
        autoFocus={expected !== undefined}
        inputRef={password}
        error={wrong || undefined}
        describedBy={ERROR}
      />
      {codeAsked && <CodeField inputRef={code} error={codeError.text} />}
      <FormError id={ERROR}>
        {error ? (
          <>
            {error.text}{' '}
            {error.rejected && <a href={publicAddress(window.location)}>{authTexts.home}</a>}
          </>
        ) : (
          signIn.isIdle && notice
        )}
      </FormError>
      <Button type="submit" variant="contained" disabled={signIn.isPending}>
        {signIn.isPending ? texts.sending : texts.send}
      </Button>
    </EntryForm>
  );
}

interface SignInError {
  text: string;
  /** True for a visitor's account: another attempt would not help, the public site does. */
  rejected: boolean;
}

/** Result of a failed sign-in: the code is required or wrong, or an error message is shown. */
type SignInFailure =
  { code: 'needed' } | { code: 'wrong'; text: string } | { code?: undefined; error: SignInError };

/** Returns the result of a failed sign-in, with the server's message or a specified text. */
function signInFailure(error: unknown): SignInFailure {
  const body = errorBodyOf(error);
  if (body?.code === 'second_factor_needed') return { code: 'needed' };
  if (body?.code === 'second_factor_wrong') return { code: 'wrong', text: body.message };
  const failed = (text: string = authTexts.failed, rejected = false) => ({
    error: { text, rejected },
  });
  switch (statusOf(error)) {
    case 401:
      return failed(authTexts.wrong);
    case 400:
      return failed(Object.values(body?.fields ?? {})[0] ?? authTexts.wrong);
    case 403:
      return failed(body?.message, true);
    case 409:
    case 429:
      return failed(body?.message);
    default:
      return failed();
  }
}
