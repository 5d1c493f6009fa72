import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  CreateTermsSet,
  type Locale,
  LOCALES,
  type QuotationTerm,
  type TermsSet,
  UpdateTermsSet,
} from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { SelectField } from '../../../platform/ui/form/select-field';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { ownValues, textConflicts } from '../../../platform/ui/record/record-conflicts';
import { useUndoableRemoval } from '../../../platform/ui/record/use-undoable-removal';
import { quotationKeys, useTermsSets } from '../quotations.queries';
import { TermFields, type TermValues, toTermValues } from './term-fields';
import { termsTexts as texts } from './terms.texts';

/** Sets of terms: the list, or the form of one. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { sets, pending, failed, retry } = useTermsSets();
  const [edited, setEdited] = useState<TermsSet | 'new' | null>(null);
  const remove = useTermsRemoval();
  if (edited) {
    return <SetDialog set={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  }
  return (
    <DialogFrame title={texts.title} width="md" onClose={onClose}>
      <Typography color="textThird">
        {failed ? texts.failed : pending ? texts.loading : texts.note}
      </Typography>
      {failed && <Button onClick={retry}>{texts.retry}</Button>}
      {!pending && !failed && sets.length === 0 && (
        <Typography color="textThird">{texts.none}</Typography>
      )}
      <List disablePadding>
        {sets.map((set) => (
          <ListItem key={set.id} disableGutters divider sx={{ gap: 0.5 }}>
            <ListItemText
              primary={set.name}
              secondary={[
                texts.languages[set.locale],
                texts.count(set.terms.length),
                set.is_default && texts.isDefault,
              ]
                .filter(Boolean)
                .join('. ')}
              slotProps={{
                primary: { sx: { fontWeight: 600 } },
                secondary: { color: 'textThird' },
              }}
              sx={{ m: 0 }}
            />
            <IconButton aria-label={texts.edit(set.name)} onClick={() => setEdited(set)}>
              <PencilIcon />
            </IconButton>
            <IconButton aria-label={texts.removeSet(set.name)} onClick={() => void remove(set)}>
              <TrashIcon />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <DialogActions>
        <Button variant="contained" onClick={() => setEdited('new')}>
          {texts.addSet}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface SetValues {
  name: string;
  locale: Locale;
  terms: TermValues[];
  is_default: boolean;
}
type SetBody = CreateTermsSet | UpdateTermsSet;

const toValues = (set: TermsSet | null): SetValues => ({
  name: set?.name ?? '',
  locale: set?.locale ?? 'en',
  terms: toTermValues(set?.terms ?? [{ title: '', text: '' }]),
  is_default: set?.is_default ?? false,
});
const plain = (terms: readonly QuotationTerm[]) =>
  terms.map(({ title, text }) => ({ title, text }));
const textOf = (terms: readonly QuotationTerm[]) =>
  terms.map(({ title, text }) => `${title}: ${text}`).join('\n');

function toBody(values: SetValues, saved: TermsSet | null): SetBody | null {
  const { name, terms, locale, is_default } = values;
  const body = { name, terms: plain(terms) };
  if (!saved) return { ...body, locale };
  const begins = is_default && !saved.is_default;
  const same = JSON.stringify(body) === JSON.stringify({ name: saved.name, terms: saved.terms });
  if (same && !begins) return null;
  return { ...body, ...(begins && { is_default: true as const }), version: saved.version };
}

const FIELDS = ['name', 'terms', 'is_default'] as const;
const textsOf = ({ name, terms, is_default }: SetValues) => ({
  name,
  terms: textOf(terms),
  is_default: is_default ? texts.yes : texts.no,
});

/** Adds or changes a set. */
function SetDialog({ set, onClose }: { set: TermsSet | null; onClose: () => void }) {
  const refresh = useRefreshTerms();
  const create = tsr.quotations.createTerms.useMutation({ onSettled: refresh });
  const update = tsr.quotations.updateTerms.useMutation({ onSettled: refresh });
  const save = useRecordSave<SetValues, SetBody, TermsSet>({
    record: set,
    schema: set ? UpdateTermsSet : CreateTermsSet,
    toValues,
    toBody,
    send: async (body) => {
      if (!set) return (await create.mutateAsync({ body: body as CreateTermsSet })).body.data;
      const params = { id: set.id };
      return (await update.mutateAsync({ params, body: body as UpdateTermsSet })).body.data;
    },
    conflicts: termsConflicts,
    merge: (mine, current, sides) => ({ ...toValues(current), ...ownValues(FIELDS, mine, sides) }),
    texts: { saved: ({ name }) => texts.saved(name), failed: texts.saveFailed },
    onSaved: onClose,
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const title = set ? set.name : texts.newTitle;
  return (
    <FormDialog
      title={title}
      width="md"
      save={save}
      conflict={texts.conflict}
      texts={texts}
      onClose={onClose}
    >
      <FormField name="name" label={texts.name} autoFocus />
      {!set && <LanguageChoice />}
      <TermFields />
      {set && <DefaultSwitch isDefault={set.is_default} />}
    </FormDialog>
  );
}

/** Conflicts between the form and a set saved by another editor. */
const termsConflicts = (mine: SetValues, current: TermsSet) =>
  textConflicts(FIELDS, textsOf(mine), textsOf(toValues(current)), { labels: texts.labels });

const LANGUAGES = LOCALES.map((value) => ({ value, label: texts.languages[value] }));

/** A set keeps its language, so that its quotations never change theirs. */
function LanguageChoice() {
  const { value, change } = useField<Locale>('locale');
  return (
    <SelectField
      name="locale"
      label={texts.language}
      value={value}
      choices={LANGUAGES}
      onChoose={(locale) => locale && change(locale)}
    />
  );
}

/** Cannot be switched off: only another set can become the default. */
function DefaultSwitch({ isDefault }: { isDefault: boolean }) {
  const { value, change } = useField<boolean>('is_default');
  return (
    <FormControlLabel
      label={texts.makeDefault}
      control={
        <Switch
          checked={value}
          disabled={isDefault}
          onChange={(_event, on) => change(on)}
          slotProps={{ input: { 'aria-label': texts.makeDefault } }}
        />
      }
    />
  );
}

function useRefreshTerms() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: quotationKeys.terms });
}

function useTermsRemoval() {
  const refresh = useRefreshTerms();
  const remove = tsr.quotations.removeTerms.useMutation({ onSettled: refresh });
  const create = tsr.quotations.createTerms.useMutation({ onSettled: refresh });
  return useUndoableRemoval<TermsSet>({
    remove: ({ id }) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: ({ name, locale, terms }) =>
      create.mutateAsync({ body: { name, locale, terms: plain(terms) } }),
    texts: { removed: texts.removed, failed: texts.removeFailed },
  });
}
