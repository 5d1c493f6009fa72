import Box, { type BoxProps } from '@mui/material/Box';

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '18px 16px',
  alignItems: 'start',
  '& .MuiFormControl-root': { width: 1 },
} as const;

/** Two columns of fields; one column on phones. */
export function FieldGrid({ sx = [], ...props }: BoxProps) {
  return <Box {...props} sx={[FIELDS, ...[sx].flat()]} />;
}

/** Spans all columns. */
export const WIDE = { gridColumn: '1 / -1' };
