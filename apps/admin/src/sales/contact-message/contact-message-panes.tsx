import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { KeysBar, KeysDialog } from './keys-dialog';
import { ContactMessageList } from './list/contact-message-list';
import { inboxAddress, type InboxAddress, type ContactMessageRows } from './contact-message-card';
import { ContactMessageRemoval } from './contact-message-removal';
import { ContactMessageReader } from './reader/contact-message-reader';
import { useInboxActions } from './use-inbox-actions';
import { useInboxKeys } from './use-inbox-keys';

interface Props {
  id: number | null;
  address: InboxAddress;
  list: ContactMessageRows;
}

const PANES = {
  display: { md: 'grid' },
  flex: 1,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: { md: '320px minmax(0, 1fr)', lg: '392px minmax(0, 1fr)' },
  minHeight: { md: 640 },
  bgcolor: 'background.paper',
};

/**
 * The list with the open enquiry beside it; only one of the two on narrow screens. The first of the list is shown until
 * one is opened. A click in it or the first letter of a reply opens it, which marks it as read.
 */
export function ContactMessagePanes({ id, address, list }: Props) {
  const narrow = useNarrow();
  const first = id === null && !narrow ? list.rows[0]?.id : undefined;
  const shown = id ?? first ?? null;
  const inbox = useInboxActions(shown, address, list);
  const navigate = useNavigate();
  const openFirst =
    first === undefined ? undefined : () => void navigate(inboxAddress(first, address));
  const [withKeys, setWithKeys] = useRemembered('inbox-keys', true);
  const [help, setHelp] = useState(false);
  const writing = useRef<HTMLTextAreaElement>(null);
  const me = useStaff();
  const { open, inSpam } = inbox;
  useInboxKeys(
    {
      next: openFirst ?? inbox.openNext,
      previous: inbox.openPrevious,
      reply: () => {
        openFirst?.();
        writing.current?.focus();
      },
      help: () => setHelp(true),
      // Keys change an enquiry only once it is open, so a key pressed by mistake changes nothing.
      ...(open &&
        !openFirst &&
        (inSpam
          ? { release: () => inbox.move(open, 'new'), remove: () => inbox.askToDelete(open) }
          : {
              archive: () => inbox.move(open, 'archived'),
              mine: () => void inbox.change(open, { owner: { id: me.id, name: me.name } }),
            })),
    },
    withKeys,
  );
  return (
    <>
      <Box sx={PANES}>
        {!(narrow && id) && (
          <Stack
            sx={{
              minWidth: 0,
              minHeight: 0,
              borderRight: { md: 1 },
              borderColor: { md: 'divider' },
            }}
          >
            <ContactMessageList id={id} shown={shown} address={address} list={list} />
            {!narrow && <KeysBar inSpam={inSpam} onHelp={() => setHelp(true)} />}
          </Stack>
        )}
        {shown !== null && (
          <Box sx={{ display: 'contents' }} onClickCapture={openFirst} onChangeCapture={openFirst}>
            <ContactMessageReader
              key={shown}
              id={shown}
              isOpen={id !== null}
              address={address}
              inbox={inbox}
              writing={writing}
            />
          </Box>
        )}
      </Box>
      {help && (
        <KeysDialog enabled={withKeys} onEnable={setWithKeys} onClose={() => setHelp(false)} />
      )}
      {inbox.toDelete && (
        <ContactMessageRemoval
          contactMessages={[inbox.toDelete]}
          onRemoved={inbox.afterRemoval}
          onCancel={() => inbox.askToDelete(null)}
        />
      )}
    </>
  );
}
