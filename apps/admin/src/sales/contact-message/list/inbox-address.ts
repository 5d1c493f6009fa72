import { ContactMessageQuery } from '@shishir/contract';
import { useListAddress } from '../../../platform/ui/list/list-address';
import { KIND_NAMES, contactMessageTexts, STATUS_NAMES } from '../contact-message.texts';
import type { InboxAddress } from '../contact-message-card';

export type InboxOrder = keyof typeof contactMessageTexts.orders;

const isOrder = (sort: string | undefined): sort is InboxOrder =>
  sort !== undefined && sort in contactMessageTexts.orders;

/** Rows per page of the panes. */
const PANE_ROWS = 50;

/** Search and filters of the inbox. Kind and spam are separate views. */
export function useInboxAddress(): InboxAddress {
  const address = useListAddress(ContactMessageQuery, ['kind']);
  const inSpam = address.query.status === 'spam';
  const { q, owner, email, waiting, from, to, status } = address.query;
  const filters = [q, owner, email, waiting, from, to, inSpam ? undefined : status];
  return {
    ...address,
    narrowed: filters.some((filter) => filter !== undefined),
    clear: () =>
      address.change({
        ...{ q: null, owner: null, email: null, waiting: null, from: null, to: null },
        ...(!inSpam && { status: null }),
      }),
  };
}

/** Query of the list in the panes: more rows per page, longest waiting first. */
export function paneAddress(address: InboxAddress): InboxAddress {
  const { query } = address;
  const sort = isOrder(query.sort)
    ? query.sort
    : query.status === 'spam'
      ? '-created_at'
      : 'waiting';
  return { ...address, query: { ...query, sort, pageSize: PANE_ROWS } };
}

/** Query of the list in the table: newest first, as its header says. */
export function tableAddress(address: InboxAddress): InboxAddress {
  const { query } = address;
  const sort = query.sort === undefined || query.sort === 'waiting' ? '-created_at' : query.sort;
  return { ...address, query: { ...query, sort } };
}

/** Kind and filters in words: 'Kind Consultation, state New, owner Nusrat Rahman.' */
export function filterSentence(
  { query }: InboxAddress,
  owners: { id: number; name: string }[],
): string {
  const texts = contactMessageTexts.narrowedBy;
  const { kind, status, owner, q, email, waiting } = query;
  const ownerName =
    owner === 'none'
      ? contactMessageTexts.filters.nobody
      : owners.find(({ id }) => id === owner)?.name;
  const parts = [
    kind && texts.kind(KIND_NAMES[kind]),
    status && status !== 'spam' && texts.state(STATUS_NAMES[status]),
    ownerName && texts.owner(ownerName),
    q && texts.search(q),
    email && texts.email(email),
    waiting && texts.waiting,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? '' : texts.sentence(parts.join(', '));
}
