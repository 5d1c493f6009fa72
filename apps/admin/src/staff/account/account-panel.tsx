import Paper, { type PaperProps } from '@mui/material/Paper';

/** Panel of the account pages, with the padding of a form. */
export const AccountPanel = ({ sx = [], ...props }: PaperProps) => (
  <Paper
    component="section"
    {...props}
    sx={[{ px: { xs: 2.5, sm: 3.5 }, py: 3 }, ...[sx].flat()]}
  />
);
