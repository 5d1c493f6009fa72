import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDownIcon } from 'lucide-react';

interface Props<V extends string> {
  label: string;
  value: V;
  choices: { value: V; label: string }[];
  onChoose: (value: V) => void;
}

/** Dropdown above a list, with its label inside, before the value, so that the whole field is clickable. */
export function ChoiceField<V extends string>({ label, value, choices, onChoose }: Props<V>) {
  const current = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Select<V>
      size="small"
      value={value}
      onChange={(event) => onChoose(event.target.value as V)}
      IconComponent={ChevronDownIcon}
      SelectDisplayProps={{ 'aria-label': `${label}: ${current}` }}
      renderValue={() => (
        <>
          <Box component="span" sx={labelLook}>
            {label}
          </Box>
          {current}
        </>
      )}
      sx={fieldLook}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}

const labelLook = {
  color: 'text.third',
  fontSize: '0.8125rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
};

const fieldLook = {
  // As specific as the padding that MUI reserves for the icon.
  '& .MuiSelect-select.MuiSelect-select.MuiSelect-select': {
    display: 'flex',
    gap: 1.25,
    alignItems: 'center',
    height: '100%',
    p: '0 36px 0 12px',
    fontSize: '0.875rem',
    fontWeight: 500,
  },
  '& .MuiSelect-icon': { right: 10, color: 'text.third' },
};
