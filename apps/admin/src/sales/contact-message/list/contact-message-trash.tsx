import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
import { contactMessageKeys } from '../contact-message.queries';
import { KIND_NAMES, contactMessageTexts as texts } from '../contact-message.texts';
import { ContactMessageName, excerpt, fullName } from '../contact-message-card';
import { useContactMessageRestore } from '../contact-message-removal';
import { CellText } from '../../../platform/ui/list/cell-text';

/** Enquiries deleted in the last 30 days. */
export function ContactMessageTrashList() {
  const address = useListAddress(ContactMessageTrashQuery);
  const { query } = address;
  const response = tsr.contactMessage.trash.useQuery({
    queryKey: contactMessageKeys.trash(query),
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const restore = useContactMessageRestore();
  return (
    <>
      <Typography color="textSecondary">{recordTexts.trashNote}</Typography>
      <ListFrame
        name="contact-message-trash"
        label={texts.trash}
        address={address}
        list={listRows(response, (body) => body.data)}
        columns={contactMessageColumns((contactMessage) => void restore([contactMessage.id]))}
        search={texts.search}
        empty={recordTexts.emptyTrash}
        card={(contactMessage) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', px: 2, py: 1.5 }}>
            <ContactMessageName contactMessage={contactMessage} />
            <RestoreButton
              contactMessage={contactMessage}
              onRestore={() => void restore([contactMessage.id])}
            />
          </Stack>
        )}
      />
    </>
  );
}

interface RestoreProps {
  contactMessage: ContactMessage;
  onRestore: () => void;
}

const RestoreButton = ({ contactMessage, onRestore }: RestoreProps) => (
  <Button aria-label={recordTexts.restore(fullName(contactMessage))} onClick={onRestore}>
    {recordTexts.actions.restore}
  </Button>
);

const { columns } = texts;

function contactMessageColumns(
  onRestore: (contactMessage: ContactMessage) => void,
): ListColumn<ContactMessage>[] {
  return [
    {
      field: 'name',
      header: texts.sender,
      width: 140,
      fixed: true,
      cell: (contactMessage) => <CellText>{fullName(contactMessage)}</CellText>,
    },
    { field: 'kind', header: texts.kind, width: 104, cell: ({ kind }) => KIND_NAMES[kind] },
    {
      field: 'message',
      header: columns.message,
      width: 150,
      grow: 1,
      cell: (contactMessage) => <CellText>{excerpt(contactMessage)}</CellText>,
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
      cell: (contactMessage) => (
        <RowAction>
          <RestoreButton
            contactMessage={contactMessage}
            onRestore={() => onRestore(contactMessage)}
          />
        </RowAction>
      ),
    },
  ];
}
