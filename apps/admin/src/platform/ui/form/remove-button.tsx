import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { TrashIcon } from 'lucide-react';

/** Delete button, red on hover. */
export function RemoveButton({ sx = [], ...props }: IconButtonProps) {
  return (
    <IconButton {...props} sx={[{ '&:hover': { color: 'error.main' } }, ...[sx].flat()]}>
      <TrashIcon />
    </IconButton>
  );
}
