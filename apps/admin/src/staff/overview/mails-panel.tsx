import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MailOverview } from '@shishir/contract';
import { formatTime } from '@shishir/format';
import { MailIcon, RotateCwIcon } from 'lucide-react';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useMailOverview, useSendAgain } from './overview.queries';
import { overviewTexts as texts, recently } from './overview.texts';
import {
  GUTTER,
  Panel,
  PanelEntries,
  PanelEntry,
  PanelFoot,
  PanelLink,
  PanelMark,
  PanelNote,
} from './panel';

type TroubledMail = MailOverview['troubled'][number];

/** Mails that failed or are retried. A failed one can be sent again here. */
export function MailsPanel({ now }: { now: Date }) {
  const { data, ...retry } = useMailOverview();
  const failed = data?.troubled.find(({ status, secret }) => status === 'failed' && !secret);
  return (
    <Panel
      {...retry}
      title={texts.failedMails}
      aside={<PanelLink to={paths.mailLog}>{texts.mailLog}</PanelLink>}
    >
      {data?.troubled.length === 0 && <PanelNote>{texts.noTrouble}</PanelNote>}
      <PanelEntries>
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
      </PanelEntries>
      {failed && <SendAgain mail={failed} />}
      {data && <PanelFoot>{texts.sent(data.sent)}</PanelFoot>}
    </Panel>
  );
}

function Mark({ mail }: { mail: TroubledMail }) {
  const failed = mail.status === 'failed';
  return (
    <PanelMark tone={failed ? 'error' : 'warning'}>
      {failed ? <MailIcon size={18} /> : <RotateCwIcon size={18} />}
    </PanelMark>
  );
}

const titleOf = ({ status, subject }: TroubledMail) =>
  status === 'failed' ? texts.notDelivered(subject) : texts.isWaiting(subject);

function noteOf({ status, to, last_error, next_at }: TroubledMail): string {
  if (status === 'failed') return last_error ? `${to}, ${last_error}` : to;
  return `${to}, ${texts.nextAttempt(formatTime(next_at))}`;
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
    <Box sx={{ px: GUTTER, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={texts.sendAgainOf(mail.subject)}
        onClick={send}
      >
        {texts.sendAgain}
      </Button>
    </Box>
  );
}
