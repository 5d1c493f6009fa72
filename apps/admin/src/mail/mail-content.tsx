import type { Mail } from '@shishir/contract';
import { DhakaTime } from '../ui/page/dhaka-time';
import { MailStatus } from './mail-badge';
import { mailTexts } from './mail.texts';

const { columns } = mailTexts;

/** To whom, how it went, and the text as it was sent. */
export function MailLetter({ mail }: { mail: Mail & { text: string | null } }) {
  return (
    <div className="letter">
      <dl>
        <div>
          <dt>{columns.to}</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>{columns.status}</dt>
          <dd>
            <MailStatus mail={{ ...mail, last_error: null }} />
          </dd>
        </div>
        <div>
          <dt>{mailTexts.written}</dt>
          <dd>
            <DhakaTime moment={mail.created_at} />
          </dd>
        </div>
        <div>
          <dt>{mailTexts.sent}</dt>
          <dd>{mail.sent_at ? <DhakaTime moment={mail.sent_at} /> : mailTexts.notSent}</dd>
        </div>
        <div>
          <dt>{mailTexts.tried}</dt>
          <dd className="num">{mail.attempts}</dd>
        </div>
        {mail.last_error && (
          <div>
            <dt>{mailTexts.reason}</dt>
            <dd>{mail.last_error}</dd>
          </div>
        )}
      </dl>
      {mail.text === null ? (
        <p className="letter__secret">{mailTexts.secret}</p>
      ) : (
        <div className="letter__text">{mail.text}</div>
      )}
    </div>
  );
}
