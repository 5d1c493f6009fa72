import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';

/** Error message of a whole part. */
export function PartError({ children }: PropsWithChildren) {
  return (
    <FormHelperText error role="alert">
      {children}
    </FormHelperText>
  );
}

/** A text with its line breaks, in lines of a readable length. */
export function WrittenText({ children }: PropsWithChildren) {
  return (
    <Typography
      sx={[
        { maxWidth: '66ch', fontSize: '1rem', lineHeight: 1.6 },
        { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      ]}
    >
      {children}
    </Typography>
  );
}

/** Fields below each other, with the button of the last one. */
export function PartFields({ sx = [], children }: PropsWithChildren<{ sx?: SxProps<Theme> }>) {
  return (
    <Box
      sx={[
        { display: 'grid', gap: 2, '& > .MuiButton-root': { justifySelf: 'start' } },
        ...[sx].flat(),
      ]}
    >
      {children}
    </Box>
  );
}
