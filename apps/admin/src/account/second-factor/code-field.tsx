import { useState, type Ref } from 'react';
import { Field, type FieldProps } from '../../ui/form/field';
import { codeTexts } from './code.texts';
import './code-field.css';

interface Props extends Pick<FieldProps, 'value' | 'onType' | 'problem' | 'autoFocus'> {
  inputRef?: Ref<HTMLInputElement>;
  /** False where a recovery code would not do: the first code shows that the app works. */
  takesRecovery?: boolean;
}

/** The code of a second step. A phone offers digits for it, and letters once a recovery code is asked for. */
export function CodeField({ takesRecovery = true, ...field }: Props) {
  const [byRecovery, setByRecovery] = useState(false);
  const hint = byRecovery
    ? codeTexts.recoveryHelp
    : takesRecovery
      ? codeTexts.help
      : codeTexts.appHelp;
  return (
    <div className="code-field">
      <Field
        {...field}
        name="code"
        label={byRecovery ? codeTexts.recoveryLabel : codeTexts.label}
        hint={hint}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
      />
      {takesRecovery && (
        <button
          type="button"
          className="code-field__other"
          onClick={() => setByRecovery(!byRecovery)}
        >
          {byRecovery ? codeTexts.useApp : codeTexts.useRecovery}
        </button>
      )}
    </div>
  );
}
