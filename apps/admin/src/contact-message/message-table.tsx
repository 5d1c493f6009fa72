import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicAddress } from '../ui/page/public-address';
import { ListFrame } from '../ui/list/list-frame';
import { messageTexts } from './contact-message.texts';
import { messageAddress, type MessageAddress, type MessageRows } from './message-address';
import { messageColumns } from './message-columns';
import { MessagePick } from './message-card';
import { StatusFilter } from './status-filter';

export function MessageTable({ address, list }: { address: MessageAddress; list: MessageRows }) {
  const navigate = useNavigate();
  const { search } = address;
  const columns = useMemo(
    () => messageColumns((message) => messageAddress(message.id, { search })),
    [search],
  );
  const { kind, quarantined, status, q } = address.query;
  const nothingHeld = quarantined === 'true' && !kind && !status && !q;
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
        ...(nothingHeld ? messageTexts.quarantineEmpty : messageTexts.empty),
        action: (
          <Button variant="contained" href={publicAddress(window.location, '/contact-us')}>
            {messageTexts.seeContactPage}
          </Button>
        ),
      }}
      onOpen={(message) => void navigate(messageAddress(message.id, address))}
      card={(message) => <MessagePick message={message} to={messageAddress(message.id, address)} />}
    />
  );
}
