import Box, { type BoxProps } from '@mui/material/Box';
import type { PropsWithChildren } from 'react';

interface Props extends BoxProps<'dl'> {
  /** In px. */
  labelWidth: number;
}

/** Names with their values in rows of `Fact`. */
export function Facts({ labelWidth, sx = [], ...props }: Props) {
  return (
    <Box
      component="dl"
      {...props}
      sx={[
        {
          '& > div': {
            display: 'grid',
            gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`,
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          },
          '& dt': { color: 'text.third' },
          '& dd': { fontWeight: 500, overflowWrap: 'anywhere' },
        },
        ...[sx].flat(),
      ]}
    />
  );
}

export function Fact({ name, children }: PropsWithChildren<{ name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
