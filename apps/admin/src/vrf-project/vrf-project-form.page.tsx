import Button from '@mui/material/Button';
import { VRF_PROJECT_CATEGORIES, VRF_PROJECT_STATUSES, type VrfProject } from '@shishir/contract';
import { useWatch } from 'react-hook-form';
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
import {
  CreateVrfProjectForm,
  vrfProjectConflicts,
  mergedVrfProject,
  toBody,
  toFormValues,
  UpdateVrfProjectForm,
  type VrfProjectFormValues,
} from './vrf-project-form-values';
import { useVrfProject, useVrfProjectSave, useVrfProjectTrash } from './vrf-project.queries';
import { vrfProjectFormTexts as texts, vrfProjectTexts } from './vrf-project.texts';

const list = { title: vrfProjectTexts.listTitle, path: paths.vrfProject.list };

/** The page of the form: without an id in the address it adds a VRF project. */
export default function VrfProjectFormPage() {
  const { id } = useParams();
  if (id !== undefined) return <EditVrfProject key={id} id={Number(id)} />;
  return (
    <RecordFormPage title={texts.addTitle} list={list}>
      <VrfProjectForm item={null} />
    </RecordFormPage>
  );
}

function EditVrfProject({ id }: { id: number }) {
  const response = useVrfProject(id);
  const trash = useVrfProjectTrash();
  const name = response.data?.body.data.project_name;
  return (
    <RecordFormPage
      title={name ? texts.editTitle(name) : recordTexts.actions.edit}
      list={list}
      history={{ subject: 'vrf-project', id }}
    >
      <LoadedRecord
        response={response}
        gone={vrfProjectTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(item) => void trash.restore(item)}
      >
        {(item) => <VrfProjectForm item={item} />}
      </LoadedRecord>
    </RecordFormPage>
  );
}

const statuses = VRF_PROJECT_STATUSES.map((value) => ({
  value,
  label: vrfProjectTexts.statuses[value],
}));

const categories = VRF_PROJECT_CATEGORIES.map((value) => ({ value, label: value }));

/** How long the specified toast of a new project stays. */
const ADDED_MS = 3000;

/** Adds a VRF project, or changes one; of a change only what differs is sent. */
function VrfProjectForm({ item }: { item: VrfProject | null }) {
  const isNew = item === null;
  const navigate = useNavigate();
  const toList = () => void navigate(list.path);
  const save = useRecordSave({
    record: item,
    schema: isNew ? CreateVrfProjectForm : UpdateVrfProjectForm,
    toValues: toFormValues,
    toBody,
    send: useVrfProjectSave(item?.id ?? null),
    merge: mergedVrfProject,
    texts: {
      saved: isNew ? texts.added : texts.saved,
      failedToast: isNew ? texts.addFailed : texts.saveFailed,
    },
    ...(isNew && { savedMs: ADDED_MS }),
    // The next new project begins with its name.
    onSaved: () => (isNew ? save.form.setFocus('project_name') : toList()),
    onUnchanged: toList,
  });
  const { form, busy, conflict } = save;
  useUnsaved(form);
  return (
    <div className="paper record-form">
      <FormFrame
        label={isNew ? texts.addTitle : texts.editTitle(item.project_name)}
        form={form}
        busy={busy}
        marksChanges={!isNew}
        onSubmit={() => void save.submit()}
      >
        <VrfProjectFields picture={save.saved?.picture ?? null} />
        <div className="form__buttons">
          <Button variant="outlined" component={Link} to={list.path}>
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
          conflicts={vrfProjectConflicts(
            form.getValues(),
            conflict,
            (name) => form.getFieldState(name).isDirty,
          )}
          onMerge={save.resolve}
          onBack={save.dismiss}
        />
      )}
    </div>
  );
}

const { labels, hints } = texts;

function VrfProjectFields({ picture }: { picture: VrfProject['picture'] }) {
  return (
    <div className="record-form__fields">
      <FormField name="project_name" label={labels.project_name} />
      <FormField name="client_name" label={labels.client_name} hint={hints.client_name} />
      <FormField name="location" label={labels.location} />
      <FormSelectField name="category" label={labels.category} choices={categories} clearable />
      <StatusField />
      <FormField name="brand" label={labels.brand} />
      <FormField name="capacity" label={labels.capacity} />
      <FormField name="indoor_type" label={labels.indoor_type} />
      <FormField name="outdoor_type" label={labels.outdoor_type} />
      <div className="record-form__wide">
        <FormField
          name="equipment_list"
          label={labels.equipment_list}
          hint={hints.equipment_list}
          lines={3}
        />
      </div>
      <FormField name="start_date" label={labels.start_date} type="date" />
      <FormField name="completed_date" label={labels.completed_date} type="date" />
      <div className="record-form__wide">
        <FormField name="description" label={labels.description} lines={3} />
      </div>
      <div className="record-form__wide">
        <FormField name="remarks" label={labels.remarks} hint={hints.remarks} lines={2} />
      </div>
      <div className="record-form__wide">
        <FormField name="drawings" label={labels.drawings} hint={hints.drawings} lines={2} />
      </div>
      <div className="record-form__wide">
        <RemovablePictureField label={labels.image} picture={picture} />
      </div>
    </div>
  );
}

function StatusField() {
  const status = useWatch<VrfProjectFormValues, 'status'>({ name: 'status' });
  return (
    <div className="record-form__status">
      <FormSelectField name="status" label={labels.status} choices={statuses} />
      <p>{texts.statusNotes[status]}</p>
    </div>
  );
}
