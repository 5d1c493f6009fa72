import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from 'lucide-react';
import { useId } from 'react';
import { FieldLabel } from './field-label';
import { formTexts } from './form.texts';

/** An item of a list may not be empty, so 'nothing' has a value that no choice has. */
const NONE = '(none)';

export interface SelectFieldProps<V extends string> {
  label: string;
  name: string;
  /** '' if nothing is chosen. */
  value: V | '';
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V | '') => void;
  /** Shown until something is chosen; 'None' if a choice may be taken back. */
  hint?: string;
  /** A choice may be taken back: then 'None' is offered, too. */
  clearable?: boolean;
  /** Marked as such; what is missing is told by the schema. */
  required?: boolean;
  /** It differs from what is saved. */
  changed?: boolean;
  error?: string | true;
}

/** A labelled dropdown of a form. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const id = useId();
  const { value, choices, error, clearable = false } = props;
  const chosen = choices.find((choice) => choice.value === value);
  const note = typeof error === 'string' ? error : undefined;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FieldLabel id={id} starred={props.required} changed={props.changed}>
        {props.label}
      </FieldLabel>
      <Select<V | ''>
        labelId={id}
        name={props.name}
        value={value}
        displayEmpty
        onChange={({ target }) => props.onChoose(target.value === NONE ? '' : (target.value as V))}
        IconComponent={ChevronDownIcon}
        SelectDisplayProps={{
          'aria-invalid': Boolean(error),
          'aria-required': props.required,
          'aria-describedby': note && `${id}-note`,
        }}
        renderValue={() =>
          chosen?.label ?? (
            <Box component="span" sx={{ color: 'text.third' }}>
              {props.hint ?? formTexts.none}
            </Box>
          )
        }
      >
        {clearable && chosen && <MenuItem value={NONE}>{formTexts.none}</MenuItem>}
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
      {note && (
        <FormHelperText id={`${id}-note`} error>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
