import type { ContactMessage } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { publicAddress } from '../ui/page/public-address';
import { DhakaTime } from '../ui/page/dhaka-time';
import { initials, LetterAvatar } from '../theme/letter-avatar';
import { KIND_NAMES, messageTexts } from './contact-message.texts';
import { MessageBadge } from './message-badge';
import { fullName } from './message-text';

export function MessageBody({ message }: { message: ContactMessage }) {
  return (
    <div className="reader__body">
      <header>
        <LetterAvatar letters={initials(fullName(message))} size={48} />
        <div>
          <h2>{fullName(message)}</h2>
          <span className="mut num">
            {KIND_NAMES[message.kind]} {message.reference}
          </span>
        </div>
        <MessageBadge message={message} />
      </header>
      {message.quarantined && <p className="reader__held">{messageTexts.heldBack}</p>}
      <dl className="num">
        <div>
          <dt>{messageTexts.columns.email}</dt>
          <dd>
            <a href={`mailto:${message.email}`}>{message.email}</a>
          </dd>
        </div>
        <div>
          <dt>{messageTexts.columns.number}</dt>
          <dd>
            <a href={`tel:${message.number}`}>{formatPhone(message.number)}</a>
          </dd>
        </div>
        {message.page?.startsWith('/') && (
          <div>
            <dt>{messageTexts.sentFrom}</dt>
            <dd>
              <a href={publicAddress(window.location, message.page)}>{message.page}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{messageTexts.received}</dt>
          <dd>
            <DhakaTime moment={message.created_at} />
          </dd>
        </div>
      </dl>
      <div className="reader__text">{message.message}</div>
    </div>
  );
}
