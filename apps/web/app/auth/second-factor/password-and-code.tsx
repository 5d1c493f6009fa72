import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../forms/field';
import type { useFormAttempt } from '../../forms/form-attempt';
import { PasswordField } from '../../forms/password-field';
import { useHydrated } from '../../ui/browser/hydrated';

type Attempt = ReturnType<typeof useFormAttempt<'password' | 'code'>>;

interface PasswordAndCodeProps extends Pick<Attempt, 'trouble' | 'input'> {
  /** True once the account has asked for the code of its second step. */
  asksForCode?: boolean;
}

/** What shows that an account is one's own. */
export function PasswordAndCode({ trouble, input, asksForCode }: PasswordAndCodeProps) {
  return (
    <>
      <PasswordField
        name="password"
        label="Password"
        full
        autoComplete="current-password"
        {...trouble('password')}
        {...input('password')}
      />
      {asksForCode && <CodeField {...trouble('code')} onChange={input('code').onChange} />}
    </>
  );
}

interface CodeFieldProps {
  error?: string;
  errorId?: string;
  /** Takes the sentence away as something is typed. */
  onChange: () => void;
}

/** The second step: six digits, or one of the recovery codes, which hold letters. */
export function CodeField({ error, errorId, onChange }: CodeFieldProps) {
  const hydrated = useHydrated();
  const [recovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeRecoveryCode = () => {
    // A phone chooses its keys when the field gets the focus.
    flushSync(() => setRecovery(true));
    input.current?.focus();
  };
  return (
    <Field name="code" label="Code" full error={error} errorId={errorId}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            aria-describedby={['code-help', control['aria-describedby']].filter(Boolean).join(' ')}
            onChange={onChange}
            required
            // The field comes as the answer to a form: what is to be typed next is this.
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            inputMode={hydrated && !recovery ? 'numeric' : 'text'}
          />
          <p className="hint room__help">
            <span id="code-help">From your authenticator app, or a recovery code</span>
            {hydrated && !recovery && (
              <button className="link" type="button" onClick={takeRecoveryCode}>
                Type a recovery code
              </button>
            )}
          </p>
        </>
      )}
    </Field>
  );
}
