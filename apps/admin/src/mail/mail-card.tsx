import type { Mail } from '@shishir/contract';
import { DhakaTime } from '../ui/page/dhaka-time';
import { MailStatus } from './mail-badge';

/** A mail on a phone; the whole card opens it. */
export function MailCard({ mail, onOpen }: { mail: Mail; onOpen: (mail: Mail) => void }) {
  return (
    <button type="button" className="mail-card" onClick={() => onOpen(mail)}>
      <b>{mail.subject}</b>
      <span>{mail.to}</span>
      <MailStatus mail={mail} />
      <DhakaTime moment={mail.created_at} />
    </button>
  );
}
