import Box from '@mui/material/Box';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';

interface Props extends InputLabelProps {
  /** The field has to be filled in. Not `required`: its star would be part of the name. */
  starred?: boolean | undefined;
  /** The value differs from what is saved. */
  changed?: boolean | undefined;
}

// The text after the slash is what screen readers read: nothing.
const changedMark = {
  '&::after': { content: "'changed' / ''", ml: 1, color: 'primary.ink', fontWeight: 500 },
};
const star = { '&::before': { content: "' *'", color: 'error.main' } };

/** The label of a field of a form, with what is to be known about it. */
export function FieldLabel({ starred = false, changed = false, children, ...props }: Props) {
  return (
    <InputLabel {...props} sx={changed ? changedMark : {}}>
      {children}
      {starred && <Box component="span" aria-hidden="true" sx={star} />}
    </InputLabel>
  );
}
