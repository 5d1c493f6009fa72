import Alert from '@mui/material/Alert';
import { MAIL_STATUSES, type Mail } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { PageHeader } from '../ui/page/page-header';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { ChoiceField } from '../ui/list/choice-field';
import { useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { useOpenedRow } from '../ui/list/use-opened-row';
import { MailCard, mailColumns } from './mail-columns';
import { MailDialog } from './mail-dialog';
import { MailTabs } from './mail-tabs';
import { MailQuery, useMailLog } from './mail.queries';
import { MAIL_STATUS_NAMES, mailTexts } from './mail.texts';

const noticeLook = {
  mb: 2,
  fontWeight: 500,
  '& a': { fontWeight: 600, textDecoration: 'underline' },
};

type StatusChoice = Mail['status'] | 'all';
const statuses: { value: StatusChoice; label: string }[] = [
  { value: 'all', label: mailTexts.allStatuses },
  ...MAIL_STATUSES.map((status) => ({ value: status, label: MAIL_STATUS_NAMES[status] })),
];

/** Sent and waiting mails, for the owner. */
export default function MailLogPage() {
  const address = useListAddress(MailQuery);
  const list = useMailLog(address.query);
  const opened = useOpenedRow('mail');
  return (
    <>
      <PageTitle text={mailTexts.title} />
      <MailTabs />
      <PageHeader note={mailTexts.note} />
      {!list.sending && (
        <Alert role="status" severity="warning" icon={false} sx={noticeLook}>
          {mailTexts.notSending} <Link to={paths.mailServer}>{mailTexts.toServer}</Link>
        </Alert>
      )}
      <ListFrame
        name="mail"
        label={mailTexts.title}
        address={address}
        list={list}
        columns={mailColumns(opened.open)}
        search={mailTexts.search}
        empty={mailTexts.empty}
        filters={
          <ChoiceField<StatusChoice>
            label={mailTexts.status}
            value={address.query.status ?? 'all'}
            choices={statuses}
            onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
          />
        }
        onOpen={opened.open}
        card={(mail) => <MailCard mail={mail} onOpen={opened.open} />}
      />
      {opened.id !== null && <MailDialog id={opened.id} onClose={opened.close} />}
    </>
  );
}
