import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatCount } from '@shishir/format';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  count?: number;
  /** Shown instead of an empty list. */
  empty?: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of the page, with the number of its rows. */
export function CustomerPanel({ title, count, empty, action, children }: PanelProps) {
  return (
    <Paper component="section" aria-label={title} sx={{ overflow: 'hidden' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 52, px: 2 }}>
        <Typography component="h2" variant="subtitle1" sx={{ mr: 'auto' }}>
          {title}
          {count !== undefined && count > 0 && (
            <Typography component="span" color="textThird">
              {' '}
              {formatCount(count)}
            </Typography>
          )}
        </Typography>
        {action}
      </Stack>
      {count === 0 ? (
        <Typography color="textThird" sx={{ px: 2, pb: 2 }}>
          {empty}
        </Typography>
      ) : (
        children
      )}
    </Paper>
  );
}
