import Stack from '@mui/material/Stack';
import type { PropsWithChildren } from 'react';

/** Buttons below a form on a page, or on a page and in a dialog; forms in dialogs only have `DialogActions`. */
export const FormButtons = ({ children }: PropsWithChildren) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      gap: 1,
      justifyContent: 'flex-end',
      mt: 0.75,
      '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, minHeight: 44 },
    }}
  >
    {children}
  </Stack>
);
