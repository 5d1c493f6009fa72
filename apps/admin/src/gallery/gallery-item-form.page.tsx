import Button from '@mui/material/Button';
import { GALLERY_STATUSES, type GalleryItem } from '@shishir/contract';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConflictDialog } from '../ui/form/conflict-dialog';
import { FormField, FormSelectField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useRecordSave } from '../ui/form/use-record-save';
import { paths } from '../ui/page/paths';
import { LoadedRecord, RecordFormPage } from '../ui/record/record-page';
import { recordTexts } from '../ui/record/record.texts';
import { RecordPictureField } from '../ui/record/record-picture';
import { sharedTexts } from '../ui/shared.texts';
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
  const { id } = useParams();
  if (id !== undefined) return <EditGalleryItem key={id} id={Number(id)} />;
  return (
    <RecordFormPage title={texts.addTitle} list={list}>
      <GalleryItemForm item={null} />
    </RecordFormPage>
  );
}

function EditGalleryItem({ id }: { id: number }) {
  const response = useGalleryItem(id);
  const trash = useGalleryItemTrash();
  const name = response.data?.body.data.title;
  return (
    <RecordFormPage
      title={name ? texts.editTitle(name) : recordTexts.actions.edit}
      list={list}
      history={{ subject: 'gallery', id }}
    >
      <LoadedRecord
        response={response}
        gone={galleryTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(item) => void trash.restore(item)}
      >
        {(item) => <GalleryItemForm item={item} />}
      </LoadedRecord>
    </RecordFormPage>
  );
}

const statuses = GALLERY_STATUSES.map((value) => ({ value, label: galleryTexts.statuses[value] }));

/** Adds a gallery item, or changes one; of a change only what differs is sent. */
function GalleryItemForm({ item }: { item: GalleryItem | null }) {
  const isNew = item === null;
  const navigate = useNavigate();
  const toList = () => void navigate(list.path);
  const save = useRecordSave({
    record: item,
    schema: isNew ? CreateGalleryItemForm : UpdateGalleryItemForm,
    toValues: toFormValues,
    toBody,
    send: useGalleryItemSave(item?.id ?? null),
    merge: mergedGalleryItem,
    texts: {
      saved: isNew ? texts.added : texts.saved,
      failedToast: isNew ? texts.addFailed : texts.saveFailed,
    },
    onSaved: toList,
    onUnchanged: toList,
  });
  const { form, busy, conflict } = save;
  useUnsaved(form);
  const { labels } = texts;
  return (
    <>
      <FormFrame
        label={isNew ? texts.addTitle : texts.editTitle(item.title)}
        form={form}
        busy={busy}
        marksChanges={!isNew}
        onSubmit={() => void save.submit()}
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
            <div className="form__buttons">
              <Button component={Link} to={list.path}>
                {sharedTexts.cancel}
              </Button>
              <Button type="submit" variant="contained" disabled={busy}>
                {busy ? texts.submitting : isNew ? texts.add : texts.save}
              </Button>
            </div>
          </section>
          <RecordPictureField
            label={labels.image}
            picture={save.saved?.picture ?? null}
            required={isNew}
          />
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          title={texts.conflict}
          savedAt={conflict.updated_at}
          conflicts={galleryItemConflicts(
            form.getValues(),
            conflict,
            (name) => form.getFieldState(name).isDirty,
          )}
          onMerge={save.resolve}
          onBack={save.dismiss}
        />
      )}
    </>
  );
}
