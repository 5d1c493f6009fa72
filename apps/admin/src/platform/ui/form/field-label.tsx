import Box from '@mui/material/Box';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';

interface Props extends InputLabelProps {
  /** Marks a required field. Not `required`, whose star would be part of the accessible name. */
  starred?: boolean | undefined;
  /** The value differs from the saved one. */
  changed?: boolean | undefined;
}

// The empty text after the slash is the alternative for screen readers.
const changedMark = {
  '&::after': { content: "'changed' / ''", ml: 1, color: 'primary.ink', fontWeight: 500 },
};
const star = { '&::before': { content: "' *'", color: 'error.main' } };

/** Label of a form field, with its marks. */
export function FieldLabel({ starred = false, changed = false, children, ...props }: Props) {
  return (
    <InputLabel {...props} sx={changed ? changedMark : {}}>
      {children}
      {starred && <Box component="span" aria-hidden="true" sx={star} />}
    </InputLabel>
  );
}
