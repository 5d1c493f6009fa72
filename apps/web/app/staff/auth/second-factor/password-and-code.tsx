import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../../platform/forms/field';
import type { useFormAttempt } from '../../../platform/forms/form-attempt';
import { PasswordField } from '../../../platform/forms/password-field';
import { useHydrated } from '../../../platform/ui/browser/hydrated';
import { authTexts } from '../auth.texts';
import { secondFactorTexts as texts } from './second-factor.texts';
import styles from '../layout/auth.module.css';

type Attempt = ReturnType<typeof useFormAttempt<'password' | 'code'>>;

interface PasswordAndCodeProps extends Pick<Attempt, 'errorOf' | 'input'> {
  /** True once the API requires the code of the second factor. */
  asksForCode?: boolean;
}

/** Fields for the password, and for the code if the account has a second factor. */
export function PasswordAndCode({ errorOf, input, asksForCode }: PasswordAndCodeProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={authTexts.password}
        full
        autoComplete="current-password"
        {...errorOf('password')}
        {...input('password')}
      />
      {asksForCode && <CodeField {...errorOf('code')} onChange={input('code').onChange} />}
    </>
  );
}

interface CodeFieldProps {
  error?: string;
  errorId?: string;
  /** Clears the error message. */
  onChange: () => void;
}

/** Field for the second factor: six digits, or a recovery code, which contains letters. */
function CodeField({ error, errorId, onChange }: CodeFieldProps) {
  const hydrated = useHydrated();
  const [recovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeRecoveryCode = () => {
    // Phones choose the keyboard when the field gets the focus.
    flushSync(() => setRecovery(true));
    input.current?.focus();
  };
  return (
    <Field name="code" label={texts.code} full error={error} errorId={errorId}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            aria-describedby={['code-help', control['aria-describedby']].filter(Boolean).join(' ')}
            onChange={onChange}
            required
            // The field appears after the form was sent and is the next one to fill in.
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            inputMode={hydrated && !recovery ? 'numeric' : 'text'}
          />
          <p className={`hint ${styles.help}`}>
            <span id="code-help">{texts.hint}</span>
            {hydrated && !recovery && (
              <button className="link" type="button" onClick={takeRecoveryCode}>
                {texts.useRecoveryCode}
              </button>
            )}
          </p>
        </>
      )}
    </Field>
  );
}
