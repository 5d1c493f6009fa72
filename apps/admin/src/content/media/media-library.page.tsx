import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MediaItem, type MediaKind, MediaQuery } from '@shishir/contract';
import { UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import {
  type ListAddress,
  TILE_PAGE_SIZES,
  useListAddress,
} from '../../platform/ui/list/list-address';
import { ListPager } from '../../platform/ui/list/list-pager';
import type { ListRows } from '../../platform/ui/list/list-rows';
import { EmptyList, FailedList } from '../../platform/ui/list/list-states';
import { SearchField } from '../../platform/ui/list/search-field';
import { FullPage } from '../../platform/ui/page/full-page';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { MediaTiles, MediaTilesSkeleton } from '../../platform/ui/media/media-tiles';
import { UploadDialog } from './media-dialogs';
import { useMediaList, useMediaSummary } from './media.queries';
import { mediaTexts as texts, pictureDialogTexts } from './media.texts';
import { PicturePanel } from './picture-panel';

const VIEWS = ['kind'] as const;
type Address = ListAddress<MediaQuery>;

/** All stored pictures, with one of them in a panel beside; narrow screens show one of the two. */
export default function MediaLibraryPage() {
  const { id } = useParams();
  const address = useListAddress(MediaQuery, VIEWS, TILE_PAGE_SIZES);
  const list = useMediaList(address.query);
  const narrow = useNarrow();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [uploading, setUploading] = useState(false);
  const open = (next: number | null) =>
    void navigate(paths.mediaItem(next) + address.search, { preventScrollReset: true });
  const panel = id !== undefined && (
    <PicturePanel
      key={id}
      id={Number(id)}
      rows={list.rows}
      search={address.search}
      onOpen={open}
      onRemoved={() => {
        open(null);
        heading.current?.focus();
      }}
    />
  );
  if (narrow && panel) return <FullPage>{panel}</FullPage>;
  return (
    <FullPage>
      <PageTitle text={texts.title} ref={heading} />
      <PageBar
        flush
        sx={({ breakpoints, zIndex }) => ({
          // Sticky, so that the panel below it always reaches the edge of the window.
          [breakpoints.up('md')]: { position: 'sticky', top: 64, zIndex: zIndex.appBar - 1 },
        })}
        actions={
          <>
            {!narrow && <SortChoice address={address} />}
            <Button
              variant="contained"
              startIcon={<UploadIcon />}
              onClick={() => setUploading(true)}
            >
              {pictureDialogTexts.upload.button}
            </Button>
          </>
        }
      >
        <Kinds address={address} />
      </PageBar>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: panel
            ? { md: 'minmax(0, 1fr) 344px', lg: 'minmax(0, 1fr) 392px' }
            : 'minmax(0, 1fr)',
          alignItems: 'start',
        }}
      >
        <Pictures id={Number(id)} address={address} list={list} narrow={narrow} />
        {panel}
      </Box>
      {uploading && (
        <UploadDialog
          onDone={(added) => {
            setUploading(false);
            open(added.id);
          }}
          onCancel={() => setUploading(false)}
        />
      )}
    </FullPage>
  );
}

interface PicturesProps {
  /** Id of the open picture. */
  id: number;
  address: Address;
  list: ListRows<MediaItem>;
  narrow: boolean;
}

function Pictures({ id, address, list, narrow }: PicturesProps) {
  const summary = useMediaSummary();
  const { kind, used } = address.query;
  const isAll = !address.narrowed && !kind;
  return (
    <Box
      component="section"
      aria-label={texts.title}
      aria-busy={list.pending || list.stale}
      sx={{
        minWidth: 0,
        px: { xs: 2, md: 3 },
        pt: { xs: 1.5, md: 2 },
        pb: 3,
        '& > nav': { mt: 2, px: 0, border: 0 },
      }}
    >
      <Stack
        direction="row"
        sx={({ breakpoints }) => ({
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          pb: 2,
          [breakpoints.down('md')]: { '& > div:not(:first-of-type)': { flex: '1 1 0' } },
          [breakpoints.down('sm')]: { '& > div:first-of-type': { flexBasis: '100%' } },
        })}
      >
        <SearchField {...texts.search} address={address} />
        <ChoiceField
          label={texts.used.label}
          value={used ?? 'any'}
          choices={(['any', 'true', 'false'] as const).map((value) => ({
            value,
            label: texts.used[value],
          }))}
          onChoose={(value) => address.change({ used: value === 'any' ? null : value })}
        />
        {narrow && <SortChoice address={address} />}
        <Typography
          component="span"
          role="status"
          sx={{ flex: { xs: '1 0 100%', md: 'none' }, ml: 'auto', color: 'text.third' }}
        >
          {!list.pending && texts.total(list.total, isAll && summary ? summary.bytes : null)}
        </Typography>
      </Stack>
      {list.failure !== null ? (
        <Paper>
          <FailedList message={list.failure} onRetry={list.retry} />
        </Paper>
      ) : list.pending ? (
        <MediaTilesSkeleton label={texts.loading} />
      ) : list.rows.length === 0 ? (
        <Paper>
          <EmptyList address={address} {...texts.empty} />
        </Paper>
      ) : (
        <MediaTiles
          rows={list.rows}
          stale={list.stale}
          note={texts.uses}
          item={(row, content) => (
            <Link
              to={paths.mediaItem(row.id) + address.search}
              preventScrollReset
              aria-current={row.id === id ? 'true' : undefined}
            >
              {content}
            </Link>
          )}
        />
      )}
      {list.total > 0 && list.failure === null && (
        <ListPager address={address} total={list.total} />
      )}
    </Box>
  );
}

const SORTS = ['-created_at', 'created_at', '-bytes', 'bytes'] as const;

function SortChoice({ address }: { address: Address }) {
  const [usual] = SORTS;
  const current = SORTS.find((sort) => sort === address.query.sort) ?? usual;
  return (
    <ChoiceField
      label={texts.sort.label}
      value={current}
      choices={SORTS.map((value) => ({ value, label: texts.sort[value] }))}
      onChoose={(sort) => address.change({ sort: sort === usual ? null : sort })}
    />
  );
}

/** Views by the kind of record that uses the pictures, each with an address. */
function Kinds({ address }: { address: Address }) {
  const summary = useMediaSummary();
  const tab = (name: string, kind: MediaKind | undefined, count: number | undefined) => (
    <PageTab
      key={name}
      to={paths.media + (kind ? `?kind=${kind}` : '')}
      current={address.query.kind === kind}
      count={count}
    >
      {name}
    </PageTab>
  );
  const kinds = Object.entries(texts.kindNames) as [MediaKind, string][];
  return (
    <PageTabs label={texts.kinds}>
      {tab(texts.all, undefined, summary?.all)}
      {kinds.map(([kind, name]) => tab(name, kind, summary?.by_kind[kind]))}
    </PageTabs>
  );
}
