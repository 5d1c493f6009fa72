import Paper, { type PaperProps } from '@mui/material/Paper';

/** A panel of the pages about the account, with the room of a form around its content. */
export const AccountPanel = ({ sx = [], ...props }: PaperProps) => (
  <Paper
    component="section"
    {...props}
    sx={[{ px: { xs: 2.5, sm: 3.5 }, py: 3 }, ...[sx].flat()]}
  />
);
