import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ContactMessage, type EnquiryEvent, isRejectedForGood } from '@shishir/contract';
import { formatTaka, formatWeekdayTime } from '@shishir/format';
import {
  CalendarIcon,
  MailIcon,
  MessageCircleIcon,
  PencilIcon,
  PhoneIcon,
  UsersRoundIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useContactMessageEvents } from '../contact-message.queries';
import { STATUS_NAMES } from '../contact-message.texts';
import { OwnerMark } from '../owner-mark';
import { dayName } from '../pipeline/pipeline-days';
import { LOST_REASON_NAMES, pipelineTexts, STAGE_NAMES } from '../pipeline/pipeline.texts';
import { ReaderNote } from './reader-notes';
import { paragraphs } from './paragraphs';
import { readerTexts } from './reader.texts';
import { useReply } from './use-reply';

const texts = readerTexts.history;

/** History since an enquiry was received: mails, contacts, replies, notes and changes, oldest first. */
export function EnquiryHistory({ contactMessage }: { contactMessage: ContactMessage }) {
  const response = useContactMessageEvents(contactMessage.id);
  const events = response.data?.body.data.filter(({ kind }) => kind !== 'received');
  return (
    <Stack component="section" sx={{ gap: 2, mt: 3 }} aria-label={texts.label}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Typography variant="body2" color="textThird">
          {texts.title}
        </Typography>
        <Divider aria-hidden="true" sx={{ flex: 1 }} />
      </Stack>
      {response.isError && !events && (
        <ReaderNote severity="error" title={texts.failed} alert>
          <Button onClick={() => void response.refetch()}>{texts.retry}</Button>
        </ReaderNote>
      )}
      {response.isPending && <Skeleton width="60%" />}
      {events?.length === 0 && <Typography color="textThird">{texts.nothing}</Typography>}
      {events?.map((event) => (
        <Event key={event.id} event={event} contactMessage={contactMessage} />
      ))}
    </Stack>
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
    <Box sx={EVENT}>
      <EventMark event={event} />
      <Box component="span" sx={SENTENCE}>
        {by && <b>{by.name} </b>}
        {sentenceOf(event, contactMessage)}
      </Box>
      <Typography
        variant="body2"
        component="time"
        dateTime={at}
        noWrap
        sx={{ gridColumn: { xs: 2, md: 3 }, color: 'text.third', lineHeight: 'inherit' }}
      >
        {formatWeekdayTime(at)}
      </Typography>
      {hasText && (
        <Paper
          sx={[
            BELOW,
            TEXT,
            kind === 'note' && { borderColor: 'transparent', bgcolor: 'warning.wash' },
            failed && { borderColor: 'error.main' },
          ]}
        >
          {paragraphs(text).map((part, index) => (
            <p key={index}>{part}</p>
          ))}
        </Paper>
      )}
      {kind === 'reply' && mail?.status === 'waiting' && (
        <Box sx={[BELOW, { mt: 1.5 }]}>
          <ReaderNote severity="warning" title={texts.waiting.title}>
            {mail.last_error ? texts.waiting.deferred(mail.last_error) : texts.waiting.text}
          </ReaderNote>
        </Box>
      )}
      {kind === 'reply' && failed && text !== null && (
        <Stack sx={[BELOW, { gap: 1.5, mt: 1.5 }]}>
          <ReaderNote severity="error" title={texts.notDelivered.title} alert>
            {texts.notDelivered.text(mail.to)}
            {mail.last_error && (
              <Box component="q" sx={{ display: 'block', my: 0.5, fontWeight: 500 }}>
                {mail.last_error}
              </Box>
            )}
            {isRejectedForGood(mail) ? texts.notDelivered.forGood : texts.notDelivered.tooOften}
          </ReaderNote>
          <SendAgain contactMessage={contactMessage} text={text} />
        </Stack>
      )}
    </Box>
  );
}

/** An icon, the event, and its time; below it on phones. */
const EVENT = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', md: '24px minmax(0, 1fr) auto' },
  columnGap: 1.5,
  alignItems: 'start',
  color: 'text.secondary',
  lineHeight: '24px',
  '& > svg': { m: 0.25, color: 'text.third', fontSize: 20 },
};
const SENTENCE = {
  overflowWrap: 'anywhere',
  '& b': { color: 'text.primary', fontWeight: 600 },
};
const BELOW = { gridColumn: { xs: '1 / -1', md: '2 / -1' } };
const TEXT = {
  display: 'grid',
  gap: 1,
  mt: 0.5,
  px: 2,
  py: 1.5,
  boxShadow: 'none',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};

const CHANGES = new Set<EnquiryEvent['kind']>(['status', 'stage', 'value']);

/** The author's initials for replies and notes, else an icon for the type of event. */
function EventMark({ event: { kind, by, channel } }: { event: EnquiryEvent }) {
  if (by && (kind === 'reply' || kind === 'note')) return <OwnerMark name={by.name} />;
  if (channel === 'call') return <PhoneIcon />;
  if (channel === 'whatsapp') return <MessageCircleIcon />;
  if (kind === 'owner') return <UsersRoundIcon />;
  if (kind === 'next_step') return <CalendarIcon />;
  return CHANGES.has(kind) ? <PencilIcon /> : <MailIcon />;
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
      if (text !== null && by === null) return pipelineTexts.history.assigned(text);
      return text === null ? texts.released : by?.name === text ? texts.took : texts.gave(text);
    case 'stage': {
      const [stage = '', reason] = (text ?? '').split(':');
      return pipelineTexts.history.stage(
        STAGE_NAMES[stage as ContactMessage['stage']] ?? stage,
        LOST_REASON_NAMES[reason as NonNullable<ContactMessage['lost_reason']>] ?? null,
        by !== null,
      );
    }
    case 'value':
      return pipelineTexts.history.value(text && formatTaka(Number(text)), by !== null);
    case 'next_step':
      return text === null
        ? pipelineTexts.history.stepDone
        : pipelineTexts.history.step(
            pipelineTexts.step(text.slice(DAY_LENGTH), dayName(text.slice(0, DAY_LENGTH - 1))),
          );
    default:
      return text;
  }
}

/** Length of the day before the text of a next step, with the space. */
const DAY_LENGTH = 11;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Sends the same reply again, as a new reply. */
function SendAgain({ contactMessage, text }: { contactMessage: ContactMessage; text: string }) {
  const { send, busy } = useReply(contactMessage);
  return (
    <Button
      variant="contained"
      sx={{ alignSelf: 'start' }}
      disabled={busy}
      onClick={() => void send({ text, set_replied: false })}
    >
      {busy ? readerTexts.reply.sending : texts.again}
    </Button>
  );
}
