import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ContactMessage, type EnquiryEvent, isRejectedForGood } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { MailIcon, MessageCircleIcon, PencilIcon, PhoneIcon, UsersRoundIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContactMessageEvents } from '../contact-message.queries';
import { STATUS_NAMES } from '../contact-message.texts';
import { OwnerMark } from '../contact-message-card';
import { ReaderNote } from './reader-notes';
import { paragraphs, readerTexts } from './reader.texts';
import { useReply } from './use-reply';
import './enquiry-history.css';

const texts = readerTexts.history;

/** What happened since an enquiry was received: mails, contacts, replies, notes and changes, oldest first. */
export function EnquiryHistory({ contactMessage }: { contactMessage: ContactMessage }) {
  const response = useContactMessageEvents(contactMessage.id);
  const events = response.data?.body.data.filter(({ kind }) => kind !== 'received');
  return (
    <section className="history num" aria-label={texts.label}>
      <p className="history__title">{texts.title}</p>
      {response.isError && !events && (
        <ReaderNote tone="bad" title={texts.failed} alert>
          <Button onClick={() => void response.refetch()}>{texts.retry}</Button>
        </ReaderNote>
      )}
      {response.isPending && <Skeleton width="60%" />}
      {events?.length === 0 && <p className="mut">{texts.nothing}</p>}
      {events?.map((event) => (
        <Event key={event.id} event={event} contactMessage={contactMessage} />
      ))}
    </section>
  );
}

interface EventProps {
  event: EnquiryEvent;
  contactMessage: ContactMessage;
}

function Event({ event, contactMessage }: EventProps) {
  const { kind, at, by, mail, text } = event;
  const failed = mail?.status === 'failed';
  const hasText = (kind === 'reply' || kind === 'note') && text !== null;
  return (
    <div className="event">
      <EventMark event={event} />
      <span>
        {by && <b>{by.name} </b>}
        {sentenceOf(event, contactMessage)}
      </span>
      <time dateTime={at}>{formatWeekdayTime(at)}</time>
      {hasText && (
        <div
          className={`event__text ${kind === 'note' ? 'event__text--note' : ''} ${failed ? 'event__text--failed' : ''}`}
        >
          {paragraphs(text).map((part, index) => (
            <p key={index}>{part}</p>
          ))}
        </div>
      )}
      {kind === 'reply' && mail?.status === 'waiting' && (
        <div className="event__note">
          <ReaderNote tone="warn" title={texts.waiting.title}>
            {mail.last_error ? texts.waiting.deferred(mail.last_error) : texts.waiting.text}
          </ReaderNote>
        </div>
      )}
      {kind === 'reply' && failed && text !== null && (
        <div className="event__note">
          <ReaderNote tone="bad" title={texts.notDelivered.title} alert>
            {texts.notDelivered.text(mail.to)}
            {mail.last_error && <q className="event__said">{mail.last_error}</q>}
            {isRejectedForGood(mail) ? texts.notDelivered.forGood : texts.notDelivered.tooOften}
          </ReaderNote>
          <SendAgain contactMessage={contactMessage} text={text} />
        </div>
      )}
    </div>
  );
}

/** A face where somebody wrote something, else a sign for what it was. */
function EventMark({ event: { kind, by, channel } }: { event: EnquiryEvent }) {
  if (by && (kind === 'reply' || kind === 'note')) return <OwnerMark name={by.name} />;
  if (channel === 'call') return <PhoneIcon />;
  if (channel === 'whatsapp') return <MessageCircleIcon />;
  if (kind === 'owner') return <UsersRoundIcon />;
  return kind === 'status' ? <PencilIcon /> : <MailIcon />;
}

function sentenceOf(
  { kind, by, text, channel, mail }: EnquiryEvent,
  contactMessage: ContactMessage,
): ReactNode {
  switch (kind) {
    case 'mail':
      return (
        <>
          <b>{text}</b> {texts.mailed(mail?.to === contactMessage.email ? texts.visitor : mail?.to)}
          {mail && mail.status !== 'sent' && `, ${texts.mailStates[mail.status]}`}
        </>
      );
    case 'reply':
      return texts.replied;
    case 'note':
      return texts.noted;
    case 'contact':
      return `${texts.channels[channel ?? 'mail']}${text ? `, ${lowerFirst(text)}` : ''}`;
    case 'status':
      return texts.set(STATUS_NAMES[text as ContactMessage['status']] ?? text ?? '', by !== null);
    case 'owner':
      return text === null ? texts.released : by?.name === text ? texts.took : texts.gave(text);
    default:
      return text;
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The same reply once more, as a reply of its own. */
function SendAgain({ contactMessage, text }: { contactMessage: ContactMessage; text: string }) {
  const { send, busy } = useReply(contactMessage);
  return (
    <Button
      variant="contained"
      disabled={busy}
      onClick={() => void send({ text, set_replied: false })}
    >
      {busy ? readerTexts.reply.sending : texts.again}
    </Button>
  );
}
