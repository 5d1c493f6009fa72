import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { ContactChannel, ContactMessage } from '@shishir/contract';
import { formatDateTime, formatPhone, phoneLink, whatsAppLink } from '@shishir/format';
import { MailIcon, MessageCircleIcon, PhoneIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useContactMessageCache } from '../use-contact-message-change';
import { readerTexts } from './reader.texts';
import './contact-buttons.css';

const texts = readerTexts.contact;

/** The ways to reach a visitor beside the reply. Which one was used goes into the history. */
export function ContactButtons({ contactMessage }: { contactMessage: ContactMessage }) {
  const { number, email, reference } = contactMessage;
  const record = useContactRecord(contactMessage.id);
  const [call, setCall] = useState<{ anchor: HTMLElement; at: Date } | null>(null);
  return (
    <div className="sender__contacts">
      {number && (
        <>
          <Button
            variant="outlined"
            startIcon={<PhoneIcon />}
            href={phoneLink(number)}
            onClick={(event) => setCall({ anchor: event.currentTarget, at: new Date() })}
          >
            {texts.call}
          </Button>
          <Button
            variant="outlined"
            startIcon={<MessageCircleIcon />}
            href={whatsAppLink(number)}
            target="_blank"
            rel="noreferrer"
            onClick={() => void record('whatsapp')}
          >
            {texts.whatsapp}
          </Button>
        </>
      )}
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
        onClick={() => void record('mail')}
      >
        {texts.mail}
      </Button>
      <Popover
        open={call !== null}
        anchorEl={call?.anchor}
        onClose={() => setCall(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'call-record' } }}
      >
        {call && (
          <CallRecord
            dialled={texts.dialled(formatPhone(number), formatDateTime(call.at).slice(-5))}
            onRecord={async (text) => {
              if (await record('call', text)) setCall(null);
            }}
            onClose={() => setCall(null)}
          />
        )}
      </Popover>
    </div>
  );
}

/** Notes in the history that the visitor was contacted; true where that worked. */
function useContactRecord(id: number) {
  const contact = tsr.contactMessage.contact.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  return async (channel: ContactChannel, text?: string): Promise<boolean> => {
    try {
      await contact.mutateAsync({ params: { id }, body: { channel, text } });
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      return false;
    } finally {
      cache.refresh(id);
    }
  };
}

interface CallRecordProps {
  dialled: string;
  onRecord: (text: string) => Promise<void>;
  onClose: () => void;
}

/** After 'Call': whether somebody answered, and what was said. */
function CallRecord({ dialled, onRecord, onClose }: CallRecordProps) {
  const id = useId();
  const [result, setResult] = useState<string>(texts.results[0]);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onRecord([result, said.trim()].filter(Boolean).join('. '));
    setBusy(false);
  };
  return (
    <div role="dialog" aria-labelledby={id}>
      <b id={id}>{texts.record}</b>
      <p className="mut num">{dialled}</p>
      <div className="segments" role="group" aria-label={texts.result}>
        {texts.results.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === result}
            onClick={() => setResult(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <label htmlFor={`${id}-said`}>
        {texts.said} <span className="mut">{texts.optional}</span>
      </label>
      <textarea
        id={`${id}-said`}
        className="text-area"
        rows={3}
        maxLength={480}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
      <div className="call-record__buttons">
        <Button onClick={onClose}>{texts.notCalled}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
