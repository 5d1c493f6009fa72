import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { zIndex } from '@shishir/tokens';
import {
  ArchiveIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronUpIcon,
  OctagonExclamationPointIcon,
  TrashIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import { useNarrow } from '../../../platform/ui/page/use-narrow';
import { OwnerMenu, StateMenu } from '../choice-menu';
import { useContactMessageCounts } from '../contact-message.queries';
import { type InboxAddress, unsentReply } from '../contact-message-card';
import type { InboxActions } from '../use-inbox-actions';
import { inboxPart } from '../waiting-time';
import { readerTexts as texts } from './reader.texts';

interface Props {
  /** Null while it is loading. */
  contactMessage: ContactMessage | null;
  address: InboxAddress;
  inbox: InboxActions;
}

/** Stays below the page bar on phones. */
const BAR = {
  position: { xs: 'sticky', md: 'static' },
  top: 56,
  zIndex: zIndex.pinned,
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: 0.5, md: 1 },
  alignItems: 'center',
  minHeight: 57,
  p: { xs: '6px 8px', md: '8px 16px 8px 24px' },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** Actions on an enquiry, and links to its neighbours. */
export function ReaderBar({ contactMessage, address, inbox }: Props) {
  const narrow = useNarrow();
  return (
    <Stack direction="row" sx={BAR}>
      {narrow && (
        <IconButton component={Link} to={paths.inbox + address.search} aria-label={texts.back}>
          <ChevronLeftIcon />
        </IconButton>
      )}
      {contactMessage &&
        (contactMessage.status === 'spam' ? (
          <>
            <Button
              variant="contained"
              startIcon={<CheckIcon />}
              onClick={() => inbox.move(contactMessage, 'new')}
            >
              {texts.release}
            </Button>
            <Button
              color="error"
              startIcon={<TrashIcon />}
              onClick={() => inbox.askToDelete(contactMessage)}
            >
              {texts.deleteNow}
            </Button>
          </>
        ) : (
          <Actions contactMessage={contactMessage} inbox={inbox} />
        ))}
      {!narrow && <Neighbours address={address} inbox={inbox} />}
    </Stack>
  );
}

function Actions({
  contactMessage,
  inbox,
}: {
  contactMessage: ContactMessage;
  inbox: InboxActions;
}) {
  return (
    <>
      <StateMenu
        value={contactMessage.status}
        label={unsentReply(contactMessage)?.label}
        onChoose={(status) =>
          status === 'spam'
            ? inbox.move(contactMessage, status)
            : void inbox.change(contactMessage, { status })
        }
      />
      <OwnerMenu
        value={contactMessage.owner}
        onChoose={(owner) => void inbox.change(contactMessage, { owner })}
      />
      <Stack direction="row" sx={{ ml: { xs: 'auto', md: 0 } }}>
        <IconButton
          aria-label={texts.archive}
          title={texts.archive}
          disabled={contactMessage.status === 'archived'}
          onClick={() => inbox.move(contactMessage, 'archived')}
        >
          <ArchiveIcon />
        </IconButton>
        <IconButton
          aria-label={texts.spam}
          title={texts.spam}
          onClick={() => inbox.move(contactMessage, 'spam')}
        >
          <OctagonExclamationPointIcon />
        </IconButton>
        <IconButton
          aria-label={texts.delete}
          title={texts.delete}
          onClick={() => inbox.askToDelete(contactMessage)}
        >
          <TrashIcon />
        </IconButton>
      </Stack>
    </>
  );
}

function Neighbours({ address, inbox }: Omit<Props, 'contactMessage'>) {
  const position = usePosition(address, inbox);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
      {position && (
        <Typography component="span" color="textThird" noWrap sx={{ mr: 1 }}>
          {texts.position(groupLakh(position.at), groupLakh(position.total))}
        </Typography>
      )}
      <IconButton
        aria-label={texts.previous}
        disabled={!inbox.openPrevious}
        onClick={inbox.openPrevious}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton aria-label={texts.next} disabled={!inbox.openNext} onClick={inbox.openNext}>
        <ChevronDownIcon />
      </IconButton>
    </Stack>
  );
}

/** Position of the open enquiry: in its part if the whole inbox is listed by waiting time, else in the list. */
function usePosition({ query, narrowed }: InboxAddress, { at, list }: InboxActions) {
  const counts = useContactMessageCounts();
  if (at < 0) return null;
  const inList = (query.page - 1) * query.pageSize + at + 1;
  const isWhole = query.sort === 'waiting' && !narrowed && query.kind === undefined;
  if (!isWhole || !counts) return { at: inList, total: list.total };
  const waiting = counts.waiting_day + counts.waiting;
  return inboxPart(list.rows[at]!, new Date()) === 'answered'
    ? { at: inList - waiting, total: counts.answered }
    : { at: inList, total: waiting };
}
