import { MESSAGE_KINDS } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { KIND_NAMES, messageTexts } from './contact-message.texts';
import { INBOX, type MessageAddress } from './message-address';

/** The inbox by kind, and what is held back, each at an address of its own. */
export function MessageKinds({ address, total }: { address: MessageAddress; total: number }) {
  const { kind, quarantined } = address.query;
  const held = quarantined === 'true';
  const tabs = [
    { name: messageTexts.all, search: '', current: !kind && !held },
    ...MESSAGE_KINDS.map((one) => ({
      name: KIND_NAMES[one],
      search: `?kind=${one}`,
      current: kind === one && !held,
    })),
    { name: messageTexts.quarantine, search: '?quarantined=true', current: held },
  ];
  return (
    <nav className="kinds" aria-label={messageTexts.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={INBOX + tab.search}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.name}
          {tab.current && <small className="num">{total}</small>}
        </Link>
      ))}
    </nav>
  );
}
