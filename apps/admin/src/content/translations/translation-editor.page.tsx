import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type RecordTranslation,
  TRANSLATED_FIELDS,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslatedText,
} from '@shishir/contract';
import { LOCALE } from '@shishir/format';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorBodyOf, failureText, statusOf } from '../../platform/api/failure';
import { StatusBadge } from '../../platform/theme/status-badge';
import { Field } from '../../platform/ui/form/field';
import { useUnsavedWork } from '../../platform/ui/form/unsaved-changes';
import { FailedList } from '../../platform/ui/list/list-states';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useRefreshTranslations, useTranslation, useTranslationSave } from './translations.queries';
import { editorTexts as texts, translationTexts } from './translations.texts';

/** Texts of one record: English at the left, Bangla at the right. */
export default function TranslationEditorPage() {
  const { subject, id } = useParams();
  const known = TRANSLATED_SUBJECTS.find((one) => one === subject) ?? 'company';
  return <LoadedEditor key={`${known} ${id}`} subject={known} id={Number(id)} />;
}

interface Props {
  subject: TranslatedSubject;
  id: number;
}

function LoadedEditor({ subject, id }: Props) {
  const response = useTranslation(subject, id);
  if (response.isPending) return <p role="status">{sharedTexts.loading}</p>;
  if (response.isError) {
    return (
      <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
    );
  }
  return <Editor loaded={response.data.body.data} />;
}

function Editor({ loaded }: { loaded: RecordTranslation }) {
  const [record, setRecord] = useState(loaded);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useTranslationSave();
  const outcome = useOutcomeToasts();
  const refresh = useRefreshTranslations();
  const { subject, id, name, version } = record;
  const valueOf = ({ field, text }: TranslatedText) => typed[field] ?? text ?? '';
  const changed = record.texts.filter((text) => valueOf(text) !== (text.text ?? ''));
  useUnsavedWork(changed.length > 0);

  const send = async (state: 'draft' | 'approved') => {
    if (save.isPending) return;
    const given =
      state === 'draft'
        ? changed
        : record.texts.filter((text) => valueOf(text) !== '' || text.text !== null);
    const body = {
      version,
      state,
      texts: given.map((text) => ({ field: text.field, text: valueOf(text) })),
    };
    try {
      const params = { subject, id };
      const { data } = (await save.mutateAsync({ params, body })).body;
      setRecord(data);
      setTyped({});
      setErrors({});
      setConflict(null);
      outcome.succeeded(state === 'draft' ? texts.drafted : texts.approved);
      void refresh();
    } catch (error) {
      const problem = errorBodyOf(error);
      if (statusOf(error) === 409 && problem?.current) {
        setRecord(problem.current as RecordTranslation);
        setConflict(texts.conflict(problem.changed_by ?? ''));
        return;
      }
      setErrors(errorBodyOf(error)?.fields ?? {});
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  const busy = save.isPending;
  return (
    <>
      <PageTitle text={texts.title(name)} />
      <PageHeader
        note={<State record={record} />}
        actions={
          <Button component={Link} to={paths.translations} variant="outlined">
            {texts.back}
          </Button>
        }
      />
      <Box role="alert">
        {conflict && (
          <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
            {conflict}
          </Alert>
        )}
      </Box>
      {record.texts.length === 0 ? (
        <PageState shows="air" text={texts.nothing} />
      ) : (
        <Box sx={pageLook}>
          <Paper
            component="form"
            aria-label={texts.title(name)}
            sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}
            onSubmit={(event) => {
              event.preventDefault();
              void send('draft');
            }}
          >
            <Stack sx={{ gap: 3 }}>
              {record.texts.map((text) => (
                <TextPair
                  key={text.field}
                  text={text}
                  label={TRANSLATED_FIELDS[subject][text.field]?.label ?? text.label}
                  value={valueOf(text)}
                  error={errors[text.field]}
                  onChange={(value) => setTyped((all) => ({ ...all, [text.field]: value }))}
                />
              ))}
            </Stack>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
              <Button type="submit" variant="outlined" disabled={busy || changed.length === 0}>
                {busy ? texts.saving : texts.saveDraft}
              </Button>
              <Button variant="contained" disabled={busy} onClick={() => void send('approved')}>
                {texts.approve}
              </Button>
            </Stack>
          </Paper>
          <Glossary terms={record.glossary} />
        </Box>
      )}
    </>
  );
}

const pageLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
  gap: 2,
  alignItems: 'start',
};

function State({ record }: { record: RecordTranslation }) {
  const missing = record.texts.filter(({ text }) => text === null).length;
  const stale = record.texts.filter((text) => text.stale).length;
  const parts = [
    ...(missing > 0 ? [translationTexts.missing(missing)] : []),
    ...(stale > 0 ? [translationTexts.stale(stale)] : []),
  ];
  return <>{parts.length > 0 ? parts.join(', ') : translationTexts.complete}</>;
}

interface PairProps {
  text: TranslatedText;
  /** In the language of the dashboard. */
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

function TextPair({ text, label, value, error, onChange }: PairProps) {
  const { source, long, approved, by } = text;
  const differs = approved !== null && text.text !== null && approved !== text.text;
  const hint = differs ? texts.shown(approved) : by ? texts.written(by) : undefined;
  return (
    <Box component="section" aria-label={label} sx={pairLook}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography lang="en" sx={{ mt: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
      </Box>
      <Box lang="bn" sx={{ minWidth: 0, '& textarea, & input': { lineHeight: 1.6 } }}>
        <Field
          label={texts.fieldIn(label)}
          name={text.field}
          value={value}
          onChange={onChange}
          hint={hint}
          changed={value !== (text.text ?? '')}
          {...(error && { error })}
          {...(long && { lines: 4 })}
        />
        <Stack direction="row" lang={LOCALE} sx={{ gap: 0.75, mt: 0.75 }}>
          {text.state === null && <StatusBadge tone="mute" label={texts.missing} />}
          {text.state === 'draft' && <StatusBadge tone="info" label={texts.states.draft} />}
          {text.state === 'approved' && <StatusBadge tone="ok" label={texts.states.approved} />}
          {text.stale && <StatusBadge tone="warn" label={texts.stale} />}
        </Stack>
      </Box>
    </Box>
  );
}

const pairLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1, md: 3 },
};

/** Terms that occur in the English texts, with their Bangla form. */
const Glossary = ({ terms }: { terms: RecordTranslation['glossary'] }) => (
  <Paper component="aside" aria-label={texts.glossary} sx={{ p: 2 }}>
    <Typography component="h2" variant="subtitle1">
      {texts.glossary}
    </Typography>
    {terms.length === 0 && <Typography color="textSecondary">{texts.noTerms}</Typography>}
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1 } }}>
      {terms.map(({ english, bangla, note }) => (
        <Box key={english}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {english}
          </Typography>
          <Typography component="dd" lang="bn">
            {bangla}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  </Paper>
);
