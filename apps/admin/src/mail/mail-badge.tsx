import type { Mail } from '@shishir/contract';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { MAIL_STATUS_NAMES, mailTexts } from './mail.texts';

const TONES: Record<Mail['status'], Tone> = { waiting: 'info', sent: 'ok', failed: 'bad' };

/** Where a mail stands; after a try that failed also how often it was tried, and why on hover. */
export function MailStatus({ mail }: { mail: Mail }) {
  const { status, attempts, last_error } = mail;
  const tried = status === 'failed' || (status === 'waiting' && last_error !== null);
  return (
    <span className="mail-status">
      <StatusBadge tone={TONES[status]} word={MAIL_STATUS_NAMES[status]} />
      {tried && (
        <small className="num">
          {status === 'failed' ? mailTexts.attempts(attempts) : mailTexts.tryAgain(attempts)}
        </small>
      )}
      {tried && last_error && (
        <small className="mail-status__reason" title={last_error}>
          {last_error}
        </small>
      )}
    </span>
  );
}
