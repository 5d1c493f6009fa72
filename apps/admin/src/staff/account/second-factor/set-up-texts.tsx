import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';

/** Number of a step, above its text. */
export const StepNote = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ mb: 0.5, color: 'text.third' }}>
    {children}
  </Typography>
);

const codeSx = {
  fontFamily: "ui-monospace, 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace",
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
};

/** Key or code to type. */
export const CodeText = ({ children }: PropsWithChildren) => (
  <Box component="code" sx={codeSx}>
    {children}
  </Box>
);
