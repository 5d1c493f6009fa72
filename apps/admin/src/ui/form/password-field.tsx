import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../theme/icons';
import { Field, type FieldProps } from './field';
import { formTexts } from './form.texts';

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="field__eye"
          aria-label={(shown ? formTexts.hide : formTexts.show)(props.label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
