import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { ContactMessage } from '@shishir/contract';
import { SquareTextIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { blankIn, selectBlank } from '../../../platform/ui/form/blanks';
import { formTexts } from '../../../platform/ui/form/form.texts';
import { useUnsavedWork } from '../../../platform/ui/form/unsaved-changes';
import { useCompany } from '../../../platform/ui/page/company.queries';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { fullName } from '../contact-message-card';
import { useContactMessageCache } from '../use-contact-message-change';
import { ReaderNote } from './reader-notes';
import { readerTexts } from './reader.texts';
import { TemplateDialog, TemplateMenu } from './reply-templates';
import { useDraft } from './use-draft';
import { useReply } from './use-reply';
import './reply-form.css';

const texts = readerTexts.reply;

interface Props {
  contactMessage: ContactMessage;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes to the visitor by mail, or a note that only staff see. What is not sent yet is kept in this browser. */
export function ReplyForm({ contactMessage, field }: Props) {
  const [tab, setTab] = useState<'reply' | 'note'>('reply');
  return (
    <section className="composer" aria-label={texts.write}>
      {tab === 'reply' ? (
        <Reply
          contactMessage={contactMessage}
          field={field}
          tabs={<Tabs tab={tab} onChoose={setTab} />}
        />
      ) : (
        <Note
          contactMessage={contactMessage}
          field={field}
          tabs={<Tabs tab={tab} onChoose={setTab} />}
        />
      )}
    </section>
  );
}

interface TabsProps {
  tab: 'reply' | 'note';
  onChoose: (tab: 'reply' | 'note') => void;
}

function Tabs({ tab, onChoose }: TabsProps) {
  return (
    <div className="composer__tabs" role="group" aria-label={texts.write}>
      {(['reply', 'note'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => onChoose(name)}>
          {texts.tabs[name]}
        </button>
      ))}
    </div>
  );
}

interface TabProps extends Props {
  tabs: React.ReactNode;
}

function Reply({ contactMessage, field, tabs }: TabProps) {
  const { draft, change, isKept } = useDraft('reply', contactMessage.id);
  const [setReplied, setSetReplied] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const [template, setTemplate] = useState<'new' | 'all' | null>(null);
  const company = useCompany();
  const { send, busy } = useReply(contactMessage);
  useUnsavedWork(draft.text !== '' && !isKept);

  const name = fullName(contactMessage);
  const submit = async () => {
    if (busy) return;
    if (!draft.text.trim()) {
      setFailure(texts.empty);
      field.current?.focus();
      return;
    }
    const blank = blankIn(draft.text);
    if (blank) {
      setFailure(formTexts.blank(blank));
      if (field.current) selectBlank(field.current, blank);
      return;
    }
    setFailure(null);
    const error = await send({ text: draft.text, set_replied: setReplied, key: draft.key });
    if (error === null) change('');
    else if (statusOf(error) !== 401) setFailure(failureOf(error));
  };
  return (
    <>
      <div className="composer__top">
        {tabs}
        <TemplateMenu
          contactMessage={contactMessage}
          onChoose={(text) => {
            setFailure(null);
            change(draft.text.trim() ? `${draft.text.trimEnd()}\n\n${text}` : text);
            field.current?.focus();
          }}
          onManage={() => setTemplate('all')}
        />
      </div>
      {failure && (
        <ReaderNote tone="bad" title={texts.notSent} alert>
          {failure}
        </ReaderNote>
      )}
      <div className="composer__box">
        <p className="composer__to">
          {texts.to} <b>{contactMessage.email}</b>
          {company?.sales_email && <span>{texts.from(company.sales_email)}</span>}
        </p>
        <textarea
          ref={field}
          aria-label={texts.label(name)}
          placeholder={texts.hint(name)}
          rows={4}
          maxLength={10_000}
          readOnly={busy}
          value={draft.text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => isSend(event) && void submit()}
        />
        <div className="composer__foot">
          <IconButton
            aria-label={texts.saveTemplate}
            title={texts.saveTemplate}
            disabled={!draft.text.trim()}
            onClick={() => setTemplate('new')}
          >
            <SquareTextIcon />
          </IconButton>
          <span className="composer__draft" role="status">
            {draft.text !== '' && isKept && texts.draft}
          </span>
          <FormControlLabel
            control={
              <Checkbox
                checked={setReplied}
                onChange={(event) => setSetReplied(event.target.checked)}
              />
            }
            label={texts.setReplied}
          />
          <SendButton busy={busy} label={texts.send} onPress={() => void submit()} />
        </div>
      </div>
      {template && (
        <TemplateDialog
          newText={template === 'new' ? draft.text : null}
          onClose={() => setTemplate(null)}
        />
      )}
    </>
  );
}

function Note({ contactMessage, field, tabs }: TabProps) {
  const { draft, change, isKept } = useDraft('note', contactMessage.id);
  const [failure, setFailure] = useState<string | null>(null);
  const add = tsr.contactMessage.note.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  useUnsavedWork(draft.text !== '' && !isKept);

  const submit = async () => {
    if (add.isPending) return;
    if (!draft.text.trim()) return setFailure(texts.emptyNote);
    setFailure(null);
    try {
      await add.mutateAsync({ params: { id: contactMessage.id }, body: { text: draft.text } });
      change('');
      outcome.succeeded(texts.noteSaved);
    } catch (error) {
      if (statusOf(error) !== 401) setFailure(failureOf(error));
    } finally {
      cache.refresh(contactMessage.id);
    }
  };
  return (
    <>
      <div className="composer__top">{tabs}</div>
      {failure && (
        <ReaderNote tone="bad" title={texts.noteNotSaved} alert>
          {failure}
        </ReaderNote>
      )}
      <div className="composer__box composer__box--note">
        <p className="composer__to">{texts.noteFor}</p>
        <textarea
          ref={field}
          aria-label={texts.noteLabel(fullName(contactMessage))}
          rows={4}
          maxLength={10_000}
          readOnly={add.isPending}
          value={draft.text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => isSend(event) && void submit()}
        />
        <div className="composer__foot">
          <span className="composer__draft" role="status">
            {draft.text !== '' && isKept && texts.draft}
          </span>
          <SendButton busy={add.isPending} label={texts.saveNote} onPress={() => void submit()} />
        </div>
      </div>
    </>
  );
}

interface SendButtonProps {
  busy: boolean;
  label: string;
  onPress: () => void;
}

const SendButton = ({ busy, label, onPress }: SendButtonProps) => (
  <Button variant="contained" className="composer__send" disabled={busy} onClick={onPress}>
    {busy ? texts.sending : label}
    {!busy && <kbd aria-hidden="true">Ctrl Enter</kbd>}
  </Button>
);

const isSend = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** Why it was not sent; the text stays. */
function failureOf(error: unknown): string {
  if (isOffline(error)) return OFFLINE;
  return errorBodyOf(error)?.message ?? texts.unreachable;
}
