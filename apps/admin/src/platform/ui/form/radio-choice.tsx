import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props extends RadioProps {
  label: ReactNode;
  /** Shown below the label. */
  note: ReactNode;
}

/** Option with an explanation, for a `RadioGroup`. */
export function RadioChoice({ label, note, ...props }: Props) {
  return (
    <FormControlLabel
      control={<Radio {...props} sx={{ p: 0 }} />}
      label={
        <>
          {label}
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.third', fontWeight: 400 }}
          >
            {note}
          </Typography>
        </>
      }
      slotProps={{ typography: { sx: { fontWeight: 500 } } }}
      sx={{ gap: 1.25, alignItems: 'flex-start', minHeight: 44, py: 1 }}
    />
  );
}
