import Avatar from '@mui/material/Avatar';
import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import type { Retry } from './overview.queries';

/** Space left and right of everything in a panel. */
export const GUTTER = { xs: 2, md: 2.5 };

interface Props extends Retry {
  title: string;
  /** Right of the title: `PanelLink`, or a legend. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Part of the overview; if its own data fails, the others stay. */
export function Panel({ title, aside, failure, retry, children }: Props) {
  return (
    <Paper
      component="section"
      aria-label={title}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Stack
        direction="row"
        sx={[
          { flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
          { minHeight: 52, px: GUTTER, pt: { xs: 1.25, md: 1.5 }, '& > h2 + *': { ml: 'auto' } },
        ]}
      >
        <h2>{title}</h2>
        {aside}
      </Stack>
      {failure ? <FailedList message={failureText(failure)} onRetry={retry} /> : children}
    </Paper>
  );
}

/** Link to the full list of a panel. */
export function PanelLink({ to, children }: PropsWithChildren<{ to: string }>) {
  return (
    <Button component={Link} to={to} sx={{ minHeight: { xs: 44, md: 36 }, mr: -1.25 }}>
      {children}
    </Button>
  );
}

/** Sentence that replaces the rows. */
export function PanelNote({ children }: PropsWithChildren) {
  return (
    <Typography sx={{ px: GUTTER, pt: 1.5, pb: 3, color: 'text.third' }}>{children}</Typography>
  );
}

/** Last line of a panel. */
export function PanelFoot({ children }: PropsWithChildren) {
  return (
    <Typography
      sx={[
        { display: 'flex', alignItems: 'center', minHeight: 48, mt: 'auto', px: GUTTER, py: 1 },
        { borderTop: 1, borderColor: 'divider', color: 'text.secondary' },
      ]}
    >
      {children}
    </Typography>
  );
}

export function PanelEntries({ children }: PropsWithChildren) {
  return (
    <List disablePadding sx={{ pt: 0.75, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {children}
    </List>
  );
}

interface EntryProps {
  to: string;
  mark: ReactNode;
  title: string;
  note: string;
  /** Count or time at the right. */
  children: ReactNode;
}

/** Row of a panel that links to its subject. */
export function PanelEntry({ to, mark, title, note, children }: EntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} sx={{ gap: 1.5, minHeight: 62, px: GUTTER }}>
        {mark}
        <ListItemText
          primary={title}
          secondary={note}
          slotProps={{
            primary: { noWrap: true, sx: { fontWeight: 600, lineHeight: 1.4 } },
            secondary: { noWrap: true, title: note, color: 'textThird' },
          }}
          sx={{ m: 0 }}
        />
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.third', textAlign: 'right', whiteSpace: 'nowrap' }}
        >
          {children}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}

/** Second line at the right of a row. */
export function EntryNote({ children }: PropsWithChildren) {
  return (
    <Typography
      variant="body2"
      component="small"
      noWrap
      sx={{ display: 'block', maxWidth: 120, ml: 'auto' }}
    >
      {children}
    </Typography>
  );
}

interface MarkProps {
  tone: 'error' | 'warning' | 'info';
  children: ReactNode;
}

/** Icon in the colour of its row's urgency. */
export function PanelMark({ tone, children }: MarkProps) {
  return (
    <Avatar
      variant="rounded"
      sx={[
        { width: 36, height: 36, borderRadius: '10px' },
        { bgcolor: `${tone}.wash`, color: `${tone}.main` },
      ]}
    >
      {children}
    </Avatar>
  );
}

/** Three columns, fewer if there is less room. */
export function Thirds(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: { xs: 1.5, md: 2 },
        mb: 2,
      }}
    />
  );
}
