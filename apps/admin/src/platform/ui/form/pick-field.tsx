import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { BOX, BoxInput } from './box-input';
import { FieldLabel } from './field-label';

interface Props<Choice> {
  label: string;
  /** Example in the empty field, and the text of the list before anything is typed. */
  hint: string;
  /** Text of the list if nothing matches. */
  none: string;
  value: Choice | null;
  /** Shows no label and is as high as the filters of a list. */
  compact?: boolean;
  /** Records that match the typed text; the server has searched already. */
  options: Choice[];
  /** Error message; `true` if it is shown elsewhere. */
  error?: string | true | undefined;
  onType: (text: string) => void;
  onChoose: (choice: Choice | null) => void;
}

/** Field that finds a record while its name is typed. */
export function PickField<Choice extends { id: number; name: string; note?: string }>(
  props: Props<Choice>,
) {
  const { label, hint, none, value, compact, options, error, onType, onChoose } = props;
  const id = useId();
  const note = typeof error === 'string' ? error : undefined;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      {!compact && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <Autocomplete<Choice>
        id={id}
        value={value}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={none}
        onInputChange={(_event, text) => onType(text)}
        onChange={(_event, choice) => onChoose(choice)}
        renderOption={({ key, ...option }, { name, note }) => (
          <li key={key} {...option}>
            {[name, note].filter(Boolean).join(', ')}
          </li>
        )}
        renderInput={(params) => (
          <BoxInput
            params={params}
            label={compact ? label : undefined}
            placeholder={hint}
            errorId={note === undefined ? undefined : `${id}-error`}
          />
        )}
        size={compact ? 'small' : 'medium'}
        sx={BOX}
      />
      {note !== undefined && <FormHelperText id={`${id}-error`}>{note}</FormHelperText>}
    </FormControl>
  );
}
