import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessage, EnquiryEvent } from '@shishir/contract';
import { formatNumericDate, formatTime } from '@shishir/format';
import { CircleExclamationPointIcon, ClockIcon, TriangleExclamationPointIcon } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { useEnquiryTerms, useContactMessageEvents } from '../contact-message.queries';
import { STATUS_NAMES } from '../contact-message.texts';
import type { InboxActions } from '../use-inbox-actions';
import type { ContactMessagePatch } from '../use-contact-message-change';
import { readerTexts } from './reader.texts';

const ICONS = {
  info: <CircleExclamationPointIcon size={20} />,
  warning: <ClockIcon size={20} />,
  error: <TriangleExclamationPointIcon size={20} />,
};

interface NoteProps {
  severity: keyof typeof ICONS;
  title: string;
  icon?: ReactNode;
  /** Announced immediately. */
  alert?: boolean;
}

/** A notice in the reader with possible actions. */
export function ReaderNote({
  severity,
  title,
  icon,
  alert,
  children,
}: PropsWithChildren<NoteProps>) {
  return (
    <Alert
      severity={severity}
      icon={icon ?? ICONS[severity]}
      slotProps={{
        // The default `role` is alert.
        root: { role: alert ? 'alert' : undefined },
        message: { sx: { flex: 1, overflow: 'visible', overflowWrap: 'anywhere' } },
      }}
    >
      <b>{title}</b> {children}
    </Alert>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Explains why an enquiry is held back, and until when. */
export function SpamNote({ contactMessage }: { contactMessage: ContactMessage }) {
  const days = useEnquiryTerms()?.keep_quarantine_days;
  const texts = readerTexts.heldBack;
  const until =
    days !== undefined &&
    formatNumericDate(new Date(new Date(contactMessage.created_at).getTime() + days * DAY_MS));
  return (
    <ReaderNote
      severity="warning"
      icon={<TriangleExclamationPointIcon size={20} />}
      title={
        contactMessage.spam_score === null ? texts.title : texts.scored(contactMessage.spam_score)
      }
    >
      {until && texts.until(until)} {texts.release}
      {contactMessage.spam_reason && (
        <Typography sx={{ mt: 1 }}>{contactMessage.spam_reason}</Typography>
      )}
    </ReaderNote>
  );
}

interface ConflictProps {
  /** The saved state. */
  contactMessage: ContactMessage;
  inbox: InboxActions;
}

/** Shows after a conflict what another editor changed, and lets either change stay. */
export function ConflictNote({ contactMessage, inbox }: ConflictProps) {
  const events = useContactMessageEvents(contactMessage.id).data?.body.data ?? [];
  const { conflict, endConflict, change } = inbox;
  if (!conflict) return null;
  const { patch } = conflict;
  const texts = readerTexts.conflict;
  const latest = events.findLast(({ kind }) => ['status', 'owner', 'reply'].includes(kind));
  const isOwner = patch.owner !== undefined;
  return (
    <ReaderNote severity="info" title={latest ? whatTheyDid(latest) : texts.somebody} alert>
      {isOwner ? texts.ownerNotSaved : texts.stateNotSaved}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={endConflict}>
          {keepText(contactMessage, isOwner)}
        </Button>
        <Button onClick={() => void change(contactMessage, patch)}>{mine(patch)}</Button>
      </Stack>
    </ReaderNote>
  );
}

function keepText({ owner, status }: ContactMessage, isOwner: boolean): string {
  const texts = readerTexts.conflict;
  if (!isOwner) return texts.keep(STATUS_NAMES[status]);
  return owner ? texts.keep(owner.name) : texts.keepUnassigned;
}

/** 'Nusrat Rahman took this enquiry at 10:16.' */
function whatTheyDid({ kind, by, at, text }: EnquiryEvent): string {
  const texts = readerTexts.conflict;
  const name = by?.name ?? texts.unknown;
  const time = formatTime(at);
  if (kind === 'reply') return texts.replied(name, time);
  if (kind === 'status') {
    return texts.set(name, STATUS_NAMES[text as keyof typeof STATUS_NAMES] ?? '', time);
  }
  if (text === null) return texts.released(name, time);
  return text === name ? texts.took(name, time) : texts.gave(name, text, time);
}

function mine({ owner, status }: ContactMessagePatch): string {
  const texts = readerTexts.conflict;
  if (status) return texts.setTo(STATUS_NAMES[status]);
  return owner ? texts.takeOver(owner.name) : texts.noOwner;
}
