import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** The first line of a row, above its notes. */
export function LineTitle({ children }: PropsWithChildren) {
  return (
    <Typography component="b" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.45 }}>
      {children}
    </Typography>
  );
}

/** A line below the title or the value of a row. */
export function LineNote({ children }: PropsWithChildren) {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'block', color: 'text.third', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
