import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { DrawnUnit } from '../../platform/ui/page/page-state';

interface Props {
  shows: 'air' | 'cross' | 'drop';
  title: string;
  text: string;
}

/** Replaces an enquiry in its pane: the reason, and the next step. */
export function InboxState({ shows, title, text, children }: PropsWithChildren<Props>) {
  return (
    <Stack
      role={shows === 'cross' ? 'alert' : undefined}
      sx={{
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 320,
        px: 3,
        py: 6,
        textAlign: 'center',
      }}
    >
      <DrawnUnit shows={shows} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textThird" sx={{ maxWidth: '40ch', mb: 1 }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
