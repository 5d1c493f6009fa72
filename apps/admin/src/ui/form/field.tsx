import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';
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
