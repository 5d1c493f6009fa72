import Button from '@mui/material/Button';
import { type ContactMessage, MESSAGE_STATUSES } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChoiceField } from '../ui/list/choice-field';
import { type ListColumn, RowAction } from '../ui/list/list-columns';
import { ListFrame } from '../ui/list/list-frame';
import { DhakaTime } from '../ui/page/dhaka-time';
import { publicAddress } from '../ui/page/public-address';
import { KIND_NAMES, messageTexts, STATUS_NAMES } from './contact-message.texts';
import {
  excerpt,
  fullName,
  messageAddress,
  type MessageAddress,
  MessageBadge,
  MessageCard,
  type MessageRows,
} from './message-card';

export function MessageTable({ address, list }: { address: MessageAddress; list: MessageRows }) {
  const navigate = useNavigate();
  const { search } = address;
  const columns = useMemo(
    () => messageColumns((message) => messageAddress(message.id, { search })),
    [search],
  );
  const { kind, status, q } = address.query;
  const onlySpam = status === 'spam' && !kind && !q;
  return (
    <ListFrame
      name="contact-message"
      label={messageTexts.title}
      address={address}
      list={list}
      columns={columns}
      search={messageTexts.search}
      filters={<StatusFilter address={address} />}
      empty={{
        ...(onlySpam ? messageTexts.quarantineEmpty : messageTexts.empty),
        action: (
          <Button variant="contained" href={publicAddress(window.location, '/contact-us')}>
            {messageTexts.seeContactPage}
          </Button>
        ),
      }}
      onOpen={(message) => void navigate(messageAddress(message.id, address))}
      card={(message) => <MessageCard message={message} to={messageAddress(message.id, address)} />}
    />
  );
}

const { columns } = messageTexts;

/** The columns of the inbox; `addressOf` is where a message opens. */
function messageColumns(
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
      cell: (message) => message.number && formatPhone(message.number),
    },
    {
      field: 'message',
      header: columns.message,
      width: 240,
      grow: 1,
      cell: (message) => (
        <span className="message-cell">
          <MessageBadge message={message} />
          <span className="list-grid__text">{excerpt(message)}</span>
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

type Choice = (typeof MESSAGE_STATUSES)[number] | 'all';

const choices: { value: Choice; label: string }[] = [
  { value: 'all', label: messageTexts.allStatuses },
  ...MESSAGE_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
];

function StatusFilter({ address }: { address: MessageAddress }) {
  return (
    <ChoiceField<Choice>
      label={messageTexts.status}
      value={address.query.status ?? 'all'}
      choices={choices}
      onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
    />
  );
}
