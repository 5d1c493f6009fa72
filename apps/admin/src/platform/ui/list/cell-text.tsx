import Box, { type BoxProps } from '@mui/material/Box';

interface Props extends BoxProps<'span'> {
  lines?: number;
}

/** Table text that may be wider than its column. Tables with higher rows set `--cell-lines` to `none`. */
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
