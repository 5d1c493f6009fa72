import type { GalleryItem } from '@shishir/contract';
import type { ReactNode } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { ListPager } from '../../platform/ui/list/list-pager';
import { EmptyList, FailedList, ListSkeleton } from '../../platform/ui/list/list-states';
import {
  type RowSelection,
  SelectionBar,
  SelectionBox,
} from '../../platform/ui/list/row-selection';
import { SearchField } from '../../platform/ui/list/search-field';
import { SortableRows, useSortableRow } from '../../platform/ui/order/sortable-rows';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { type RecordActions, RecordMenu } from '../../platform/ui/record/record-actions';
import { ValueBadge } from '../../platform/ui/record/declared-columns';
import type { TileParts } from '../../platform/ui/record/record-list';
import { gallery } from './gallery';
import './gallery-grid.css';

/** The gallery as its pictures: what the list does, on tiles. */
export function GalleryGrid(props: TileParts<GalleryItem>) {
  const { label, address, list, selection, actions, onOrder } = props;
  const { page, pageSize } = address.query;
  const first = (page - 1) * pageSize;
  // There is no room for a handle on a phone: the menu of a tile moves it.
  const narrow = useNarrow();
  const movable = onOrder !== null && !narrow;
  const tile = (item: GalleryItem) => (
    <Tile item={item} selection={selection.of} actions={actions} />
  );
  const tiles = (
    <ul className="gallery-grid" aria-label={label}>
      {list.rows.map((item) =>
        movable ? (
          <MovableTile key={item.id} item={item} selection={selection.of} actions={actions} />
        ) : (
          <li key={item.id}>{tile(item)}</li>
        ),
      )}
    </ul>
  );
  return (
    <section aria-label={label} aria-busy={list.pending || list.stale}>
      <div className="gallery-tools">
        <SearchField {...props.search} address={address} />
      </div>
      <div className="gallery-selection">
        <SelectionBar selection={selection.of}>{selection.actions}</SelectionBar>
      </div>
      {list.failure !== null ? (
        <div className="paper">
          <FailedList message={list.failure} onRetry={list.retry} />
        </div>
      ) : list.pending ? (
        <div className="paper">
          <ListSkeleton columns={[]} narrow label={props.loading} />
        </div>
      ) : list.rows.length === 0 ? (
        <div className="paper">
          <EmptyList address={address} {...props.empty} />
        </div>
      ) : movable ? (
        <SortableRows
          grid
          shows
          rows={list.rows}
          nameOf={selection.nameOf}
          onOrder={onOrder}
          lifted={(item) => (
            <div className="gallery-tile--lifted" aria-hidden="true">
              {tile(item)}
            </div>
          )}
        >
          {tiles}
        </SortableRows>
      ) : (
        tiles
      )}
      {list.total > 0 && list.failure === null && (
        <div className="gallery-pager">
          <ListPager address={address} total={list.total} first={first} count={list.rows.length} />
        </div>
      )}
    </section>
  );
}

interface TileProps {
  item: GalleryItem;
  selection: RowSelection<GalleryItem>;
  actions: RecordActions<GalleryItem>;
  handle?: ReactNode;
}

function MovableTile(props: TileProps) {
  const { item } = props;
  const { ref, style, dragged, handle } = useSortableRow(item.id, item.title);
  return (
    <li ref={ref} style={style} className={dragged ? 'gallery-grid__hole' : undefined}>
      <Tile {...props} handle={handle} />
    </li>
  );
}

function Tile({ item, selection, actions, handle }: TileProps) {
  return (
    <div className={selection.has(item) ? 'gallery-tile gallery-tile--selected' : 'gallery-tile'}>
      <button
        type="button"
        className="gallery-tile__picture"
        aria-label={`View ${item.title}`}
        onClick={() => actions.onView(item)}
      >
        <ProductPicture
          className="gallery-tile__image"
          picture={item.picture}
          sizes="(max-width: 860px) 46vw, (max-width: 1300px) 30vw, 280px"
        />
      </button>
      <span className="gallery-tile__tools">
        <SelectionBox
          name={item.title}
          checked={selection.has(item)}
          onToggle={() => selection.toggle(item)}
        />
        {handle}
      </span>
      <span className="gallery-tile__status">
        <ValueBadge {...gallery} row={item} name="status" />
      </span>
      <div className="gallery-tile__text">
        <b>{item.title}</b>
        <span>{item.project_name ?? item.project_location ?? '-'}</span>
        <RecordMenu row={item} name={item.title} actions={actions} />
      </div>
    </div>
  );
}
