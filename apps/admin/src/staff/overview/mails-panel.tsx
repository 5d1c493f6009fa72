import Button from '@mui/material/Button';
import type { MailOverview } from '@shishir/contract';
import { MailIcon, RotateCwIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useMailOverview, useSendAgain } from './overview.queries';
import { clockText, overviewTexts as texts, recently } from './overview.texts';
import { Panel, PanelEntry } from './panel';

type TroubledMail = MailOverview['troubled'][number];

/** Mails that failed or are tried again. One that failed is sent again from here. */
export function MailsPanel({ now }: { now: Date }) {
  const { data, ...retry } = useMailOverview();
  const failed = data?.troubled.find(({ status, secret }) => status === 'failed' && !secret);
  return (
    <Panel
      {...retry}
      title={texts.failedMails}
      aside={
        <Button component={Link} to={paths.mailLog}>
          {texts.mailLog}
        </Button>
      }
    >
      {data?.troubled.length === 0 && <p className="panel__note">{texts.noTrouble}</p>}
      <ul className="entries">
        {data?.troubled.map((mail) => (
          <PanelEntry
            key={mail.id}
            to={`${paths.mailLog}?mail=${mail.id}`}
            mark={<Mark mail={mail} />}
            title={titleOf(mail)}
            note={noteOf(mail)}
          >
            {recently(mail.created_at, now)}
          </PanelEntry>
        ))}
      </ul>
      {failed && <SendAgain mail={failed} />}
      {data && <p className="panel__foot num">{texts.sent(data.sent)}</p>}
    </Panel>
  );
}

function Mark({ mail }: { mail: TroubledMail }) {
  const failed = mail.status === 'failed';
  return (
    <span className={`entries__mark entries__mark--${failed ? 'error' : 'warning'}`}>
      {failed ? <MailIcon /> : <RotateCwIcon />}
    </span>
  );
}

const titleOf = ({ status, subject }: TroubledMail) =>
  status === 'failed' ? texts.notDelivered(subject) : texts.isWaiting(subject);

function noteOf({ status, to, last_error, next_at }: TroubledMail): string {
  if (status === 'failed') return last_error ? `${to}, ${last_error}` : to;
  return `${to}, ${texts.nextAttempt(clockText(next_at))}`;
}

function SendAgain({ mail }: { mail: TroubledMail }) {
  const { mutate, isPending } = useSendAgain();
  const { succeeded, failed } = useOutcomeToasts();
  const send = () =>
    mutate(
      { params: { id: mail.id }, body: {} },
      {
        onSuccess: () => succeeded(texts.sentAgain),
        onError: (error) => failed(error, { text: texts.notSentAgain, preferServerMessage: true }),
      },
    );
  return (
    <div className="panel__action">
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={texts.sendAgainOf(mail.subject)}
        onClick={send}
      >
        {texts.sendAgain}
      </Button>
    </div>
  );
}
