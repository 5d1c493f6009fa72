import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

/** Name of a person in a question about them. */
export const PersonName = ({ children }: PropsWithChildren) => (
  <Box component="b" sx={{ color: 'text.primary' }}>
    {children}
  </Box>
);
