import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ContactMessage } from '@shishir/contract';
import { SquareTextIcon } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { blankIn, selectBlank } from '../../../platform/ui/form/blanks';
import { formTexts } from '../../../platform/ui/form/form.texts';
import { useUnsavedWork } from '../../../platform/ui/form/unsaved-changes';
import { useCompany } from '../../../platform/ui/page/company.queries';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { fullName } from '../contact-message-card';
import { useContactMessageCache } from '../use-contact-message-change';
import { Addresses, Composer, DraftState, FailureNote, SendButton } from './composer';
import { readerTexts } from './reader.texts';
import { TemplateDialog, TemplateMenu } from './reply-templates';
import { useDraft } from './use-draft';
import { useReply } from './use-reply';

const texts = readerTexts.reply;

interface Props {
  contactMessage: ContactMessage;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a mail to the visitor, or a note that only staff see. This browser keeps unsent text. */
export function ReplyForm({ contactMessage, field }: Props) {
  const [tab, setTab] = useState<Tab>('reply');
  const Form = tab === 'reply' ? Reply : Note;
  return (
    <Box component="section" sx={FORM} aria-label={texts.write}>
      <Tabs tab={tab} onChoose={setTab} />
      <Form contactMessage={contactMessage} field={field} />
    </Box>
  );
}

type Tab = 'reply' | 'note';

const FORM = {
  px: { xs: 2, md: 3 },
  pt: 1,
  pb: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { maxWidth: { md: 760 } },
};

interface TabsProps {
  tab: Tab;
  onChoose: (tab: Tab) => void;
}

function Tabs({ tab, onChoose }: TabsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={tab}
      aria-label={texts.write}
      sx={{ display: 'flex', width: 'fit-content', mb: 1 }}
    >
      {(['reply', 'note'] as const).map((name) => (
        <ToggleButton key={name} value={name} onClick={() => onChoose(name)}>
          {texts.tabs[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Reply({ contactMessage, field }: Props) {
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
      {failure && <FailureNote title={texts.notSent} text={failure} />}
      <Composer
        readers={<Addresses to={contactMessage.email} from={company?.sales_email} />}
        field={field}
        label={texts.label(name)}
        placeholder={texts.hint(name, contactMessage.locale)}
        busy={busy}
        text={draft.text}
        onChange={change}
        onSend={() => void submit()}
      >
        <TemplateMenu
          contactMessage={contactMessage}
          onChoose={(text) => {
            setFailure(null);
            change(draft.text.trim() ? `${draft.text.trimEnd()}\n\n${text}` : text);
            field.current?.focus();
          }}
          onManage={() => setTemplate('all')}
        />
        <IconButton
          aria-label={texts.saveTemplate}
          title={texts.saveTemplate}
          disabled={!draft.text.trim()}
          onClick={() => setTemplate('new')}
        >
          <SquareTextIcon />
        </IconButton>
        <DraftState kept={draft.text !== '' && isKept} />
        <FormControlLabel
          control={
            <Checkbox
              checked={setReplied}
              onChange={(event) => setSetReplied(event.target.checked)}
              sx={{ p: 1 }}
            />
          }
          label={texts.setReplied}
          sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}
        />
        <SendButton busy={busy} label={texts.send} onPress={() => void submit()} />
      </Composer>
      {template && (
        <TemplateDialog
          newText={template === 'new' ? draft.text : null}
          onClose={() => setTemplate(null)}
        />
      )}
    </>
  );
}

function Note({ contactMessage, field }: Props) {
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
      {failure && <FailureNote title={texts.noteNotSaved} text={failure} />}
      <Composer
        note
        readers={texts.noteFor}
        field={field}
        label={texts.noteLabel(fullName(contactMessage))}
        busy={add.isPending}
        text={draft.text}
        onChange={change}
        onSend={() => void submit()}
      >
        <Box sx={{ mr: 'auto', pl: 1 }}>
          <DraftState kept={draft.text !== '' && isKept} />
        </Box>
        <SendButton busy={add.isPending} label={texts.saveNote} onPress={() => void submit()} />
      </Composer>
    </>
  );
}

/** Returns why a reply was not sent; the text is kept. */
function failureOf(error: unknown): string {
  if (isOffline(error)) return OFFLINE;
  return errorBodyOf(error)?.message ?? texts.unreachable;
}
