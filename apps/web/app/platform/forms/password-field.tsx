import { type InputHTMLAttributes, useState } from 'react';
import { useHydrated } from '../ui/browser/hydrated';
import { Icon } from '../ui/icon';
import { Field } from './field';
import { formsTexts as texts } from './forms.texts';
import styles from './password-field.module.css';

const EYE =
  'M2 10c2-3.7 4.7-5.5 8-5.5s6 1.8 8 5.5c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10zM7.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z';
const SLASH = 'M4 16.5 16 3.5';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error?: string;
  errorId?: string;
  full?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, error, errorId, full, ...input } = props;
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field name={name} label={label} error={error} errorId={errorId} full={full}>
      {(control) => (
        <div className={styles.password}>
          <input {...input} {...control} type={visible ? 'text' : 'password'} spellCheck={false} />
          {hydrated && (
            <button
              type="button"
              aria-label={visible ? texts.hidePassword(label) : texts.showPassword(label)}
              onClick={() => setVisible(!visible)}
            >
              <Icon path={visible ? EYE + SLASH : EYE} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
