import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type PropsWithChildren, type ReactNode, useId } from 'react';

interface Props {
  title: string;
  aside?: ReactNode;
}

/** A part of the quotation under its heading. */
export function EditorSection({ title, aside, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ px: { xs: 2, md: 3 }, pt: { xs: 1.5, md: 2 }, pb: { xs: 2, md: 3 } }}
    >
      <Stack
        direction="row"
        sx={[
          { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
          { columnGap: 2, rowGap: 1, minHeight: 32, mb: 1 },
        ]}
      >
        <h2 id={id}>{title}</h2>
        {aside && (
          <Box
            sx={{
              color: 'text.third',
              typography: 'body2',
              '& .MuiButton-root': { minHeight: 32, mr: -1 },
            }}
          >
            {aside}
          </Box>
        )}
      </Stack>
      {children}
    </Paper>
  );
}
