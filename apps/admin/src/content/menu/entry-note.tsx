import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** Quiet note about one entry or about all of them. */
export const EntryNote = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third' }}>
    {children}
  </Typography>
);
