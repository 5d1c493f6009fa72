import Button from '@mui/material/Button';
import { type ContactMessage, ContactMessageTrashQuery } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../../platform/api/tsr';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { useListAddress } from '../../../platform/ui/list/list-address';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import { listRows } from '../../../platform/ui/list/list-rows';
import { trashColumns } from '../../../platform/ui/record/record-columns';
import { recordTexts } from '../../../platform/ui/record/record.texts';
import { messageKeys } from '../contact-message.queries';
import { KIND_NAMES, messageTexts as texts } from '../contact-message.texts';
import { excerpt, fullName } from '../message-card';
import { useMessageRestore } from '../message-removal';

/** Enquiries that were deleted in the last 30 days. */
export function MessageTrash() {
  const address = useListAddress(ContactMessageTrashQuery);
  const { query } = address;
  const response = tsr.contactMessage.trash.useQuery({
    queryKey: messageKeys.trash(query),
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const restore = useMessageRestore();
  return (
    <>
      <p className="list-note">{recordTexts.trashNote}</p>
      <ListFrame
        name="contact-message-trash"
        label={texts.trash}
        address={address}
        list={listRows(response, (body) => body.data)}
        columns={messageColumns((message) => void restore([message.id]))}
        search={texts.search}
        empty={recordTexts.emptyTrash}
        card={(message) => (
          <div className="trashed-message">
            <b>{fullName(message)}</b>
            <span className="num">
              {KIND_NAMES[message.kind]}, {formatWeekdayTime(message.created_at)}
            </span>
            <RestoreButton message={message} onRestore={() => void restore([message.id])} />
          </div>
        )}
      />
    </>
  );
}

interface RestoreProps {
  message: ContactMessage;
  onRestore: () => void;
}

const RestoreButton = ({ message, onRestore }: RestoreProps) => (
  <Button aria-label={recordTexts.restore(fullName(message))} onClick={onRestore}>
    {recordTexts.actions.restore}
  </Button>
);

const { columns } = texts;

function messageColumns(
  onRestore: (message: ContactMessage) => void,
): ListColumn<ContactMessage>[] {
  return [
    {
      field: 'name',
      header: texts.sender,
      width: 140,
      fixed: true,
      cell: (message) => <span className="list-grid__text">{fullName(message)}</span>,
    },
    { field: 'kind', header: texts.kind, width: 104, cell: ({ kind }) => KIND_NAMES[kind] },
    {
      field: 'message',
      header: columns.message,
      width: 150,
      grow: 1,
      cell: (message) => <span className="list-grid__text">{excerpt(message)}</span>,
    },
    {
      field: 'created_at',
      header: columns.date,
      width: 172,
      sort: 'created_at',
      cell: ({ created_at }) => formatWeekdayTime(created_at),
    },
    ...trashColumns<ContactMessage>(),
    {
      field: 'action',
      header: columns.action,
      width: 100,
      align: 'right',
      fixed: true,
      cell: (message) => (
        <RowAction>
          <RestoreButton message={message} onRestore={() => onRestore(message)} />
        </RowAction>
      ),
    },
  ];
}
