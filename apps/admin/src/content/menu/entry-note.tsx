import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** A quiet sentence about an entry, or about all. */
export const EntryNote = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third' }}>
    {children}
  </Typography>
);
