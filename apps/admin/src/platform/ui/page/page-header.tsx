import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** Sentence about the page. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Shown below the note. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** Row above a page without views: a sentence at the left, actions at the right. */
export const PageHeader = ({ note, actions, children, sx = [] }: Props) => {
  const hasText = note !== undefined || Boolean(children);
  return (
    <Stack
      direction="row"
      sx={[
        { flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 },
        // The actions are at the end beside the note, and at the start below it.
        ({ breakpoints }) => ({ [breakpoints.down('sm')]: { justifyContent: 'space-between' } }),
        ...[sx].flat(),
      ]}
    >
      {hasText && (
        // A model name may be one long word.
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {note !== undefined && (
            <Typography sx={{ minHeight: '1.5em', color: 'text.third' }}>{note}</Typography>
          )}
          {children}
        </Box>
      )}
      {actions && (
        <Stack
          direction="row"
          sx={{
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: 1,
            ml: hasText ? { xs: 0, sm: 'auto' } : 'auto',
          }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
