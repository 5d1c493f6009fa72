import { ContactMessageQuery } from '@shishir/contract';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../ui/page/page-title';
import { useNarrow } from '../ui/page/use-narrow';
import { useListAddress } from '../ui/list/list-address';
import { useMessageList } from './contact-message.queries';
import { messageTexts } from './contact-message.texts';
import { MessageInbox } from './message-inbox';
import { MessageKinds } from './message-kinds';
import { MessageTable } from './message-table';
import './message.css';

/** Without an id the specified table; with one the message beside the list, or alone on a phone. */
export default function ClientMessagePage() {
  const { id } = useParams();
  const narrow = useNarrow();
  const address = useListAddress(ContactMessageQuery);
  const list = useMessageList(address.query);
  return (
    <>
      <PageTitle text={messageTexts.title} />
      <div className="page-head page-head--close">
        <h1>{messageTexts.title}</h1>
      </div>
      {!(id && narrow) && <MessageKinds address={address} total={list.total} />}
      {id ? (
        <MessageInbox id={Number(id)} address={address} list={list} narrow={narrow} />
      ) : (
        <MessageTable address={address} list={list} />
      )}
    </>
  );
}
