import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CircleExclamationPointIcon, EyeIcon, EyeOffIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { FieldLabel } from './field-label';
import { formTexts } from './form.texts';

export interface FieldProps {
  label: string;
  name: string;
  /** Omitted if the form reads its fields only on submit. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called on blur. */
  onLeave?: () => void;
  /** Error message; `true` if it is shown elsewhere. */
  error?: string | true;
  /** Shown below the field until there is an error. */
  hint?: string;
  /** Example; disappears with the first character. */
  placeholder?: string;
  /** Only marks the field; the schema checks it. */
  required?: boolean;
  type?: string;
  autoComplete?: string;
  /** Keyboard type on phones. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Id of an error message elsewhere. */
  describedBy?: string;
  /** Shown before the text, such as a currency sign. */
  start?: ReactNode;
  /** Shown after the text, such as a unit. */
  end?: ReactNode;
  /** The value differs from the saved one. */
  changed?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  /** Id of a list of suggestions. */
  list?: string;
  /** Number of visible lines of a multi-line field. */
  lines?: number;
}

/** Labelled text field. Not `TextField`, which would load the dropdown and its dialog on the sign-in page. */
export function Field(props: FieldProps) {
  const id = useId();
  const { error } = props;
  const note = typeof error === 'string' ? error : props.hint;
  const describedBy = [note && `${id}-note`, props.describedBy].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FieldLabel htmlFor={id} starred={props.required} changed={props.changed}>
        {props.label}
      </FieldLabel>
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
        startAdornment={adornment('start', props.start)}
        slotProps={{
          input: {
            'aria-describedby': describedBy || undefined,
            'aria-required': props.required,
            inputMode: props.inputMode,
            list: props.list,
          },
        }}
        endAdornment={adornment('end', props.end)}
      />
      {note && (
        <FormHelperText id={`${id}-note`} error={typeof error === 'string'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Formats text as a unit; returns other content unchanged. */
function adornment(position: 'start' | 'end', content: ReactNode) {
  if (typeof content !== 'string') return content;
  return (
    <InputAdornment position={position} disableTypography sx={{ color: 'text.third' }}>
      {content}
    </InputAdornment>
  );
}

/** Password field with a button to show the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={(visible ? formTexts.hide : formTexts.show)(props.label)}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/** Error of a whole form, announced when it appears. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Box id={id} role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {children && (
        <Alert
          severity="error"
          // The surrounding box is the alert: it must exist before its message.
          role="presentation"
          icon={<CircleExclamationPointIcon />}
          sx={{ fontWeight: 500, '& a': { fontWeight: 600, textDecoration: 'underline' } }}
        >
          {children}
        </Alert>
      )}
    </Box>
  );
}
