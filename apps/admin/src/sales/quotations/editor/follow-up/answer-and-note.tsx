import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AnswerQuestion, type Quotation } from '@shishir/contract';
import {
  createContext,
  type Dispatch,
  type PropsWithChildren,
  type SetStateAction,
  use,
  useMemo,
  useState,
} from 'react';
import { StatusBadge } from '../../../../platform/theme/status-badge';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../../../platform/api/failure';
import { newKey } from '../../../../platform/api/new-key';
import { blankIn, selectBlank } from '../../../../platform/ui/form/blanks';
import { Field } from '../../../../platform/ui/form/field';
import { formTexts } from '../../../../platform/ui/form/form.texts';
import { useUnsavedWork } from '../../../../platform/ui/form/unsaved-changes';
import { useOutcomeToasts } from '../../../../platform/ui/toast/outcome-toasts';
import { useQuotationCache, useQuotationCalls } from '../../quotations.queries';
import { timeText } from '../../quotation-values';
import { editorTexts } from '../editor.texts';
import { HIDDEN_LABEL } from '../../row-looks';
import { PartFields } from '../editor-parts';
import { EditorSection } from '../editor-section';

interface Typed {
  answer: { text: string; key: string };
  /** Null for the saved note; otherwise with the version on which the change is based. */
  note: { text: string; version: number } | null;
}
const nothing = (): Typed => ({ answer: { text: '', key: newKey() }, note: null });

const TypedContext = createContext<[Typed, Dispatch<SetStateAction<Typed>>]>([nothing(), () => {}]);

/** Keeps typed answers and notes while a draft is sent or the next one is started. */
export function TypedTexts({ children }: PropsWithChildren) {
  const [typed, setTyped] = useState(nothing);
  const value = useMemo((): [Typed, typeof setTyped] => [typed, setTyped], [typed]);
  return <TypedContext value={value}>{children}</TypedContext>;
}

/** Returns why a call failed, for the field; null if the session has ended, which opens the sign-in dialog. */
function reasonOf(error: unknown, field: string, failed: string): string | null {
  if (statusOf(error) === 401) return null;
  const body = errorBodyOf(error);
  return body?.fields?.[field] ?? body?.message ?? (isOffline(error) ? OFFLINE : failed);
}

/** Answers the customer's last question. Text is kept until it is sent. */
export function AnswerSection({ quotation }: { quotation: Quotation }) {
  const texts = editorTexts.questions;
  const { id, open_questions, events } = quotation;
  const [{ answer: draft }, setTyped] = use(TypedContext);
  const setDraft = (text: string) =>
    setTyped((before) => ({ ...before, answer: { text, key: newKey() } }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { answer } = useQuotationCalls(id);
  const { refreshEnquiries } = useQuotationCache();
  const outcome = useOutcomeToasts();
  useUnsavedWork(draft.text !== '');
  const question =
    open_questions > 0 ? events.findLast(({ kind }) => kind === 'question') : undefined;
  const change = (text: string) => {
    setDraft(text);
    setError(null);
  };
  const send = async () => {
    const wrong = AnswerQuestion.safeParse({ text: draft.text }).error?.issues[0]?.message;
    if (wrong) return setError(wrong);
    const blank = blankIn(draft.text);
    if (blank) {
      setError(formTexts.blank(blank));
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name="answer"]');
      if (field) selectBlank(field, blank);
      return;
    }
    setBusy(true);
    try {
      await answer(draft.text, draft.key);
      setDraft('');
      refreshEnquiries();
      outcome.succeeded(texts.sent);
    } catch (failure) {
      setError(reasonOf(failure, 'text', texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EditorSection
      title={texts.title}
      aside={open_questions > 0 && <StatusBadge tone="warn" label={texts.open(open_questions)} />}
    >
      <PartFields>
        {question && (
          <Alert
            component="blockquote"
            role="blockquote"
            severity="warning"
            icon={false}
            sx={{ m: 0, color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ whiteSpace: 'pre-line' }}>{question.text}</Typography>
            <Typography variant="body2" component="small" color="textSecondary">
              {timeText(question.at)}
            </Typography>
          </Alert>
        )}
        <Field
          name="answer"
          label={texts.label}
          hint={question ? texts.hint : texts.noneHint}
          lines={3}
          value={draft.text}
          error={error ?? undefined}
          onChange={change}
        />
        <Button variant="outlined" disabled={busy} onClick={() => void send()}>
          {busy ? texts.sending : texts.send}
        </Button>
      </PartFields>
    </EditorSection>
  );
}

/** The internal note, which only staff see. */
export function NoteSection({ quotation }: { quotation: Quotation }) {
  const texts = editorTexts.note;
  const { setNote } = useQuotationCalls(quotation.id);
  const [{ note: typed }, setAll] = use(TypedContext);
  const setTyped = (note: Typed['note']) => setAll((before) => ({ ...before, note }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useUnsavedWork(typed !== null);
  const change = (text: string) => {
    const { version } = typed ?? quotation;
    setTyped(text === quotation.note ? null : { text, version });
    setError(null);
  };
  const save = async () => {
    if (typed === null) return;
    setBusy(true);
    try {
      await setNote(typed.text, typed.version);
      setTyped(null);
      setError(null);
    } catch (failure) {
      const current = errorBodyOf(failure)?.current as Quotation | undefined;
      if (statusOf(failure) === 409 && current) {
        setTyped({ ...typed, version: current.version });
        setError(texts.conflict(current.note));
      } else setError(reasonOf(failure, 'note', texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EditorSection title={texts.title}>
      <PartFields sx={HIDDEN_LABEL}>
        <Field
          name="note"
          label={texts.title}
          hint={texts.hint}
          lines={3}
          value={typed?.text ?? quotation.note}
          error={error ?? undefined}
          onChange={change}
        />
        {typed !== null && (
          <Button variant="outlined" disabled={busy} onClick={() => void save()}>
            {busy ? texts.saving : texts.save}
          </Button>
        )}
      </PartFields>
    </EditorSection>
  );
}
