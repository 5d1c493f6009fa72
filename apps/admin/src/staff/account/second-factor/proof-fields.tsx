import { FormPasswordField, useField } from '../../../platform/ui/form/form-fields';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { CodeField } from './code-field';
import { secondFactorTexts } from './second-factor.texts';

/** The user's password, required again before a critical change; field `password` of the surrounding form. */
export function OwnPasswordField() {
  const { email } = useStaff();
  return (
    <>
      {/* Password managers look for the account beside the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        name="password"
        label={secondFactorTexts.password}
        autoComplete="current-password"
        autoFocus
      />
    </>
  );
}

interface CodeProps {
  autoFocus?: boolean;
  takesRecovery?: boolean;
}

/** Field `code` of the surrounding form. */
export function FormCodeField(props: CodeProps) {
  const { value, change, ref, error } = useField<string>('code');
  return <CodeField {...props} value={value} onChange={change} inputRef={ref} error={error} />;
}
