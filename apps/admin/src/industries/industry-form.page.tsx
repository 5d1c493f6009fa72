import Button from '@mui/material/Button';
import type { Industry } from '@shishir/contract';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConflictDialog } from '../ui/form/conflict-dialog';
import { FormField, FormSelectField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useRecordSave } from '../ui/form/use-record-save';
import { paths } from '../ui/page/paths';
import { LoadedRecord, RecordFormPage } from '../ui/record/record-page';
import { recordTexts } from '../ui/record/record.texts';
import { RemovablePictureField } from '../ui/record/record-picture';
import { sharedTexts } from '../ui/shared.texts';
import { useIndustry, useIndustrySave, useIndustryTrash } from './industries.queries';
import { industriesTexts, industryFormTexts as texts } from './industries.texts';
import {
  CreateIndustryForm,
  industryConflicts,
  mergedIndustry,
  toBody,
  toFormValues,
  UpdateIndustryForm,
} from './industry-form-values';

const list = { title: industriesTexts.listTitle, path: paths.industries };

/** The page of the form: without an id in the address it adds an industry. */
export default function IndustryFormPage() {
  const { id } = useParams();
  if (id !== undefined) return <EditIndustry key={id} id={Number(id)} />;
  return (
    <RecordFormPage title={texts.addTitle} list={list}>
      <IndustryForm item={null} />
    </RecordFormPage>
  );
}

function EditIndustry({ id }: { id: number }) {
  const response = useIndustry(id);
  const trash = useIndustryTrash();
  const name = response.data?.body.data.title;
  return (
    <RecordFormPage
      title={name ? texts.editTitle(name) : recordTexts.actions.edit}
      list={list}
      history={{ subject: 'industry', id }}
    >
      <LoadedRecord
        response={response}
        gone={industriesTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(item) => void trash.restore(item)}
      >
        {(item) => <IndustryForm item={item} />}
      </LoadedRecord>
    </RecordFormPage>
  );
}

const states = [
  { value: 'true', label: industriesTexts.states.yes },
  { value: 'false', label: industriesTexts.states.no },
];

/** Adds an industry, or changes one; of a change only what differs is sent. */
function IndustryForm({ item }: { item: Industry | null }) {
  const isNew = item === null;
  const navigate = useNavigate();
  const toList = () => void navigate(list.path);
  const save = useRecordSave({
    record: item,
    schema: isNew ? CreateIndustryForm : UpdateIndustryForm,
    toValues: toFormValues,
    toBody,
    send: useIndustrySave(item?.id ?? null),
    merge: mergedIndustry,
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
              <FormField name="title" label={labels.title} required />
              <FormSelectField name="active" label={labels.active} choices={states} />
              <div className="record-form__wide">
                <FormField name="link" label={labels.link} hint={texts.linkHint} required />
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
          <RemovablePictureField label={labels.image} picture={save.saved?.picture ?? null} />
        </div>
      </FormFrame>
      {conflict && (
        <ConflictDialog
          title={texts.conflict}
          savedAt={conflict.updated_at}
          conflicts={industryConflicts(
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
