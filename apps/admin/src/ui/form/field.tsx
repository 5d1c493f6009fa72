import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { AlertIcon, EyeIcon, EyeOffIcon } from '../../theme/icons';
import { formTexts } from './form.texts';
import './form.css';

export interface FieldProps {
  label: string;
  name: string;
  /** Left out where the form reads its fields only when it is sent. */
  value?: string;
  defaultValue?: string;
  onType?: (text: string) => void;
  /** What is wrong; `true` where the sentence stands elsewhere. */
  problem?: string | true;
  /** What to know before typing. */
  hint?: string;
  type?: string;
  autoComplete?: string;
  /** The keyboard that a phone offers. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The id of a sentence elsewhere that says what is wrong. */
  describedBy?: string;
  start?: ReactNode;
  end?: ReactNode;
  /** It differs from what is saved. */
  changed?: boolean;
  /** It can be read, not written. */
  fixed?: boolean;
  disabled?: boolean;
  /** For texts of more than one line: so many are seen. */
  lines?: number;
}

/** A labelled line of text. Not `TextField`: that would bring the dropdown and its dialog to the sign-in page. */
export function Field(props: FieldProps) {
  const id = useId();
  const { problem } = props;
  const note = typeof problem === 'string' ? problem : props.hint;
  const describedBy = [note && `${id}-note`, props.describedBy].filter(Boolean).join(' ');
  return (
    <FormControl
      className={props.changed ? 'field field--changed' : 'field'}
      error={Boolean(problem)}
    >
      <InputLabel htmlFor={id}>{props.label}</InputLabel>
      <OutlinedInput
        id={id}
        name={props.name}
        type={props.type ?? 'text'}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={props.onType && ((event) => props.onType?.(event.target.value))}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus}
        inputRef={props.inputRef}
        readOnly={props.fixed}
        disabled={props.disabled}
        multiline={props.lines !== undefined}
        minRows={props.lines}
        startAdornment={props.start}
        slotProps={{
          input: { 'aria-describedby': describedBy || undefined, inputMode: props.inputMode },
        }}
        endAdornment={props.end}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={typeof problem === 'string'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

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

/** What is wrong with a form as a whole, read out as soon as it stands there. */
export function FormProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className="form-problem__place">
      {children && (
        <p className="form-problem">
          <AlertIcon />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
