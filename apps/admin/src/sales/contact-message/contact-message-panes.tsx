import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { contactMessageTexts as texts } from './contact-message.texts';
import { InboxState } from './inbox-state';
import { KeysBar, KeysDialog } from './keys-dialog';
import { ContactMessageList } from './list/contact-message-list';
import type { InboxAddress, ContactMessageRows } from './contact-message-card';
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

/** The list and the open enquiry beside it; on narrow screens one of the two. */
export function ContactMessagePanes({ id, address, list }: Props) {
  const narrow = useNarrow();
  const inbox = useInboxActions(id, address, list);
  const [withKeys, setWithKeys] = useRemembered('inbox-keys', true);
  const [help, setHelp] = useState(false);
  const writing = useRef<HTMLTextAreaElement>(null);
  const me = useStaff();
  const { open, inSpam, openNext } = inbox;
  useInboxKeys(
    {
      next: openNext,
      previous: inbox.openPrevious,
      help: () => setHelp(true),
      ...(open &&
        (inSpam
          ? { release: () => inbox.move(open, 'new'), remove: () => inbox.askToDelete(open) }
          : {
              reply: () => writing.current?.focus(),
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
            <ContactMessageList id={id} address={address} list={list} />
            {!narrow && <KeysBar inSpam={inSpam} onHelp={() => setHelp(true)} />}
          </Stack>
        )}
        {id !== null ? (
          <ContactMessageReader
            key={id}
            id={id}
            address={address}
            inbox={inbox}
            writing={writing}
          />
        ) : (
          !narrow && (
            <Stack sx={{ justifyContent: 'center', minWidth: 0 }}>
              {list.rows.length > 0 && (
                <InboxState shows="air" title={texts.noneOpen.title} text={texts.noneOpen.text}>
                  <Button variant="outlined" onClick={openNext}>
                    {texts.noneOpen.action}
                  </Button>
                </InboxState>
              )}
            </Stack>
          )
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
