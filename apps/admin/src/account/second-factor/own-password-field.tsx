import { type FieldProps, PasswordField } from '../../ui/form/field';
import { useStaff } from '../../ui/staff/staff-context';
import { secondStepTexts } from './second-factor.texts';

type Props = Pick<FieldProps, 'name' | 'value' | 'problem' | 'onType'>;

/** One's password, asked again before something that matters. */
export function OwnPasswordField(field: Props) {
  const { email } = useStaff();
  return (
    <>
      {/* Password managers look for the account beside the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field}
        label={secondStepTexts.password}
        autoComplete="current-password"
        autoFocus
      />
    </>
  );
}
