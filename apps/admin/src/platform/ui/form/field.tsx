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
  /** Left out if the form reads its fields only when it is sent. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called when the field is left. */
  onLeave?: () => void;
  /** The message; `true` if it is shown elsewhere. */
  error?: string | true;
  /** Read before typing. */
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
  /** Before the text, such as the sign of a currency. */
  start?: ReactNode;
  /** After the text, such as its unit. */
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

/** Text is a unit; anything else is displayed as it is. */
function adornment(position: 'start' | 'end', content: ReactNode) {
  if (typeof content !== 'string') return content;
  return (
    <InputAdornment position={position} disableTypography sx={{ color: 'text.third' }}>
      {content}
    </InputAdornment>
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

/** The error of a form as a whole, read out as soon as it is there. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Box id={id} role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {children && (
        <Alert
          severity="error"
          // The slot is the alert: it is there before the message.
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
