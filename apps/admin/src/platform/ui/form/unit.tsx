import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

interface Props {
  position: 'start' | 'end';
  children: ReactNode;
}

/** Inside a field of figures: the sign of the currency before them, the unit after them. */
export function Unit({ position, children }: Props) {
  return (
    <InputAdornment position={position} disableTypography sx={{ ml: 0, color: 'text.third' }}>
      {children}
    </InputAdornment>
  );
}
