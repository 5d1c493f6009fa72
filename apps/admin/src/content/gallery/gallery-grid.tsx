import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { GalleryItem } from '@shishir/contract';
import { ListPager } from '../../platform/ui/list/list-pager';
import { EmptyList, FailedList, ListSkeleton } from '../../platform/ui/list/list-states';
import { SelectionBar } from '../../platform/ui/list/row-selection';
import { SearchField } from '../../platform/ui/list/search-field';
import { SortableRows } from '../../platform/ui/order/sortable-rows';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import type { TileParts } from '../../platform/ui/record/record-list';
import { GalleryTile, MovableTile } from './gallery-tile';

/** Gallery as pictures, with all features of the list. */
export function GalleryGrid(props: TileParts<GalleryItem>) {
  const { label, address, list, selection, actions, onOrder } = props;
  // Phones have no room for a handle, so the menu of a tile moves it.
  const narrow = useNarrow();
  const movable = onOrder !== null && !narrow;
  const tile = (item: GalleryItem) => (
    <GalleryTile item={item} selection={selection.of} actions={actions} />
  );
  const tiles = (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 1.5, md: 2 },
      }}
    >
      {list.rows.map((item) =>
        movable ? (
          <MovableTile key={item.id} item={item} selection={selection.of} actions={actions} />
        ) : (
          <li key={item.id}>{tile(item)}</li>
        ),
      )}
    </Box>
  );
  return (
    <section aria-label={label} aria-busy={list.pending || list.stale}>
      <Box sx={{ display: 'flex', mb: 2, '& > *': { flex: { xs: 1, md: 'none' } } }}>
        <SearchField {...props.search} address={address} />
      </Box>
      <Paper sx={{ overflow: 'hidden', mb: 2, '&:empty': { display: 'none' } }}>
        <SelectionBar selection={selection.of}>{selection.actions}</SelectionBar>
      </Paper>
      {list.failure !== null ? (
        <Paper>
          <FailedList message={list.failure} onRetry={list.retry} />
        </Paper>
      ) : list.pending ? (
        <Paper>
          <ListSkeleton columns={[]} narrow label={props.loading} />
        </Paper>
      ) : list.rows.length === 0 ? (
        <Paper>
          <EmptyList address={address} {...props.empty} />
        </Paper>
      ) : movable ? (
        <SortableRows
          grid
          shows
          rows={list.rows}
          nameOf={selection.nameOf}
          onOrder={onOrder}
          lifted={(item) => (
            <Box
              aria-hidden="true"
              sx={{
                borderRadius: '12px',
                boxShadow: 'var(--shadow-pop)',
                cursor: 'grabbing',
                transform: 'rotate(1.2deg)',
                '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
              }}
            >
              {tile(item)}
            </Box>
          )}
        >
          {tiles}
        </SortableRows>
      ) : (
        tiles
      )}
      {list.total > 0 && list.failure === null && (
        <Box sx={{ '& > nav': { border: 0 } }}>
          <ListPager address={address} total={list.total} />
        </Box>
      )}
    </section>
  );
}
