import type { ContactMessage, ContactMessageQuery } from '@shishir/contract';
import { formatAge, formatPhone } from '@shishir/format';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../theme/status-badge';
import type { ListAddress } from '../ui/list/list-address';
import type { ListRows } from '../ui/list/list-rows';
import { DhakaHover } from '../ui/page/dhaka-time';
import { paths } from '../ui/page/paths';
import { KIND_NAMES, messageTexts, STATUS_NAMES } from './contact-message.texts';

interface Props {
  message: ContactMessage;
  to: string;
  current?: boolean;
}

/** A message in three lines: the list beside an open message, and the list on a phone. */
export function MessageCard({ message, to, current = false }: Props) {
  const isNew = message.status === 'new';
  const isSettled = !['new', 'read'].includes(message.status);
  return (
    <Link
      to={to}
      className={isNew ? 'message-card message-card--new' : 'message-card'}
      aria-current={current ? 'true' : undefined}
    >
      <span className="message-card__dot" />
      <b>
        {fullName(message)}
        {isNew && <span className="vh">{messageTexts.isNew}</span>}
      </b>
      <DhakaHover moment={message.created_at}>
        {formatAge(message.created_at, new Date())}
      </DhakaHover>
      <span className="message-card__from num">
        {message.kind !== 'contact' && `${KIND_NAMES[message.kind]}, `}
        {message.email}
        {message.number && `, ${formatPhone(message.number)}`}
      </span>
      {isSettled && <MessageBadge message={message} />}
      <span className="message-card__text">{excerpt(message)}</span>
    </Link>
  );
}

const TONES: Record<ContactMessage['status'], Tone> = {
  new: 'info',
  read: 'mute',
  replied: 'ok',
  archived: 'mute',
  spam: 'warn',
};

export function MessageBadge({ message }: { message: ContactMessage }) {
  return <StatusBadge tone={TONES[message.status]} label={STATUS_NAMES[message.status]} />;
}

const EXCERPT_LENGTH = 140;

export const fullName = (message: ContactMessage) =>
  `${message.first_name} ${message.last_name}`.trim();

/** The beginning of a message on one line, cut at a word. Where none was written, what was chosen in the form. */
export function excerpt({ message, details }: ContactMessage): string {
  const { opening, interest, role, location, company } = details;
  const chosen = [opening, interest, role, location, company].filter(Boolean).join(', ');
  const line = (message || chosen).replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > EXCERPT_LENGTH / 2 ? end : undefined)}…`;
}

export type MessageAddress = ListAddress<ContactMessageQuery>;
export type MessageRows = ListRows<ContactMessage>;

/** The address of a message: below the list, with the search of the list. */
export const messageAddress = (id: number, address: { search: string }) =>
  `${paths.messages}/${id}${address.search}`;
