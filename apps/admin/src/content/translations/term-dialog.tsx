import { CreateGlossaryTerm, type GlossaryTerm, UpdateGlossaryTerm } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { FormDialog } from '../../platform/ui/form/form-dialog';
import { FormField } from '../../platform/ui/form/form-fields';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { ownValues, textConflicts } from '../../platform/ui/record/record-conflicts';
import { glossaryTexts as texts } from './translations.texts';

interface Values {
  english: string;
  bangla: string;
  note: string;
}
type Body = CreateGlossaryTerm | UpdateGlossaryTerm;

const FIELDS = ['english', 'bangla', 'note'] as const;
const toValues = (row: GlossaryTerm | null): Values => ({
  english: row?.english ?? '',
  bangla: row?.bangla ?? '',
  note: row?.note ?? '',
});

function toBody(values: Values, saved: GlossaryTerm | null): Body | null {
  if (!saved) return values;
  const same = FIELDS.every((field) => values[field] === saved[field]);
  return same ? null : { ...values, version: saved.version };
}

interface Props {
  /** Null for a new term. */
  term: GlossaryTerm | null;
  refresh: () => void;
  onClose: () => void;
}

export function TermDialog({ term, refresh, onClose }: Props) {
  const create = tsr.glossary.create.useMutation({ onSettled: refresh });
  const update = tsr.glossary.update.useMutation({ onSettled: refresh });
  const save = useRecordSave<Values, Body, GlossaryTerm>({
    record: term,
    schema: term ? UpdateGlossaryTerm : CreateGlossaryTerm,
    toValues,
    toBody,
    send: async (body) => {
      if (!term) return (await create.mutateAsync({ body: body as CreateGlossaryTerm })).body.data;
      const params = { id: term.id };
      return (await update.mutateAsync({ params, body: body as UpdateGlossaryTerm })).body.data;
    },
    conflicts: (mine, current) =>
      textConflicts(FIELDS, mine, toValues(current), { labels: texts.labels }),
    merge: (mine, current, sides) => ({ ...toValues(current), ...ownValues(FIELDS, mine, sides) }),
    texts: { saved: ({ english }) => texts.saved(english), failed: texts.failed },
    onSaved: onClose,
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const title = term ? texts.edit(term.english) : texts.add;
  return (
    <FormDialog title={title} save={save} conflict={texts.conflict} onClose={onClose}>
      <FormField name="english" label={texts.english} hint={texts.englishHint} required autoFocus />
      <FormField name="bangla" label={texts.bangla} required />
      <FormField name="note" label={texts.noteLabel} />
    </FormDialog>
  );
}
