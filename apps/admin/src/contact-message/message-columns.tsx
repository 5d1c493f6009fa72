import Button from '@mui/material/Button';
import type { ContactMessage } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Link } from 'react-router-dom';
import { DhakaTime } from '../ui/page/dhaka-time';
import type { ListColumn } from '../ui/list/list-column';
import { RowAction } from '../ui/list/row-action';
import { KIND_NAMES, messageTexts } from './contact-message.texts';
import { MessageBadge } from './message-badge';
import { excerpt, fullName } from './message-text';

const { columns } = messageTexts;

/** The columns of the inbox; `addressOf` is where a message opens. */
export function messageColumns(
  addressOf: (message: ContactMessage) => string,
): ListColumn<ContactMessage>[] {
  return [
    {
      field: 'sl',
      header: columns.sl,
      width: 52,
      align: 'right',
      cell: (_message, sl) => <span className="mut">{sl}</span>,
    },
    {
      field: 'first_name',
      header: columns.firstName,
      width: 116,
      sort: 'first_name',
      fixed: true,
      cell: (message) => <Name message={message} name={message.first_name} />,
    },
    {
      field: 'last_name',
      header: columns.lastName,
      width: 116,
      sort: 'last_name',
      cell: (message) => <Name message={message} name={message.last_name} />,
    },
    {
      field: 'email',
      header: columns.email,
      width: 196,
      sort: 'email',
      cell: (message) => <span className="list-grid__text">{message.email}</span>,
    },
    {
      field: 'number',
      header: columns.number,
      width: 150,
      cell: (message) => formatPhone(message.number),
    },
    {
      field: 'message',
      header: columns.message,
      width: 240,
      grow: 1,
      cell: (message) => (
        <span className="message-cell">
          <MessageBadge message={message} />
          <span className="list-grid__text">{excerpt(message.message)}</span>
        </span>
      ),
    },
    {
      field: 'reference',
      header: messageTexts.reference,
      width: 150,
      hiddenAtFirst: true,
      cell: (message) => message.reference,
    },
    {
      field: 'kind',
      header: messageTexts.kind,
      width: 120,
      hiddenAtFirst: true,
      cell: (message) => KIND_NAMES[message.kind],
    },
    {
      field: 'created_at',
      header: columns.date,
      width: 156,
      sort: 'created_at',
      cell: (message) => <DhakaTime moment={message.created_at} />,
    },
    {
      field: 'action',
      header: columns.action,
      width: 80,
      align: 'right',
      fixed: true,
      cell: (message) => (
        <RowAction>
          <Button
            component={Link}
            to={addressOf(message)}
            aria-label={messageTexts.open(fullName(message))}
          >
            {messageTexts.openShort}
          </Button>
        </RowAction>
      ),
    },
  ];
}

/** New ones are bold: the eye finds them before it reads. */
function Name({ message, name }: { message: ContactMessage; name: string }) {
  return (
    <span className={`list-grid__text ${message.status === 'new' ? 'message-new' : ''}`}>
      {name}
    </span>
  );
}
