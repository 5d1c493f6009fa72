import Box from '@mui/material/Box';
import { ChevronDownIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';

const summarySx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  color: 'primary.ink',
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform var(--t)' },
  '[open] > & svg': { transform: 'rotate(180deg)' },
};

/** Line that expands more content below it. */
export function Disclosure({ summary, children }: PropsWithChildren<{ summary: string }>) {
  return (
    <details>
      <Box component="summary" sx={summarySx}>
        {summary}
        <ChevronDownIcon />
      </Box>
      {children}
    </details>
  );
}
