import type {
  ContactMessageQuery,
  ContactMessageTrashQuery,
  PipelineQuery,
} from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

const FRESH_MS = 60_000;

/** Cache keys of everything about enquiries. */
export const contactMessageKeys = {
  lists: ['contact-message', 'list'],
  list: (query: ContactMessageQuery) => ['contact-message', 'list', query],
  trashes: ['contact-message', 'trash'],
  trash: (query: ContactMessageTrashQuery) => ['contact-message', 'trash', query],
  one: (id: number) => ['contact-message', 'one', id],
  events: (id: number) => ['contact-message', 'events', id],
  counts: ['contact-message', 'counts'],
  boards: ['contact-message', 'board'],
  assignment: ['contact-message', 'assignment'],
  templates: ['contact-message', 'templates'],
};

/** One page of the inbox, reloaded every minute while it is on screen. */
export function useContactMessageList(query: ContactMessageQuery) {
  const response = tsr.contactMessage.list.useQuery({
    queryKey: contactMessageKeys.list(query),
    queryData: { query },
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
  return listRows(response, (body) => body.data);
}

/** The board of the pipeline. */
export function useBoard(query: PipelineQuery) {
  return tsr.pipeline.board.useQuery({
    queryKey: [...contactMessageKeys.boards, query],
    queryData: { query },
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
}

/** One complete message. */
export function useContactMessage(id: number, enabled = true) {
  return tsr.contactMessage.get.useQuery({
    queryKey: contactMessageKeys.one(id),
    queryData: { params: { id } },
    enabled,
  });
}

/** Events of an enquiry since it arrived, oldest first. */
export function useContactMessageEvents(id: number) {
  return tsr.contactMessage.events.useQuery({
    queryKey: contactMessageKeys.events(id),
    queryData: { params: { id } },
    refetchInterval: FRESH_MS,
  });
}

/** Numbers of enquiries: of each kind, held back, and new. */
export function useContactMessageCounts() {
  const response = tsr.contactMessage.counts.useQuery({
    queryKey: contactMessageKeys.counts,
    refetchInterval: FRESH_MS,
  });
  return response.data?.body.data;
}

/** The company's terms for enquiries, such as how long spam is kept. */
export function useEnquiryTerms() {
  const response = tsr.contactMessage.terms.useQuery({
    queryKey: ['contact-message', 'terms'],
    staleTime: Infinity,
  });
  return response.data?.body.data;
}

const MOST_STAFF = 100;

/** All possible owners of an enquiry, by name. The key is that of the account lists, so their changes refresh it. */
export function useOwners(): { id: number; name: string }[] {
  const query = { kind: 'staff', pageSize: MOST_STAFF, sort: 'name' } as const;
  const response = tsr.users.list.useQuery({ queryKey: ['users', query], queryData: { query } });
  return response.data?.body.data ?? [];
}
