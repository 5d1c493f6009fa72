import { ListPager } from '../ui/list/list-pager';
import { SearchField } from '../ui/list/search-field';
import { messageTexts } from './contact-message.texts';
import { messageAddress, type MessageAddress, MessageCard, type MessageRows } from './message-card';
import { MessageReader } from './message-reader';

interface Props {
  id: number;
  address: MessageAddress;
  list: MessageRows;
  /** A phone shows the message alone; the list is a page back. */
  narrow: boolean;
}

export function MessageInbox({ id, address, list, narrow }: Props) {
  const first = (address.query.page - 1) * address.query.pageSize;
  return (
    <section className="paper inbox">
      {!narrow && (
        <div className="inbox__list">
          <div className="inbox__search">
            <SearchField {...messageTexts.search} address={address} />
          </div>
          <ul aria-label={messageTexts.title}>
            {list.rows.map((message) => (
              <li key={message.id}>
                <MessageCard
                  message={message}
                  to={messageAddress(message.id, address)}
                  current={message.id === id}
                />
              </li>
            ))}
          </ul>
          {list.total > list.rows.length && (
            <ListPager
              address={address}
              total={list.total}
              first={first}
              count={list.rows.length}
            />
          )}
        </div>
      )}
      <MessageReader id={id} address={address} list={list} />
    </section>
  );
}
