import type { GalleryItem } from '@shishir/contract';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import type { RecordActions } from '../../platform/ui/record/record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../../platform/ui/record/record-columns';
import { galleryTexts } from './gallery.texts';

const { columns } = galleryTexts;
type Column = ListColumn<GalleryItem>;

/** The columns of the list, or of its trash. */
export function galleryItemColumns(
  actions: RecordActions<GalleryItem>,
  inTrash: boolean,
): Column[] {
  return [
    numberColumn(columns.sl),
    pictureColumn(columns.image),
    textColumn('title', columns.title, { width: 186, grow: 1, fixed: true }),
    textColumn('project_name', columns.project_name, { grow: 1 }),
    textColumn('project_location', columns.project_location, { grow: 1, hiddenAtFirst: inTrash }),
    ...(inTrash ? trashColumns<GalleryItem>() : [statusColumn]),
    actionColumn(columns.action, ({ title }) => title, actions),
  ];
}

const statusColumn: Column = {
  field: 'status',
  header: columns.status,
  width: 104,
  sort: 'status',
  fold: ({ status }) => galleryTexts.statuses[status],
  cell: ({ status }) => <GalleryItemStatus status={status} />,
};

const TONES: Record<GalleryItem['status'], Tone> = {
  active: 'ok',
  inactive: 'warn',
  archived: 'bad',
};

export const GalleryItemStatus = ({ status }: Pick<GalleryItem, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={galleryTexts.statuses[status]} />
);

interface CardProps {
  item: GalleryItem;
  actions: RecordActions<GalleryItem>;
}

/** A gallery item on a phone: the same data as a row of the table. */
export function GalleryItemCard({ item, actions }: CardProps) {
  return (
    <RecordCard
      row={item}
      name={item.title}
      actions={actions}
      lines={[item.project_name, item.project_location]}
    >
      <GalleryItemStatus status={item.status} />
    </RecordCard>
  );
}
