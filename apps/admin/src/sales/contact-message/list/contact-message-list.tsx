import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import type { ContactMessage } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useEffect, useRef } from 'react';
import { ListPager } from '../../../platform/ui/list/list-pager';
import { SearchField } from '../../../platform/ui/list/search-field';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { useEnquiryTerms, useContactMessageCounts, useOwners } from '../contact-message.queries';
import { contactMessageTexts as texts } from '../contact-message.texts';
import { InboxState } from '../inbox-state';
import {
  inboxAddress,
  type InboxAddress,
  ContactMessageCard,
  type ContactMessageRows,
} from '../contact-message-card';
import { inboxPart } from '../waiting-time';
import { filterSentence } from './inbox-address';
import { LinkedFilters, OrderChoice, OwnerFilter, StateFilter } from './contact-message-filters';

interface Props {
  /** The one that is open. */
  id: number | null;
  address: InboxAddress;
  list: ContactMessageRows;
}

/** The left pane: search, filters, and the enquiries in the order in which they wait. */
export function ContactMessageList({ id, address, list }: Props) {
  const inSpam = address.query.status === 'spam';
  const first = (address.query.page - 1) * address.query.pageSize;
  const days = useEnquiryTerms()?.keep_quarantine_days;
  return (
    <section className="inbox__list" aria-label={texts.list} aria-busy={list.pending || list.stale}>
      <div className="inbox__tools">
        <SearchField {...(inSpam ? texts.searchSpam : texts.search)} address={address} />
        <div className="inbox__filters">
          {inSpam ? (
            days !== undefined && <p className="inbox__kept num">{texts.spamKept(days)}</p>
          ) : (
            <>
              <StateFilter address={address} />
              <OwnerFilter address={address} />
              <OrderChoice address={address} />
            </>
          )}
        </div>
        <LinkedFilters address={address} />
      </div>
      <div className="inbox__scroll">
        <Rows id={id} address={address} list={list} />
        {inSpam && list.rows.length > 0 && <p className="inbox__note">{texts.spamNote}</p>}
      </div>
      {list.total > list.rows.length && list.rows.length > 0 && (
        <ListPager address={address} total={list.total} first={first} count={list.rows.length} />
      )}
    </section>
  );
}

function Rows({ id, address, list }: Props) {
  const owners = useOwners();
  if (list.failure !== null) {
    return (
      <InboxState shows="cross" title={texts.failed.title} text={texts.failed.text(list.failure)}>
        <Button variant="contained" onClick={list.retry}>
          {texts.failed.retry}
        </Button>
      </InboxState>
    );
  }
  if (list.pending) return <ListSkeleton />;
  if (list.rows.length > 0) return <Parts id={id} address={address} list={list} />;
  if (address.narrowed) {
    return (
      <InboxState shows="drop" title={texts.noMatch.title} text={filterSentence(address, owners)}>
        <Button variant="outlined" onClick={address.clear}>
          {texts.noMatch.clear}
        </Button>
      </InboxState>
    );
  }
  if (address.query.status === 'spam') return <InboxState shows="air" {...texts.noSpam} />;
  return (
    <InboxState shows="air" title={texts.empty.title} text={texts.empty.text}>
      <Button variant="outlined" href={publicAddress(window.location, '/contact-us')}>
        {texts.empty.action}
      </Button>
    </InboxState>
  );
}

interface Part {
  title: string;
  rows: ContactMessage[];
  /** In all pages; null where it is not known. */
  count: number | null;
}

function Parts({ id, address, list }: Props) {
  const parts = usePartsOf(address, list);
  const current = useRef<HTMLUListElement>(null);
  // The row that the keys or a link opened may be outside of the visible part of the list.
  useEffect(() => {
    current.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [id]);
  return parts.map((part) => (
    <section key={part.title} aria-label={part.title}>
      <h2>
        {part.title} {part.count !== null && <span className="num">{groupLakh(part.count)}</span>}
      </h2>
      <ul ref={part.rows.some((row) => row.id === id) ? current : undefined}>
        {part.rows.map((contactMessage) => (
          <li key={contactMessage.id}>
            <ContactMessageCard
              contactMessage={contactMessage}
              to={inboxAddress(contactMessage.id, address)}
              current={contactMessage.id === id}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The three parts of the inbox with what each holds of this page; any other order is one part. */
function usePartsOf(address: InboxAddress, list: ContactMessageRows): Part[] {
  const counts = useContactMessageCounts();
  const now = new Date();
  if (address.query.sort !== 'waiting') {
    const inSpam = address.query.status === 'spam';
    return [{ title: inSpam ? texts.heldBack : texts.list, rows: list.rows, count: list.total }];
  }
  // The counts are those of the whole inbox. Of a narrowed one this page tells them, where it is the only one.
  const whole = !address.narrowed && address.query.kind === undefined ? counts : undefined;
  const isOnly = list.total === list.rows.length;
  const names = [
    ['over', 'waiting_day'],
    ['waiting', 'waiting'],
    ['answered', 'answered'],
  ] as const;
  return names
    .map(([part, name]) => {
      const rows = list.rows.filter((row) => inboxPart(row, now) === part);
      return {
        title: texts.parts[part],
        rows,
        count: isOnly ? rows.length : (whole?.[name] ?? null),
      };
    })
    .filter((part) => part.rows.length > 0);
}

function ListSkeleton() {
  return (
    <div role="status">
      <span className="vh">{texts.loading}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="message-card" aria-hidden="true" data-testid="skeleton-row">
          <span />
          <Skeleton width="45%" />
          <Skeleton width={40} />
          <span className="message-card__about">
            <Skeleton width="60%" />
          </span>
          <span className="message-card__text">
            <Skeleton width="90%" />
          </span>
        </div>
      ))}
    </div>
  );
}
