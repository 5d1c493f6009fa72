import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ContactMessage } from '@shishir/contract';
import { formatPhone, formatWeekdayTime } from '@shishir/format';
import { EyeIcon, TrashIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmailCell } from '../../../platform/ui/list/email-cell';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { KIND_NAMES, contactMessageTexts as texts } from '../contact-message.texts';
import { ContactMessageBadge, excerpt, fullName } from '../contact-message-card';
import { CellText } from '../../../platform/ui/list/cell-text';

const { columns } = texts;

/** Shows the state beside the message if there is no room for its column. */
const STATE_BESIDE = { '.MuiDataGrid-row:has([data-field="state"]) &': { display: 'none' } };

/** Columns of the table; `addressOf` returns the address of a message. */
export function contactMessageColumns(
  addressOf: (contactMessage: ContactMessage) => string,
  onDelete: (contactMessage: ContactMessage) => void,
): ListColumn<ContactMessage>[] {
  return [
    {
      field: 'sl',
      header: columns.sl,
      width: 40,
      align: 'right',
      cell: (_message, sl) => (
        <Box component="span" sx={{ color: 'text.third' }}>
          {sl}
        </Box>
      ),
    },
    {
      field: 'first_name',
      header: columns.firstName,
      width: 92,
      sort: 'first_name',
      fixed: true,
      cell: (contactMessage) => (
        <Name contactMessage={contactMessage} name={contactMessage.first_name} />
      ),
    },
    {
      field: 'last_name',
      header: columns.lastName,
      width: 92,
      sort: 'last_name',
      cell: (contactMessage) => (
        <Name contactMessage={contactMessage} name={contactMessage.last_name} />
      ),
    },
    {
      field: 'email',
      header: columns.email,
      width: 158,
      grow: 0.5,
      sort: 'email',
      cell: (contactMessage) => <EmailCell email={contactMessage.email} />,
    },
    {
      field: 'number',
      header: columns.number,
      width: 138,
      cell: (contactMessage) => contactMessage.number && formatPhone(contactMessage.number),
    },
    {
      field: 'message',
      header: columns.message,
      width: 168,
      grow: 1,
      cell: (contactMessage) => (
        <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Box component="span" sx={STATE_BESIDE}>
            <ContactMessageBadge contactMessage={contactMessage} />
          </Box>
          <CellText>{excerpt(contactMessage)}</CellText>
        </Stack>
      ),
    },
    {
      field: 'state',
      header: texts.filters.state,
      width: 120,
      wideOnly: true,
      cell: (contactMessage) => <ContactMessageBadge contactMessage={contactMessage} />,
    },
    {
      field: 'reference',
      header: texts.reference,
      width: 150,
      hiddenAtFirst: true,
      cell: (contactMessage) => contactMessage.reference,
    },
    {
      field: 'kind',
      header: texts.kind,
      width: 120,
      hiddenAtFirst: true,
      cell: (contactMessage) => KIND_NAMES[contactMessage.kind],
    },
    {
      field: 'owner',
      header: texts.owner,
      width: 140,
      hiddenAtFirst: true,
      cell: (contactMessage) => contactMessage.owner?.name ?? texts.filters.nobody,
    },
    {
      field: 'created_at',
      header: columns.date,
      width: 134,
      sort: 'created_at',
      cell: ({ created_at }) => (
        <CellText>
          <time dateTime={created_at}>{formatWeekdayTime(created_at)}</time>
        </CellText>
      ),
    },
    {
      field: 'action',
      header: columns.action,
      width: 92,
      align: 'right',
      fixed: true,
      cell: (contactMessage) => (
        <RowAction>
          <IconButton
            component={Link}
            to={addressOf(contactMessage)}
            title={texts.openShort}
            aria-label={texts.open(fullName(contactMessage))}
          >
            <EyeIcon />
          </IconButton>
          <IconButton
            aria-label={texts.delete(fullName(contactMessage))}
            onClick={() => onDelete(contactMessage)}
          >
            <TrashIcon />
          </IconButton>
        </RowAction>
      ),
    },
  ];
}

/** New messages are bold, so they are found before the text is read. */
function Name({ contactMessage, name }: { contactMessage: ContactMessage; name: string }) {
  return (
    <CellText sx={{ fontWeight: contactMessage.status === 'new' ? 700 : undefined }}>
      {name}
    </CellText>
  );
}
