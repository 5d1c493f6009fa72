import Paper from '@mui/material/Paper';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VRF_PROJECT_CATEGORIES, VRF_PROJECT_STATUSES, type VrfProject } from '@shishir/contract';
import { useId } from 'react';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormCell, HalfCell, SaveBar, TitledSection } from '../../platform/ui/form/long-form';
import { FormField, FormSelectField, useField } from '../../platform/ui/form/form-fields';
import { RadioChoice } from '../../platform/ui/form/radio-choice';
import { paths } from '../../platform/ui/page/paths';
import { FormColumns } from '../../platform/ui/record/form-columns';
import { RecordForm, RecordFormPages, useRecordForm } from '../../platform/ui/record/record-form';
import { RemovablePictureField } from '../../platform/ui/record/record-picture';
import { DrawingsField } from './drawings-field';
import { EquipmentField } from './equipment-field';
import { type DrawingUploads, useDrawingUploads } from './use-drawing-uploads';
import {
  vrfProjectConflicts,
  mergedVrfProject,
  toBody,
  toFormValues,
  vrfProjectForm,
} from './vrf-project-form-values';
import { vrfProjectRecords } from './vrf-project.queries';
import { vrfProjectFormTexts as texts, vrfProjectTexts } from './vrf-project.texts';

const list = { title: vrfProjectTexts.listTitle, path: paths.vrfProject.list };

/** Page of the form: without an id in the address it adds a VRF project. */
export default function VrfProjectFormPage() {
  return (
    <RecordFormPages<VrfProject>
      list={list}
      subject="vrf-project"
      texts={{ ...texts, gone: vrfProjectTexts.gone }}
      nameOf={({ project_name }) => project_name}
      useOne={vrfProjectRecords.useOne}
      useTrash={vrfProjectRecords.useTrash}
    >
      {(item) => <VrfProjectForm item={item} />}
    </RecordFormPages>
  );
}

const categories = VRF_PROJECT_CATEGORIES.map((value) => ({ value, label: value }));

/** Specified duration of the toast for a new project. */
const ADDED_MS = 3000;

/** Adds a VRF project, or sends the differences of a changed one. */
function VrfProjectForm({ item }: { item: VrfProject | null }) {
  const isNew = item === null;
  const save = useRecordForm({
    record: item,
    subject: 'vrf-project',
    schema: vrfProjectForm(item),
    toValues: toFormValues,
    toBody,
    send: vrfProjectRecords.useSave(item?.id ?? null),
    conflicts: vrfProjectConflicts,
    merge: mergedVrfProject,
    texts,
    list,
    ...(isNew && {
      savedMs: ADDED_MS,
      // Ready for the next new project, starting with its name.
      onSaved: () => {
        uploads.clear();
        save.form.setFocus('project_name');
      },
    }),
  });
  const { form, busy } = save;
  const uploads = useDrawingUploads((drawing) =>
    form.setValue('drawings', [...form.getValues('drawings'), drawing], { shouldDirty: true }),
  );
  const submit = () => {
    if (uploads.running > 0) form.setError('drawings', { message: texts.uploading });
    else void save.submit();
  };
  return (
    <RecordForm
      save={save}
      label={isNew ? texts.addTitle : texts.editTitle(item.project_name)}
      marksChanges={!isNew}
      onSubmit={submit}
      conflictTitle={texts.conflict}
    >
      <FormColumns>
        <Stack sx={{ gap: 2 }}>
          <ProjectSections saved={save.saved} uploads={uploads} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <RemovablePictureField label={labels.image} picture={save.saved?.picture ?? null} />
          <StatusCard />
          <Paper sx={{ p: 2.5, '& .MuiFormControl-root': { width: '100%' } }}>
            <FormDayField
              withTime
              name="publish_at"
              label={labels.publish_at}
              hint={hints.publish_at}
            />
          </Paper>
        </Stack>
        <SaveBar
          busy={busy}
          onDiscard={() =>
            save.ask(() => {
              uploads.clear();
              save.discard();
            })
          }
          labels={{
            discard: texts.discard,
            save: isNew ? texts.add : texts.save,
            submitting: texts.submitting,
          }}
        />
      </FormColumns>
    </RecordForm>
  );
}

const { labels, hints, sections } = texts;

interface SectionsProps {
  saved: VrfProject | null;
  uploads: DrawingUploads;
}

function ProjectSections({ saved, uploads }: SectionsProps) {
  return (
    <>
      <TitledSection id="project" {...sections.project}>
        <HalfCell>
          <FormField name="project_name" label={labels.project_name} required />
        </HalfCell>
        <HalfCell>
          <FormField
            name="client_name"
            label={labels.client_name}
            hint={hints.client_name}
            required
          />
        </HalfCell>
        <HalfCell>
          <FormField name="location" label={labels.location} />
        </HalfCell>
        <HalfCell>
          <FormSelectField name="category" label={labels.category} choices={categories} clearable />
        </HalfCell>
      </TitledSection>
      <TitledSection id="system" {...sections.system}>
        <FormCell span={2}>
          <FormField name="brand" label={labels.brand} />
        </FormCell>
        <FormCell span={2}>
          <FormField name="capacity" label={labels.capacity} placeholder={hints.capacity} />
        </FormCell>
        <FormCell span={2} sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}>
          <FormField name="indoor_type" label={labels.indoor_type} />
        </FormCell>
        <FormCell span={6}>
          <FormField name="outdoor_type" label={labels.outdoor_type} />
        </FormCell>
        <EquipmentField label={labels.equipment_list} />
      </TitledSection>
      <TitledSection id="dates" {...sections.dates}>
        <FormCell span={2}>
          <FormDayField name="start_date" label={labels.start_date} />
        </FormCell>
        <FormCell span={2}>
          <FormDayField name="completed_date" label={labels.completed_date} />
        </FormCell>
      </TitledSection>
      <TitledSection id="text" {...sections.text}>
        <FormCell span={6}>
          <FormField name="description" label={labels.description} lines={3} />
        </FormCell>
        <FormCell span={6}>
          <FormField
            name="remarks"
            label={labels.remarks}
            hint={hints.remarks}
            placeholder={texts.remarksHint}
            lines={3}
          />
        </FormCell>
      </TitledSection>
      <TitledSection id="drawings" {...sections.drawings}>
        <DrawingsField saved={saved} uploads={uploads} />
      </TitledSection>
    </>
  );
}

function StatusCard() {
  const title = useId();
  const { value, change } = useField<VrfProject['status']>('status');
  return (
    <Paper sx={{ p: 2.5 }}>
      <h2 id={title}>{sections.status.title}</h2>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.third' }}>
        {sections.status.note}
      </Typography>
      <RadioGroup
        role="group"
        aria-labelledby={title}
        name="status"
        value={value}
        onChange={(_event, status) => change(status as VrfProject['status'])}
      >
        {VRF_PROJECT_STATUSES.map((status) => (
          <RadioChoice
            key={status}
            value={status}
            label={vrfProjectTexts.statuses[status]}
            note={texts.statusNotes[status]}
          />
        ))}
      </RadioGroup>
    </Paper>
  );
}
