import Skeleton from '@mui/material/Skeleton';
import { isRejectedForGood, type Mail } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../api/failure';
import { DialogFrame } from '../ui/dialog/dialog-frame';
import { FailedList } from '../ui/list/list-states';
import { DhakaTime } from '../ui/page/dhaka-time';
import { PageState } from '../ui/page/page-state';
import { paths } from '../ui/page/paths';
import { MailStatus } from './mail-columns';
import { useMail } from './mail.queries';
import { mailTexts } from './mail.texts';

/** One mail as it was written. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const response = useMail(id);
  const mail = response.data?.body.data;
  return (
    <DialogFrame title={mail?.subject ?? mailTexts.dialog} width="sm" onClose={onClose}>
      {mail ? (
        <MailContent mail={mail} />
      ) : statusOf(response.error) === 404 ? (
        <PageState shows="drop" text={mailTexts.gone} alert />
      ) : response.isError ? (
        <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
      ) : (
        <div aria-hidden="true">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton variant="rounded" height={180} sx={{ mt: 3 }} />
        </div>
      )}
    </DialogFrame>
  );
}

const { columns } = mailTexts;

/** To whom, how it went, and the text as it was sent. */
function MailContent({ mail }: { mail: Mail & { text: string | null } }) {
  return (
    <div className="mail-content">
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
        {mail.status === 'failed' && (
          <div>
            <dt>{mailTexts.whatNow}</dt>
            <dd>{isRejectedForGood(mail) ? mailTexts.forGood : mailTexts.tooOften}</dd>
          </div>
        )}
        {mail.enquiry && (
          <div>
            <dt>{mailTexts.enquiry}</dt>
            <dd>
              <Link to={paths.contactMessage(mail.enquiry.id)}>{mail.enquiry.reference}</Link>
            </dd>
          </div>
        )}
      </dl>
      {mail.text === null ? (
        <p className="mail-content__secret">{mailTexts.secret}</p>
      ) : (
        <div className="mail-content__text">{mail.text}</div>
      )}
    </div>
  );
}
