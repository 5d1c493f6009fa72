import Button from '@mui/material/Button';
import { GALLERY_STATUSES, type GalleryItem, GalleryItemQuery } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../theme/icons';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { ChoiceField } from '../ui/list/choice-field';
import { type ListAddress, useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { useOpenedRow } from '../ui/list/use-opened-row';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { recordTexts } from '../ui/record/record.texts';
import { RecordView } from '../ui/record/record-view';
import { TrashViews } from '../ui/record/trash-views';
import { GalleryItemCard, galleryItemColumns, GalleryItemStatus } from './gallery-item-columns';
import { useGalleryItem, useGalleryList, useGalleryItemTrash } from './gallery.queries';
import {
  galleryItemFormTexts,
  galleryItemRemovalTexts,
  galleryTexts as texts,
} from './gallery.texts';

const VIEWS = ['trash'] as const;

export default function GalleryListPage() {
  const address = useListAddress(GalleryItemQuery, VIEWS);
  const list = useGalleryList(address.query);
  const viewed = useOpenedRow('view');
  const trash = useGalleryItemTrash();
  const [toDelete, setToDelete] = useState<GalleryItem | null>(null);
  const inTrash = address.query.trash === 'true';
  const actions = {
    editPath: paths.gallery.edit,
    historyPath: (id: number) => paths.history('gallery', id),
    onView: viewed.open,
    onDelete: setToDelete,
    onRestore: (item: GalleryItem) => void trash.restore(item),
  };
  // The row that had the focus is gone then; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const remove = async (item: GalleryItem) => {
    const removed = await trash.remove(item);
    setToDelete(null);
    if (removed) setRemovals((count) => count + 1);
  };
  const add = (
    <Button component={Link} to={paths.gallery.add} variant="contained" startIcon={<PlusIcon />}>
      {galleryItemFormTexts.add}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <div className="page-header">
        <div>
          <p className="num">
            {inTrash ? recordTexts.trashNote : list.total > 0 && texts.count(list.total)}
          </p>
        </div>
        <div>{add}</div>
      </div>
      <TrashViews path={paths.gallery.list} inTrash={inTrash} />
      <ListFrame
        key={inTrash ? 'trash' : 'list'}
        name={inTrash ? 'gallery-trash' : 'gallery'}
        label={texts.listTitle}
        address={address}
        list={list}
        columns={galleryItemColumns(actions, inTrash)}
        loading={texts.loading}
        search={texts.search}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        filters={!inTrash && <StatusFilter address={address} />}
        onOpen={viewed.open}
        card={(item) => <GalleryItemCard item={item} actions={actions} />}
      />
      {viewed.id !== null && <GalleryItemDialog id={viewed.id} onClose={viewed.close} />}
      {toDelete && (
        <ConfirmDialog
          question={galleryItemRemovalTexts.title}
          confirm={galleryItemRemovalTexts.confirm}
          busy={trash.pending && recordTexts.deleting}
          onConfirm={() => void remove(toDelete)}
          onCancel={() => setToDelete(null)}
        >
          <p>{galleryItemRemovalTexts.question}</p>
          <p>
            <b>{toDelete.title}</b>
          </p>
          <p>{galleryItemRemovalTexts.note}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type Choice = GalleryItem['status'] | 'all';
const choices: { value: Choice; label: string }[] = [
  { value: 'all', label: texts.allStatuses },
  ...GALLERY_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
];

function StatusFilter({ address }: { address: ListAddress<GalleryItemQuery> }) {
  return (
    <ChoiceField<Choice>
      label={texts.status}
      value={address.query.status ?? 'all'}
      choices={choices}
      onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
    />
  );
}

/** One gallery item with all that is known of it. */
function GalleryItemDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = galleryItemFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={useGalleryItem(id)}
      gone={texts.gone}
      onClose={onClose}
      view={(item) => ({
        title: item.title,
        facts: {
          [labels.description]: item.description,
          [labels.project_name]: item.project_name,
          [labels.project_location]: item.project_location,
          [labels.status]: <GalleryItemStatus status={item.status} />,
        },
      })}
    />
  );
}
