import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from 'lucide-react';
import { useId } from 'react';
import { formTexts } from './form.texts';
import './form.css';

/** An item of a list may not be empty, so nothing has a value of its own, which no choice has. */
const NONE = '(none)';

export interface SelectFieldProps<V extends string> {
  label: string;
  name: string;
  /** '' where nothing is chosen. */
  value: V | '';
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V | '') => void;
  /** What stands there until something is chosen; where a choice may be taken back, 'None'. */
  hint?: string;
  /** A choice may be taken back: then 'None' is offered, too. */
  clearable?: boolean;
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
    <FormControl
      className={props.changed ? 'field field--changed' : 'field'}
      error={Boolean(error)}
    >
      <InputLabel id={id}>{props.label}</InputLabel>
      <Select<V | ''>
        labelId={id}
        name={props.name}
        value={value}
        displayEmpty
        onChange={({ target }) => props.onChoose(target.value === NONE ? '' : (target.value as V))}
        IconComponent={ChevronDownIcon}
        SelectDisplayProps={{
          'aria-invalid': Boolean(error),
          'aria-describedby': note && `${id}-note`,
        }}
        renderValue={() =>
          chosen?.label ?? <span className="mut">{props.hint ?? formTexts.none}</span>
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
