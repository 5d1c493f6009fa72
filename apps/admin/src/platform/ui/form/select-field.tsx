import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from 'lucide-react';
import { useId } from 'react';
import { FieldLabel } from './field-label';
import { formTexts } from './form.texts';

/** Value of the item 'None': an empty value is not possible, and no choice has this one. */
const NONE = '(none)';

export interface SelectFieldProps<V extends string> {
  label: string;
  name: string;
  /** '' if nothing is chosen. */
  value: V | '';
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V | '') => void;
  /** Shown while nothing is chosen; 'None' by default. */
  hint?: string;
  /** Offers 'None' to clear the choice. */
  clearable?: boolean;
  /** Only marks the field; the schema checks it. */
  required?: boolean;
  /** The value differs from the saved one. */
  changed?: boolean;
  error?: string | true;
}

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
