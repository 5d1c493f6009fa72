import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

interface Props {
  position: 'start' | 'end';
  children: ReactNode;
}

/** Adornment of a number field: a currency sign before the number, a unit after it. */
export function Unit({ position, children }: Props) {
  return (
    <InputAdornment position={position} disableTypography sx={{ ml: 0, color: 'text.third' }}>
      {children}
    </InputAdornment>
  );
}
