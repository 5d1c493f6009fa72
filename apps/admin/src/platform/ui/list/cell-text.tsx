import Box, { type BoxProps } from '@mui/material/Box';

interface Props extends BoxProps<'span'> {
  lines?: number;
}

/** A text of a table that may be wider than its column. A table with higher rows sets `--cell-lines` to `none`. */
export const CellText = ({ lines = 2, sx = [], ...props }: Props) => (
  <Box
    component="span"
    {...props}
    sx={[
      {
        display: '-webkit-box',
        overflow: 'hidden',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: `var(--cell-lines, ${lines})`,
      },
      ...[sx].flat(),
    ]}
  />
);
