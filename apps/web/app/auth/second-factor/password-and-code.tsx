import type { useFormAttempt } from '../../forms/form-attempt';
import { PasswordField } from '../../forms/password-field';
import { CodeField } from './code-field';

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
