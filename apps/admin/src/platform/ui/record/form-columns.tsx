import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Places a form and related content, such as a picture, side by side if there is room. */
export const FormColumns = ({ sx = [], ...props }: BoxProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        '& > *': { minWidth: 0 },
      },
      ...[sx].flat(),
    ]}
  />
);

/** Title of a part of a form, with a note below it. */
export const PartTitle = ({ note, children }: { note: string; children: ReactNode }) => (
  <div>
    <Typography component="h2" variant="subtitle1">
      {children}
    </Typography>
    <Typography sx={{ color: 'text.third' }}>{note}</Typography>
  </div>
);
