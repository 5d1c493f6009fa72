import type { HistorySubject } from '@shishir/contract';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { SaveConflictDialog } from '../form/conflict-dialog';
import { FormFrame } from '../form/form-frame';
import { useFormDraft } from '../form/use-form-draft';
import { useRecordSave } from '../form/use-record-save';
import type { RecordRow } from './record-actions';
import { LoadedRecord, RecordFormPage, type RecordResponse } from './record-page';
import { recordTexts } from './record.texts';

interface PagesProps<Row extends RecordRow> {
  list: { title: string; path: string };
  subject: HistorySubject;
  /** `gone` is shown if the record does not exist. */
  texts: { addTitle: string; editTitle: (name: string) => string; gone: string };
  nameOf: (row: Row) => string;
  useOne: (id: number) => RecordResponse<Row>;
  useTrash: () => { pending: boolean; restore: (row: Row) => Promise<boolean> };
  /** Renders the form; null for a new record. */
  children: (row: Row | null) => ReactNode;
}

/** Page of a record's form: without an id in the address it adds a record. */
export function RecordFormPages<Row extends RecordRow>(props: PagesProps<Row>) {
  const { id } = useParams();
  if (id !== undefined) return <EditPage key={id} {...props} id={Number(id)} />;
  return (
    <RecordFormPage title={props.texts.addTitle} list={props.list}>
      {props.children(null)}
    </RecordFormPage>
  );
}

function EditPage<Row extends RecordRow>(props: PagesProps<Row> & { id: number }) {
  const { id, list, subject, texts, nameOf, useOne, useTrash } = props;
  const response = useOne(id);
  const trash = useTrash();
  const row = response.data?.body.data;
  return (
    <RecordFormPage
      title={row ? texts.editTitle(nameOf(row)) : recordTexts.actions.edit}
      list={list}
      history={{ subject, id }}
    >
      <LoadedRecord
        response={response}
        gone={texts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(record) => void trash.restore(record)}
      >
        {props.children}
      </LoadedRecord>
    </RecordFormPage>
  );
}

type SaveOptions<Values extends FieldValues, Body, Row> = Parameters<
  typeof useRecordSave<Values, Body & object, Row>
>[0];

interface FormOptions<Values extends FieldValues, Body, Row> extends Omit<
  SaveOptions<Values, Body, Row>,
  'texts' | 'onSaved' | 'onUnchanged'
> {
  subject: HistorySubject;
  texts: { added: string; saved: string; addFailed: string; saveFailed: string };
  /** Page that opens after a save. */
  list: { path: string };
  /** Replaces the return to the list. */
  onSaved?: SaveOptions<Values, Body, Row>['onSaved'];
}

/** Record form with its texts: returns to the list after a save, and stores changes until then. */
export function useRecordForm<
  Values extends FieldValues,
  Body extends object,
  Row extends { id: number },
>(options: FormOptions<Values, Body, Row>) {
  const { record, texts, list, subject } = options;
  const isNew = record === null;
  const navigate = useNavigate();
  const toList = () => void navigate(list.path);
  const save = useRecordSave<Values, Body, Row>({
    ...options,
    texts: {
      saved: isNew ? texts.added : texts.saved,
      failedToast: isNew ? texts.addFailed : texts.saveFailed,
    },
    onSaved: options.onSaved ?? toList,
    onUnchanged: toList,
  });
  return { ...save, ...useFormDraft(save, subject, record?.id) };
}

interface FormProps<Values extends FieldValues, Body extends object, Row> {
  /** `note` is shown above the form. */
  save: ReturnType<typeof useRecordSave<Values, Body, Row>> & { note?: ReactNode };
  label: string;
  marksChanges?: boolean;
  /** Replaces sending the form. */
  onSubmit?: () => void;
  /** Title of a conflict with a change of another user. */
  conflictTitle: (by: string) => string;
  children: ReactNode;
}

/** Frame of a record's form, with the conflict dialog after a 409. */
export function RecordForm<
  Values extends FieldValues,
  Body extends object,
  Row extends { updated_at?: string | undefined },
>(props: FormProps<Values, Body, Row>) {
  const { save } = props;
  const { form, busy } = save;
  return (
    <>
      {save.note}
      <FormFrame
        label={props.label}
        form={form}
        busy={busy}
        marksChanges={props.marksChanges}
        onSubmit={props.onSubmit ?? (() => void save.submit())}
      >
        {props.children}
      </FormFrame>
      <SaveConflictDialog title={props.conflictTitle} save={save} />
    </>
  );
}
