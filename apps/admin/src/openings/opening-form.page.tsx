import Button from '@mui/material/Button';
import { OPENING_STATUSES, OPENING_TYPES, type Opening } from '@shishir/contract';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConflictDialog } from '../ui/form/conflict-dialog';
import { FormDateField } from '../ui/form/date-field';
import { FormField, FormSelectField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { MarkdownField } from '../ui/form/markdown-field';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useRecordSave } from '../ui/form/use-record-save';
import { paths } from '../ui/page/paths';
import { LoadedRecord, RecordFormPage } from '../ui/record/record-page';
import { recordTexts } from '../ui/record/record.texts';
import { sharedTexts } from '../ui/shared.texts';
import {
  CreateOpeningForm,
  mergedOpening,
  openingConflicts,
  toBody,
  toFormValues,
  UpdateOpeningForm,
} from './opening-form-values';
import { useOpening, useOpeningSave, useOpeningTrash } from './openings.queries';
import { openingFormTexts as texts, openingsTexts } from './openings.texts';

const list = { title: openingsTexts.listTitle, path: paths.openings };

/** The page of the form: without an id in the address it adds an opening. */
export default function OpeningFormPage() {
  const { id } = useParams();
  if (id !== undefined) return <EditOpening key={id} id={Number(id)} />;
  return (
    <RecordFormPage title={texts.addTitle} list={list}>
      <OpeningForm item={null} />
    </RecordFormPage>
  );
}

function EditOpening({ id }: { id: number }) {
  const response = useOpening(id);
  const trash = useOpeningTrash();
  const name = response.data?.body.data.title;
  return (
    <RecordFormPage
      title={name ? texts.editTitle(name) : recordTexts.actions.edit}
      list={list}
      history={{ subject: 'opening', id }}
    >
      <LoadedRecord
        response={response}
        gone={openingsTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(item) => void trash.restore(item)}
      >
        {(item) => <OpeningForm item={item} />}
      </LoadedRecord>
    </RecordFormPage>
  );
}

const types = OPENING_TYPES.map((value) => ({ value, label: value }));
const statuses = OPENING_STATUSES.map((value) => ({ value, label: openingsTexts.statuses[value] }));

/** Adds an opening, or changes one; of a change only what differs is sent. */
function OpeningForm({ item }: { item: Opening | null }) {
  const isNew = item === null;
  const navigate = useNavigate();
  const toList = () => void navigate(list.path);
  const save = useRecordSave({
    record: item,
    schema: isNew ? CreateOpeningForm : UpdateOpeningForm,
    toValues: toFormValues,
    toBody,
    send: useOpeningSave(item?.id ?? null),
    merge: mergedOpening,
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
        <section className="paper record-details">
          <h2>{texts.details}</h2>
          <p>{texts.detailsNote}</p>
          <div className="record-form__fields">
            <FormField name="title" label={labels.title} required />
            <FormField name="location" label={labels.location} required />
            <FormSelectField name="type" label={labels.type} choices={types} />
            <FormSelectField name="status" label={labels.status} choices={statuses} />
            <FormDateField
              name="posted_date"
              label={labels.posted_date}
              hint={isNew ? texts.postedHint : undefined}
            />
            <FormDateField
              name="closing_date"
              label={labels.closing_date}
              hint={texts.closingHint}
            />
            <div className="record-form__wide">
              <FormField
                name="summary"
                label={labels.summary}
                hint={texts.summaryHint}
                lines={2}
                required
              />
            </div>
          </div>
        </section>
        <section className="paper" aria-label={labels.description}>
          <MarkdownField name="description" label={labels.description} />
        </section>
        <div className="form__buttons">
          <Button component={Link} to={list.path}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.submitting : isNew ? texts.add : texts.save}
          </Button>
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          title={texts.conflict}
          savedAt={conflict.updated_at}
          conflicts={openingConflicts(
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
