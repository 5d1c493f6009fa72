import { ContactMessageQuery, MESSAGE_KINDS } from '@shishir/contract';
import { Link, useParams } from 'react-router-dom';
import { useListAddress } from '../ui/list/list-address';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { useNarrow } from '../ui/page/use-narrow';
import { useMessageList } from './contact-message.queries';
import { KIND_NAMES, messageTexts } from './contact-message.texts';
import type { MessageAddress } from './message-card';
import { MessageInbox } from './message-inbox';
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
      {!(id && narrow) && <MessageKinds address={address} total={list.total} />}
      {id ? (
        <MessageInbox id={Number(id)} address={address} list={list} narrow={narrow} />
      ) : (
        <MessageTable address={address} list={list} />
      )}
    </>
  );
}

/** The inbox by kind, and what is held back, each at an address of its own. */
function MessageKinds({ address, total }: { address: MessageAddress; total: number }) {
  const { kind, status } = address.query;
  const inSpam = status === 'spam';
  const tabs = [
    { name: messageTexts.all, search: '', current: !kind && !inSpam },
    ...MESSAGE_KINDS.map((one) => ({
      name: KIND_NAMES[one],
      search: `?kind=${one}`,
      current: kind === one && !inSpam,
    })),
    { name: messageTexts.quarantine, search: '?status=spam', current: inSpam },
  ];
  return (
    <nav className="kinds" aria-label={messageTexts.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={paths.messages + tab.search}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.name}
          {tab.current && <small className="num">{total}</small>}
        </Link>
      ))}
    </nav>
  );
}
