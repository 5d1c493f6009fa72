import type { ContactMessageQuery, ContactMessageTrashQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

const FRESH_MS = 60_000;

/** The keys under which the dashboard caches what it knows of enquiries. */
export const contactMessageKeys = {
  lists: ['contact-message', 'list'],
  list: (query: ContactMessageQuery) => ['contact-message', 'list', query],
  trashes: ['contact-message', 'trash'],
  trash: (query: ContactMessageTrashQuery) => ['contact-message', 'trash', query],
  one: (id: number) => ['contact-message', 'one', id],
  events: (id: number) => ['contact-message', 'events', id],
  counts: ['contact-message', 'counts'],
  templates: ['contact-message', 'templates'],
};

/** One page of the inbox; looks for new ones every minute while it is on screen. */
export function useContactMessageList(query: ContactMessageQuery) {
  const response = tsr.contactMessage.list.useQuery({
    queryKey: contactMessageKeys.list(query),
    queryData: { query },
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
  return listRows(response, (body) => body.data);
}

/** One message, whole. */
export function useContactMessage(id: number, enabled = true) {
  return tsr.contactMessage.get.useQuery({
    queryKey: contactMessageKeys.one(id),
    queryData: { params: { id } },
    enabled,
  });
}

/** What happened to an enquiry since it arrived, oldest first. */
export function useContactMessageEvents(id: number) {
  return tsr.contactMessage.events.useQuery({
    queryKey: contactMessageKeys.events(id),
    queryData: { params: { id } },
    refetchInterval: FRESH_MS,
  });
}

/** How many enquiries there are of each kind, how many are held back, and how many are new. */
export function useContactMessageCounts() {
  const response = tsr.contactMessage.counts.useQuery({
    queryKey: contactMessageKeys.counts,
    refetchInterval: FRESH_MS,
  });
  return response.data?.body.data;
}

/** What the company promises about enquiries, such as for how long spam is kept. */
export function useEnquiryTerms() {
  const response = tsr.contactMessage.terms.useQuery({
    queryKey: ['contact-message', 'terms'],
    staleTime: Infinity,
  });
  return response.data?.body.data;
}

const MOST_STAFF = 100;

/** Everybody who can own an enquiry, by name; the key is that of the lists of accounts, which a change refreshes. */
export function useOwners(): { id: number; name: string }[] {
  const query = { kind: 'staff', pageSize: MOST_STAFF, sort: 'name' } as const;
  const response = tsr.users.list.useQuery({ queryKey: ['users', query], queryData: { query } });
  return response.data?.body.data ?? [];
}
