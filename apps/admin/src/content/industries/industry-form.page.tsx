import type { Industry } from '@shishir/contract';
import { FormField, FormSelectField } from '../../platform/ui/form/form-fields';
import { paths } from '../../platform/ui/page/paths';
import {
  RecordForm,
  RecordFormButtons,
  RecordFormPages,
  useRecordForm,
} from '../../platform/ui/record/record-form';
import { RemovablePictureField } from '../../platform/ui/record/record-picture';
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
  return (
    <RecordFormPages<Industry>
      list={list}
      subject="industry"
      texts={{ ...texts, gone: industriesTexts.gone }}
      nameOf={({ title }) => title}
      useOne={useIndustry}
      useTrash={useIndustryTrash}
    >
      {(item) => <IndustryForm item={item} />}
    </RecordFormPages>
  );
}

const states = [
  { value: 'true', label: industriesTexts.states.yes },
  { value: 'false', label: industriesTexts.states.no },
];

/** Adds an industry, or changes one; of a change only what differs is sent. */
function IndustryForm({ item }: { item: Industry | null }) {
  const isNew = item === null;
  const save = useRecordForm({
    record: item,
    subject: 'industry',
    schema: isNew ? CreateIndustryForm : UpdateIndustryForm,
    toValues: toFormValues,
    toBody,
    send: useIndustrySave(item?.id ?? null),
    conflicts: industryConflicts,
    merge: mergedIndustry,
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
            <FormField name="title" label={labels.title} required />
            <FormSelectField name="active" label={labels.active} choices={states} />
            <div className="record-form__wide">
              <FormField name="link" label={labels.link} hint={texts.linkHint} required />
            </div>
          </div>
          <RecordFormButtons
            list={list}
            busy={save.busy}
            labels={{ save: isNew ? texts.add : texts.save, submitting: texts.submitting }}
          />
        </section>
        <RemovablePictureField label={labels.image} picture={save.saved?.picture ?? null} />
      </div>
    </RecordForm>
  );
}
