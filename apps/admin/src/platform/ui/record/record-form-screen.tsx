import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  isNullable,
  type Picture,
  type RecordField,
  type TranslatedSubject,
} from '@shishir/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormDayField } from '../form/day-field';
import { FormField, FormSelectField } from '../form/form-fields';
import { formTexts } from '../form/form.texts';
import { SaveBar } from '../form/long-form';
import { FormColumns, PartTitle } from './form-columns';
import type { RecordRow } from './record-actions';
import { PreviewButton } from './preview-button';
import { RecordForm, RecordFormPages, useRecordForm } from './record-form';
import { RecordPictureField, RemovablePictureField } from './record-picture';
import type { RecordHooks } from './record-queries';
import {
  type Declared,
  type RecordBody,
  type RecordParts,
  type RecordValues,
  recordValues,
  valueText,
  type ValueTexts,
} from './record-values';

/** Settings of an input that do not follow from its column. */
interface InputSettings {
  hint?: string;
  placeholder?: string;
  /** Shown below the input. */
  note?: string;
  lines?: number;
  /** Spans both columns of the form, the default for long texts. */
  wide?: boolean;
}

interface RecordFormTexts extends ValueTexts {
  listTitle: string;
  gone: string;
  addTitle: string;
  editTitle: (name: string) => string;
  details: string;
  detailsNote: string;
  add: string;
  save: string;
  submitting: string;
  added: string;
  saved: string;
  addFailed: string;
  saveFailed: string;
  conflict: (by: string) => string;
}

type Row = RecordRow & { picture?: Picture | null; version?: number; updated_at?: string };

interface Props<R extends Row> {
  declared: Declared;
  records: RecordHooks<R>;
  paths: { list: string };
  nameOf: (row: R) => string;
  texts: RecordFormTexts;
  /** Values of a new record. */
  preset?: Partial<Record<string, unknown>>;
  /** Values beside the columns; `below` has their inputs. */
  parts?: RecordParts;
  /** Page that opens after a save, instead of the list. */
  savedPath?: (row: R) => string;
  /** Settings by column; null if `below` has the input. */
  inputs?: (isNew: boolean) => Partial<Record<string, InputSettings | null>>;
  /** Shown below the columns, such as an editor. */
  below?: ReactNode;
}

/** Page that adds or edits a declared record. */
export function RecordFormScreen<R extends Row>(props: Props<R>) {
  const { records, texts } = props;
  const list = { title: texts.listTitle, path: props.paths.list };
  return (
    <RecordFormPages<R>
      list={list}
      subject={props.declared.options.subject}
      texts={texts}
      nameOf={props.nameOf}
      useOne={records.useOne}
      useTrash={records.useTrash}
    >
      {(row) => <DeclaredForm {...props} row={row} list={list} />}
    </RecordFormPages>
  );
}

interface FormProps<R extends Row> extends Props<R> {
  row: R | null;
  list: { title: string; path: string };
}

/** Inputs of the columns, next to the picture if there is one. */
function DeclaredForm<R extends Row>(props: FormProps<R>) {
  const { declared, records, row, list, texts } = props;
  const { subject, picture } = declared.options;
  const values = recordValues(declared, texts, props.preset, props.parts);
  const isNew = row === null;
  const navigate = useNavigate();
  const { savedPath } = props;
  const inputs = props.inputs?.(isNew) ?? {};
  const save = useRecordForm<RecordValues, RecordBody, R>({
    ...values,
    record: row,
    subject,
    schema: values.schemaFor(row),
    send: records.useSave(row?.id ?? null),
    texts,
    list,
    ...(savedPath && { onSaved: (result: R) => void navigate(savedPath(result)) }),
  });
  const saved = save.saved?.picture ?? null;
  const details = (
    <Paper
      component="section"
      sx={{ display: 'grid', gap: 2, py: { xs: 2.5, md: 3 }, px: { xs: 2, md: 3 } }}
    >
      <PartTitle note={texts.detailsNote}>{texts.details}</PartTitle>
      <Box sx={fieldsLook}>
        {values.columns
          .filter((name) => inputs[name] !== null)
          .map((name) => (
            <ColumnInput
              key={name}
              name={name}
              field={declared.fields[name]!}
              textOf={(value) => valueText(declared, texts, name, value)}
              {...inputs[name]}
            />
          ))}
      </Box>
    </Paper>
  );
  return (
    <RecordForm
      save={save}
      label={isNew ? texts.addTitle : texts.editTitle(props.nameOf(row))}
      marksChanges={!isNew}
      conflictTitle={texts.conflict}
    >
      {picture ? (
        <FormColumns>
          {details}
          {picture === 'required' ? (
            <RecordPictureField label={texts.image ?? ''} picture={saved} required={isNew} />
          ) : (
            <RemovablePictureField label={texts.image ?? ''} picture={saved} />
          )}
        </FormColumns>
      ) : (
        details
      )}
      {props.below}
      <SaveBar
        busy={save.busy}
        more={
          row &&
          !declared.options.staffOnly && (
            <PreviewButton
              subject={subject as TranslatedSubject}
              id={row.id}
              unsaved={async () =>
                (await save.form.trigger(undefined, { shouldFocus: true }))
                  ? { english: values.toBody(save.form.getValues(), save.saved) ?? {} }
                  : null
              }
            />
          )
        }
        onDiscard={() => save.ask(save.discard)}
        labels={{
          discard: formTexts.draft.discard,
          save: isNew ? texts.add : texts.save,
          submitting: texts.submitting,
        }}
      />
    </RecordForm>
  );
}

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
};

interface InputProps extends InputSettings {
  name: string;
  field: RecordField;
  textOf: (value: string) => string;
}

function ColumnInput({ note, wide, ...props }: InputProps) {
  const input = <InputOfKind {...props} />;
  if (note) {
    return (
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {input}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
    );
  }
  const isWide = wide ?? props.field.kind === 'long_text';
  return isWide ? <Box sx={{ display: 'grid', gridColumn: '1 / -1' }}>{input}</Box> : input;
}

function InputOfKind({ name, field, textOf, ...settings }: Omit<InputProps, 'note' | 'wide'>) {
  const { kind, label } = field;
  switch (kind) {
    case 'choice':
    case 'flag': {
      const values = kind === 'choice' ? field.choices : ['true', 'false'];
      return (
        <FormSelectField
          name={name}
          label={label}
          choices={values.map((value) => ({ value, label: textOf(value) }))}
          clearable={isNullable(field)}
        />
      );
    }
    case 'day':
    case 'moment':
      return (
        <FormDayField
          name={name}
          label={label}
          required={field.required !== undefined}
          hint={settings.hint}
          withTime={kind === 'moment'}
        />
      );
    default:
      return (
        <FormField
          name={name}
          label={label}
          required={field.required !== undefined}
          {...(kind === 'long_text' && { lines: 3 })}
          {...settings}
        />
      );
  }
}
