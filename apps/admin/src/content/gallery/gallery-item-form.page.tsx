import { GALLERY_STATUSES, type GalleryItem } from '@shishir/contract';
import { FormField, FormSelectField } from '../../platform/ui/form/form-fields';
import { paths } from '../../platform/ui/page/paths';
import {
  RecordForm,
  RecordFormButtons,
  RecordFormPages,
  useRecordForm,
} from '../../platform/ui/record/record-form';
import { RecordPictureField } from '../../platform/ui/record/record-picture';
import {
  CreateGalleryItemForm,
  galleryItemConflicts,
  mergedGalleryItem,
  toBody,
  toFormValues,
  UpdateGalleryItemForm,
} from './gallery-item-form-values';
import { useGalleryItem, useGalleryItemSave, useGalleryItemTrash } from './gallery.queries';
import { galleryItemFormTexts as texts, galleryTexts } from './gallery.texts';

const list = { title: galleryTexts.listTitle, path: paths.gallery.list };

/** The page of the form: without an id in the address it adds a gallery item. */
export default function GalleryItemFormPage() {
  return (
    <RecordFormPages<GalleryItem>
      list={list}
      subject="gallery"
      texts={{ ...texts, gone: galleryTexts.gone }}
      nameOf={({ title }) => title}
      useOne={useGalleryItem}
      useTrash={useGalleryItemTrash}
    >
      {(item) => <GalleryItemForm item={item} />}
    </RecordFormPages>
  );
}

const statuses = GALLERY_STATUSES.map((value) => ({ value, label: galleryTexts.statuses[value] }));

/** Adds a gallery item, or changes one; of a change only what differs is sent. */
function GalleryItemForm({ item }: { item: GalleryItem | null }) {
  const isNew = item === null;
  const save = useRecordForm({
    record: item,
    subject: 'gallery',
    schema: isNew ? CreateGalleryItemForm : UpdateGalleryItemForm,
    toValues: toFormValues,
    toBody,
    send: useGalleryItemSave(item?.id ?? null),
    conflicts: galleryItemConflicts,
    merge: mergedGalleryItem,
    texts,
    list,
  });
  const { labels } = texts;
  return (
    <RecordForm
      save={save}
      label={isNew ? texts.addTitle : texts.editTitle(item.title)}
      marksChanges={!isNew}
      conflictTitle={texts.conflict}
    >
      <div className="record-columns">
        <section className="paper record-details">
          <h2>{texts.details}</h2>
          <p>{texts.detailsNote}</p>
          <div className="record-form__fields">
            <div className="record-form__wide">
              <FormField name="title" label={labels.title} required />
            </div>
            <div className="record-form__wide">
              <FormField
                name="description"
                label={labels.description}
                placeholder={texts.descriptionHint}
                lines={3}
              />
            </div>
            <FormField name="project_name" label={labels.project_name} />
            <FormField name="project_location" label={labels.project_location} />
            <div className="record-form__status">
              <FormSelectField name="status" label={labels.status} choices={statuses} />
              <p>{texts.statusNote}</p>
            </div>
          </div>
          <RecordFormButtons
            list={list}
            busy={save.busy}
            labels={{ save: isNew ? texts.add : texts.save, submitting: texts.submitting }}
          />
        </section>
        <RecordPictureField
          label={labels.image}
          picture={save.saved?.picture ?? null}
          required={isNew}
        />
      </div>
    </RecordForm>
  );
}
