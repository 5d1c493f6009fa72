import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { MediaItem } from '@shishir/contract';
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from 'lucide-react';
import { statusOf } from '../../platform/api/failure';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useMediaItem } from './media.queries';
import { mediaTexts, panelTexts as texts } from './media.texts';
import { PanelBody, panelBar } from './panel-parts';
import { PictureForm } from './picture-form';

interface Props {
  id: number;
  /** Current page of the list, for the previous and the next picture. */
  rows: MediaItem[];
  /** Query string of the list. */
  search: string;
  onOpen: (id: number | null) => void;
  onRemoved: () => void;
}

/** One picture with its focal point, description, places and actions. */
export function PicturePanel({ id, rows, search, onOpen, onRemoved }: Props) {
  const response = useMediaItem(id);
  const narrow = useNarrow();
  const item = response.data?.body.data;
  const name = item?.name ?? '';
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: -1 | 1) => (at < 0 ? undefined : rows[at + by]?.id);
  const [previous, next] = [step(-1), step(1)];
  return (
    <Stack
      component="aside"
      aria-label={texts.label}
      sx={{
        position: { md: 'sticky' },
        // Below the top bar and the row of kinds.
        top: 121,
        overflow: { md: 'auto' },
        height: { md: 'calc(100dvh - 121px)' },
        minHeight: { xs: 'calc(100dvh - 56px)', md: 480 },
        borderLeft: { md: 1 },
        borderColor: { md: 'divider' },
        bgcolor: 'background.paper',
      }}
    >
      {narrow && <PageTitle text={name || mediaTexts.title} heading={mediaTexts.title} />}
      <Stack
        direction="row"
        sx={{
          ...panelBar,
          top: { xs: 56, md: 0 },
          alignItems: 'center',
          minHeight: 56,
          py: 0.75,
          pr: 1,
          pl: { xs: 2, md: 3 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          variant="subtitle1"
          component="h2"
          title={name}
          noWrap
          sx={{ minWidth: 0, mr: 'auto' }}
        >
          {name}
        </Typography>
        <IconButton
          aria-label={texts.previous}
          disabled={previous === undefined}
          onClick={() => onOpen(previous!)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={texts.next}
          disabled={next === undefined}
          onClick={() => onOpen(next!)}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton aria-label={texts.close} onClick={() => onOpen(null)}>
          <XIcon />
        </IconButton>
      </Stack>
      {item ? (
        <PictureForm item={item} search={search} onRemoved={onRemoved} />
      ) : !(id > 0) || statusOf(response.error) === 404 ? (
        <PageState shows="air" text={texts.gone} />
      ) : response.isError ? (
        <FailedQuery of={response} />
      ) : (
        <PanelSkeleton />
      )}
    </Stack>
  );
}

function PanelSkeleton() {
  return (
    <PanelBody role="status">
      <Box component="span" sx={visuallyHidden}>
        {mediaTexts.loading}
      </Box>
      <Skeleton variant="rectangular" height={258} />
      <Skeleton height={44} />
      <Skeleton height={96} />
    </PanelBody>
  );
}
