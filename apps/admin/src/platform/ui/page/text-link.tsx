import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  to: string;
  'aria-label'?: string;
  /** Always underlined inside a sentence. */
  underline?: 'always' | 'hover';
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Link inside a text to a page of the dashboard. */
export function TextLink({ underline = 'always', sx = [], ...props }: Props) {
  return (
    <Link
      component={RouterLink}
      underline={underline}
      {...props}
      sx={[{ fontWeight: 600 }, ...[sx].flat()]}
    />
  );
}

const QUIET = {
  textDecorationColor: 'var(--palette-divider)',
  textUnderlineOffset: '3px',
  '&:hover': { color: 'primary.ink', textDecorationColor: 'currentcolor' },
};

/** Link in small text, underlined by a hairline. */
export function QuietLink({ sx = [], ...props }: Omit<Props, 'underline'>) {
  return (
    <Link
      component={RouterLink}
      color="inherit"
      underline="always"
      {...props}
      sx={[QUIET, ...[sx].flat()]}
    />
  );
}
