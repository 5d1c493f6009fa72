import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

interface Props {
  label: string;
  /** '2026-03-26', or '' for none. */
  value: string;
  onChoose: (day: string) => void;
}

/** While a year is typed the browser gives 0002, 0020, 0202: none of them is meant. */
const isMeant = (day: string) => day === '' || day >= '2000';

/** A day of the tools, its label inside as in a dropdown. */
export function DayField({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed by other means: the back button, or cleared filters.
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  return (
    <OutlinedInput
      size="small"
      type="date"
      className="day"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isMeant(target.value) && !target.validity.badInput) onChoose(target.value);
      }}
      slotProps={{ input: { 'aria-label': label, min: '2000-01-01', max: '2999-12-31' } }}
      startAdornment={
        <InputAdornment position="start" disableTypography className="choice__label">
          {label}
        </InputAdornment>
      }
    />
  );
}
