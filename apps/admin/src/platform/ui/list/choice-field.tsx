import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from 'lucide-react';

interface Props<V extends string> {
  label: string;
  value: V;
  choices: { value: V; label: string }[];
  onChoose: (value: V) => void;
}

/** A dropdown of the tools: its label stands inside, before the value, so that the whole field can be pressed. */
export function ChoiceField<V extends string>({ label, value, choices, onChoose }: Props<V>) {
  const current = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Select<V>
      size="small"
      className="choice"
      value={value}
      onChange={(event) => onChoose(event.target.value as V)}
      IconComponent={ChevronDownIcon}
      SelectDisplayProps={{ 'aria-label': `${label}: ${current}` }}
      renderValue={() => (
        <>
          <span className="choice__label">{label}</span>
          {current}
        </>
      )}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
