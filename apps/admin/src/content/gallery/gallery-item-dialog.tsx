import { formatNumericDate } from '@shishir/format';
import { paths } from '../../platform/ui/page/paths';
import { RecordView } from '../../platform/ui/record/record-view';
import { GalleryItemStatus } from './gallery-item-columns';
import { useGalleryItem } from './gallery.queries';
import { galleryItemFormTexts, galleryTexts as texts } from './gallery.texts';

/** One gallery item with all that is known of it. */
export function GalleryItemDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = galleryItemFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={useGalleryItem(id)}
      gone={texts.gone}
      editPath={paths.gallery.edit}
      onClose={onClose}
      view={(item) => ({
        title: item.title,
        state: <GalleryItemStatus status={item.status} />,
        note: item.status === 'active' ? texts.onSite : texts.notOnSite,
        facts: {
          [labels.title]: item.title,
          [labels.description]: item.description,
          [labels.project_name]: item.project_name,
          [labels.project_location]: item.project_location,
          [texts.added]: item.created_at && formatNumericDate(item.created_at),
        },
      })}
    />
  );
}
