import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  type GivenText,
  type RecordTranslation,
  TRANSLATED_FIELDS,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslatedText,
} from '@shishir/contract';
import { RotateCcwClockIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import { useUnsavedWork } from '../../platform/ui/form/unsaved-changes';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { PageHeader } from '../../platform/ui/page/page-header';
import { Loading, PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { PreviewButton } from '../../platform/ui/record/preview-button';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { Glossary, TextPair } from './text-pair';
import { TranslationHistory } from './translation-history';
import { translationHistoryTexts as historyTexts } from './translation-history.texts';
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
  if (response.isPending) return <Loading />;
  if (response.isError) {
    return <FailedQuery of={response} />;
  }
  return <Editor loaded={response.data.body.data} />;
}

function Editor({ loaded }: { loaded: RecordTranslation }) {
  const [record, setRecord] = useState(loaded);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useTranslationSave();
  const outcome = useOutcomeToasts();
  const refresh = useRefreshTranslations();
  const { subject, id, name, version } = record;
  const valueOf = ({ field, text }: TranslatedText) => typed[field] ?? text ?? '';
  const changed = record.texts.filter((text) => valueOf(text) !== (text.text ?? ''));
  useUnsavedWork(changed.length > 0);

  const typedIn = (given: TranslatedText[]) =>
    given.map((text) => ({ field: text.field, text: valueOf(text) }));
  const approve = () =>
    send(
      'approved',
      typedIn(record.texts.filter((text) => valueOf(text) !== '' || text.text !== null)),
    );
  const send = async (state: 'draft' | 'approved', given: GivenText[], restored?: string) => {
    if (save.isPending) return;
    const body = { version, state, texts: given, restored_from: restored };
    try {
      const params = { subject, id };
      const { data } = (await save.mutateAsync({ params, body })).body;
      setRecord(data);
      setTyped({});
      setErrors({});
      setConflict(null);
      setShowsHistory(false);
      outcome.succeeded(state === 'draft' ? texts.drafted : texts.approved);
      void refresh();
    } catch (error) {
      const problem = errorBodyOf(error);
      if (statusOf(error) === 409 && problem?.current) {
        setRecord(problem.current as RecordTranslation);
        setConflict(texts.conflict(problem.changed_by ?? ''));
        setShowsHistory(false);
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
          <>
            <Button component={Link} to={paths.translations} variant="outlined">
              {texts.back}
            </Button>
            <Button
              variant="outlined"
              startIcon={<RotateCcwClockIcon />}
              onClick={() => setShowsHistory(true)}
            >
              {historyTexts.open}
            </Button>
            <PreviewButton
              subject={subject}
              id={id}
              unsaved={() => ({ bangla: typedIn(changed) })}
            />
          </>
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
              void send('draft', typedIn(changed));
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
              <Button variant="contained" disabled={busy} onClick={() => void approve()}>
                {texts.approve}
              </Button>
            </Stack>
          </Paper>
          <Glossary terms={record.glossary} />
        </Box>
      )}
      {showsHistory && (
        <TranslationHistory
          record={record}
          hasChanges={changed.length > 0}
          busy={busy}
          onRestore={(given, { at }) => void send('draft', given, at ?? undefined)}
          onClose={() => setShowsHistory(false)}
        />
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
