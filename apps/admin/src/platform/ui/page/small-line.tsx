import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Line of small, quiet text, such as below a name. */
export function SmallLine({ sx = [], ...props }: TypographyProps<'small'>) {
  return (
    <Typography
      component="small"
      variant="body2"
      {...props}
      sx={[{ display: 'block', color: 'text.third' }, ...[sx].flat()]}
    />
  );
}
