import Button from '@mui/material/Button';
import { type GalleryItem, GalleryItemQuery } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { ListIcon, OverviewIcon, PlusIcon } from '../../platform/theme/icons';
import { useListAddress } from '../../platform/ui/list/list-address';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { useRowSelection } from '../../platform/ui/list/row-selection';
import { useOpenedRow } from '../../platform/ui/list/use-opened-row';
import { OrderedTable } from '../../platform/ui/order/ordered-table';
import { PageBar } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { RecordBulk } from '../../platform/ui/record/record-bulk';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { StatusViews } from '../../platform/ui/record/status-views';
import { useRemoval } from '../../platform/ui/record/use-removal';
import { GalleryGrid } from './gallery-grid';
import { GalleryItemCard, galleryItemColumns } from './gallery-item-columns';
import { GalleryItemDialog } from './gallery-item-dialog';
import {
  useGalleryBulk,
  useGalleryCounts,
  useGalleryItemTrash,
  useGalleryList,
  useGalleryOrder,
} from './gallery.queries';
import {
  galleryItemFormTexts,
  galleryItemRemovalTexts,
  galleryTexts as texts,
} from './gallery.texts';
import './gallery-grid.css';

const VIEWS = ['trash', 'status'] as const;
const nameOf = ({ title }: GalleryItem) => title;

export default function GalleryListPage() {
  const address = useListAddress(GalleryItemQuery, VIEWS);
  const list = useGalleryList(address.query);
  const order = useGalleryOrder(list.rows);
  const viewed = useOpenedRow('view');
  const trash = useGalleryItemTrash();
  const bulk = useGalleryBulk();
  const counts = useGalleryCounts();
  const selection = useRowSelection(order.rows);
  const [layout, setLayout] = useRemembered<'list' | 'grid'>('gallery-layout', 'list');
  const { heading, askToDelete, removalDialog } = useRemoval<GalleryItem>({
    nameOf,
    texts: galleryItemRemovalTexts,
    trash,
    bulk,
  });
  const inTrash = address.query.trash === 'true';
  const isMovable = !inTrash && !address.query.sort && !list.stale;
  const actions = {
    editPath: paths.gallery.edit,
    historyPath: (id: number) => paths.history('gallery', id),
    onView: viewed.open,
    onDelete: askToDelete,
    onRestore: (item: GalleryItem) => void trash.restore(item),
    step: isMovable ? order.step : undefined,
  };
  const add = (
    <Button component={Link} to={paths.gallery.add} variant="contained" startIcon={<PlusIcon />}>
      {galleryItemFormTexts.add}
    </Button>
  );
  const bulkActions = (
    <RecordBulk
      inTrash={inTrash}
      busy={bulk.pending}
      statuses={texts.bulk}
      onStatus={(status) =>
        void bulk.changeStatus(selection.rows, status, texts.statuses[status].toLowerCase())
      }
      onDelete={() => askToDelete(...selection.rows)}
      onRestore={() => void bulk.restore(selection.rows)}
    />
  );
  const shared = {
    name: inTrash ? 'gallery-trash' : 'gallery',
    label: texts.listTitle,
    address,
    list: { ...list, rows: order.rows },
    loading: texts.loading,
    search: texts.search,
    empty: inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add },
    selection: { of: selection, nameOf, actions: bulkActions },
  };
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar
        actions={
          <>
            <LayoutSwitch layout={layout} onChoose={setLayout} />
            {add}
          </>
        }
      >
        <StatusViews
          path={paths.gallery.list}
          statuses={texts.statuses}
          counts={counts}
          query={address.query}
        />
      </PageBar>
      {layout === 'grid' ? (
        <GalleryGrid {...shared} actions={actions} onOrder={isMovable ? order.order : null} />
      ) : (
        <ListFrame
          {...shared}
          columns={galleryItemColumns(actions, inTrash)}
          filters={isMovable && <span className="list__note">{texts.orderNote}</span>}
          onOpen={viewed.open}
          table={(rows, shown) => (
            <OrderedTable
              label={texts.listTitle}
              rows={rows}
              columns={shown}
              address={address}
              nameOf={nameOf}
              onOrder={isMovable ? order.order : null}
              onOpen={viewed.open}
              isSelected={selection.has}
            />
          )}
          card={(item) => <GalleryItemCard item={item} actions={actions} />}
        />
      )}
      {viewed.id !== null && <GalleryItemDialog id={viewed.id} onClose={viewed.close} />}
      {removalDialog}
    </>
  );
}

interface SwitchProps {
  layout: 'list' | 'grid';
  onChoose: (layout: 'list' | 'grid') => void;
}

function LayoutSwitch({ layout, onChoose }: SwitchProps) {
  return (
    <div className="layout-switch" role="group" aria-label={texts.layout.label}>
      {(['list', 'grid'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={texts.layout[one]}
          aria-pressed={layout === one}
          onClick={() => onChoose(one)}
        >
          {one === 'list' ? <ListIcon /> : <OverviewIcon />}
          <span>{texts.layout[one]}</span>
        </button>
      ))}
    </div>
  );
}
