import { CreateSearchSynonym, type SearchSynonym, UpdateSearchSynonym } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { FormDialog } from '../../platform/ui/form/form-dialog';
import { FormField } from '../../platform/ui/form/form-fields';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { ownValues, textConflicts } from '../../platform/ui/record/record-conflicts';
import { synonymsTexts as texts } from './search-synonyms.texts';

interface Values {
  words: string;
  meaning: string;
}
type Body = CreateSearchSynonym | UpdateSearchSynonym;

const FIELDS = ['words', 'meaning'] as const;
const toValues = (row: SearchSynonym | null): Values => ({
  words: row?.words ?? '',
  meaning: row?.meaning ?? '',
});

function toBody({ words, meaning }: Values, saved: SearchSynonym | null): Body | null {
  if (!saved) return { words, meaning };
  const same = words === saved.words && meaning === saved.meaning;
  return same ? null : { words, meaning, version: saved.version };
}

interface Props {
  /** Null for a new synonym. */
  synonym: SearchSynonym | null;
  refresh: () => void;
  onClose: () => void;
}

export function SynonymDialog({ synonym, refresh, onClose }: Props) {
  const create = tsr.searchSynonyms.create.useMutation({ onSettled: refresh });
  const update = tsr.searchSynonyms.update.useMutation({ onSettled: refresh });
  const save = useRecordSave<Values, Body, SearchSynonym>({
    record: synonym,
    schema: synonym ? UpdateSearchSynonym : CreateSearchSynonym,
    toValues,
    toBody,
    send: async (body) => {
      if (!synonym)
        return (await create.mutateAsync({ body: body as CreateSearchSynonym })).body.data;
      const params = { id: synonym.id };
      return (await update.mutateAsync({ params, body: body as UpdateSearchSynonym })).body.data;
    },
    conflicts: (mine, current) =>
      textConflicts(FIELDS, mine, toValues(current), { labels: texts.labels }),
    merge: (mine, current, sides) => ({ ...toValues(current), ...ownValues(FIELDS, mine, sides) }),
    texts: { saved: ({ words }) => texts.saved(words), failed: texts.failed },
    onSaved: onClose,
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const title = synonym ? texts.edit(synonym.words) : texts.add;
  return (
    <FormDialog title={title} save={save} conflict={texts.conflict} onClose={onClose}>
      <FormField name="words" label={texts.words} hint={texts.wordsHint} required autoFocus />
      <FormField name="meaning" label={texts.meaning} hint={texts.meaningHint} />
    </FormDialog>
  );
}
