import {
  CreateOpening,
  OPENING_STATUSES,
  OPENING_TYPES,
  type Opening,
  UpdateOpening,
} from '@shishir/contract';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormField, FormSelectField } from '../../platform/ui/form/form-fields';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { paths } from '../../platform/ui/page/paths';
import {
  RecordForm,
  RecordFormButtons,
  RecordFormPages,
  useRecordForm,
} from '../../platform/ui/record/record-form';
import { mergedOpening, openingConflicts, toBody, toFormValues } from './opening-form-values';
import { useOpening, useOpeningSave, useOpeningTrash } from './openings.queries';
import { openingFormTexts as texts, openingsTexts } from './openings.texts';

const list = { title: openingsTexts.listTitle, path: paths.openings };

/** The page of the form: without an id in the address it adds an opening. */
export default function OpeningFormPage() {
  return (
    <RecordFormPages<Opening>
      list={list}
      subject="opening"
      texts={{ ...texts, gone: openingsTexts.gone }}
      nameOf={({ title }) => title}
      useOne={useOpening}
      useTrash={useOpeningTrash}
    >
      {(item) => <OpeningForm item={item} />}
    </RecordFormPages>
  );
}

const types = OPENING_TYPES.map((value) => ({ value, label: value }));
const statuses = OPENING_STATUSES.map((value) => ({ value, label: openingsTexts.statuses[value] }));

/** Adds an opening, or changes one; of a change only what differs is sent. */
function OpeningForm({ item }: { item: Opening | null }) {
  const isNew = item === null;
  const save = useRecordForm({
    record: item,
    subject: 'opening',
    schema: isNew ? CreateOpening : UpdateOpening,
    toValues: toFormValues,
    toBody,
    send: useOpeningSave(item?.id ?? null),
    conflicts: openingConflicts,
    merge: mergedOpening,
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
      <section className="paper record-details">
        <h2>{texts.details}</h2>
        <p>{texts.detailsNote}</p>
        <div className="record-form__fields">
          <FormField name="title" label={labels.title} required />
          <FormField name="location" label={labels.location} required />
          <FormSelectField name="type" label={labels.type} choices={types} />
          <FormSelectField name="status" label={labels.status} choices={statuses} />
          <FormDayField
            name="posted_date"
            label={labels.posted_date}
            hint={isNew ? texts.postedHint : undefined}
          />
          <FormDayField name="closing_date" label={labels.closing_date} hint={texts.closingHint} />
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
      <RecordFormButtons
        list={list}
        busy={save.busy}
        labels={{ save: isNew ? texts.add : texts.save, submitting: texts.submitting }}
      />
    </RecordForm>
  );
}
