import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { HistorySubject } from '@shishir/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaff } from '../staff/staff-context';
import { draftPlace, dropDraft, readDraft, writeDraft } from './draft-storage';
import { formTexts } from './form.texts';
import type { SchemaForm } from './schema-form';
import { useUnsaved } from './unsaved-changes';

interface Save<Values extends FieldValues, Body, Saved> {
  form: SchemaForm<Values, Body>;
  base: () => Saved | null;
  key: () => string;
  restore: (base: Saved | null, values: Partial<Values>, key: string | undefined) => void;
  discard: () => void;
}

/**
 * Guards a record's form and stores typed values in this browser, per account and record, until they are saved or
 * discarded. A form that is opened again starts with them.
 */
export function useFormDraft<Values extends FieldValues, Body, Saved>(
  save: Save<Values, Body, Saved>,
  kind: HistorySubject,
  id: number | undefined,
) {
  const { form } = save;
  const { subscribe, getValues } = form;
  const place = draftPlace(useStaff().id, kind, id);
  const drop = useCallback(() => dropDraft(place), [place]);
  const ask = useUnsaved(form, drop);
  const [draft] = useState(() => readDraft<Values, Saved>(place));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const restore = useEffectEvent(() => {
    if (draft) save.restore(draft.base, draft.values, draft.key);
  });
  const keep = useEffectEvent((isDirty: boolean) => {
    if (isDirty) return writeDraft(place, save.base(), save.key(), getValues());
    drop();
    setIsRestored(false);
  });
  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => keep(isDirty),
    });
  }, [subscribe]);
  return {
    ask,
    note: isRestored && draft && (
      <RestoredNote
        at={draft.at}
        lacksFiles={draft.lacksFiles}
        onDiscard={() => ask(save.discard)}
      />
    ),
  };
}

const texts = formTexts.draft;

interface NoteProps {
  at: string;
  lacksFiles: boolean;
  onDiscard: () => void;
}

function RestoredNote({ at, lacksFiles, onDiscard }: NoteProps) {
  return (
    <Alert
      severity="info"
      role="status"
      icon={false}
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.restored(at)}
      {lacksFiles && ` ${texts.picturesAgain}`}
    </Alert>
  );
}
