import Button from '@mui/material/Button';
import type { Mail } from '@shishir/contract';
import { DhakaTime } from '../ui/page/dhaka-time';
import type { ListColumn } from '../ui/list/list-column';
import { RowAction } from '../ui/list/row-action';
import { MailStatus } from './mail-badge';
import { mailTexts } from './mail.texts';

const { columns } = mailTexts;

export const mailColumns = (onOpen: (mail: Mail) => void): ListColumn<Mail>[] => [
  {
    field: 'to',
    header: columns.to,
    width: 200,
    grow: 1,
    fixed: true,
    cell: (mail) => <span className="list-grid__text">{mail.to}</span>,
  },
  {
    field: 'subject',
    header: columns.subject,
    width: 240,
    grow: 1.4,
    cell: (mail) => <span className="list-grid__text">{mail.subject}</span>,
  },
  {
    field: 'status',
    header: columns.status,
    width: 250,
    cell: (mail) => <MailStatus mail={mail} />,
  },
  {
    field: 'created_at',
    header: columns.date,
    width: 160,
    cell: (mail) => <DhakaTime moment={mail.created_at} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 80,
    align: 'right',
    fixed: true,
    cell: (mail) => (
      <RowAction>
        <Button aria-label={mailTexts.open(mail.subject, mail.to)} onClick={() => onOpen(mail)}>
          {mailTexts.openShort}
        </Button>
      </RowAction>
    ),
  },
];
