import type { ContactMessage } from '@shishir/contract';
import { formatAge, formatPhone } from '@shishir/format';
import { Link } from 'react-router-dom';
import { DhakaHover } from '../ui/page/dhaka-time';
import { KIND_NAMES, messageTexts } from './contact-message.texts';
import { MessageBadge } from './message-badge';
import { excerpt, fullName } from './message-text';

interface Props {
  message: ContactMessage;
  to: string;
  current?: boolean;
}

/** A message in three lines: the list beside an open message, and the list on a phone. */
export function MessagePick({ message, to, current = false }: Props) {
  const isNew = message.status === 'new';
  const isSettled = message.quarantined || !['new', 'read'].includes(message.status);
  return (
    <Link
      to={to}
      className={isNew ? 'pick pick--new' : 'pick'}
      aria-current={current ? 'true' : undefined}
    >
      <span className="pick__dot" />
      <b>
        {fullName(message)}
        {isNew && <span className="vh">{messageTexts.isNew}</span>}
      </b>
      <DhakaHover moment={message.created_at}>
        {formatAge(message.created_at, new Date())}
      </DhakaHover>
      <span className="pick__from num">
        {message.kind !== 'contact' && `${KIND_NAMES[message.kind]}, `}
        {message.email}, {formatPhone(message.number)}
      </span>
      {isSettled && <MessageBadge message={message} />}
      <span className="pick__text">{excerpt(message.message)}</span>
    </Link>
  );
}
