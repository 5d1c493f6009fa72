import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CircleExclamationPointIcon, EyeIcon, EyeOffIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { formTexts } from './form.texts';
import './form.css';

export interface FieldProps {
  label: string;
  name: string;
  /** Left out where the form reads its fields only when it is sent. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called when the field is left. */
  onLeave?: () => void;
  /** What is wrong; `true` where the message is shown elsewhere. */
  error?: string | true;
  /** What to know before typing. */
  hint?: string;
  /** An example, gone with the first character. */
  placeholder?: string;
  /** Marked as such; what is missing is told by the schema. */
  required?: boolean;
  type?: string;
  autoComplete?: string;
  /** The keyboard that a phone offers. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The id of a message elsewhere that says what is wrong. */
  describedBy?: string;
  start?: ReactNode;
  end?: ReactNode;
  /** It differs from what is saved. */
  changed?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  /** The id of a list of proposals. */
  list?: string;
  /** For texts of more than one line: so many are seen. */
  lines?: number;
}

/** A labelled line of text. Not `TextField`: that would bring the dropdown and its dialog to the sign-in page. */
export function Field(props: FieldProps) {
  const id = useId();
  const { error } = props;
  const note = typeof error === 'string' ? error : props.hint;
  const describedBy = [note && `${id}-note`, props.describedBy].filter(Boolean).join(' ');
  return (
    <FormControl
      className={props.changed ? 'field field--changed' : 'field'}
      error={Boolean(error)}
    >
      <InputLabel htmlFor={id}>
        {props.label}
        {props.required && <span className="field__required" aria-hidden="true" />}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={props.name}
        type={props.type ?? 'text'}
        placeholder={props.placeholder}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={props.onChange && ((event) => props.onChange?.(event.target.value))}
        onBlur={props.onLeave}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus}
        inputRef={props.inputRef}
        readOnly={props.readOnly}
        disabled={props.disabled}
        multiline={props.lines !== undefined}
        minRows={props.lines}
        startAdornment={props.start}
        slotProps={{
          input: {
            'aria-describedby': describedBy || undefined,
            'aria-required': props.required,
            inputMode: props.inputMode,
            list: props.list,
          },
        }}
        endAdornment={props.end}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={typeof error === 'string'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="field__eye"
          aria-label={(visible ? formTexts.hide : formTexts.show)(props.label)}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}

/** What is wrong with a form as a whole, read out as soon as it stands there. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className="form-error-slot">
      {children && (
        <p className="form-error">
          <CircleExclamationPointIcon />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
