import type { ContactMessageQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { listRows } from '../ui/list/list-rows';

const FRESH_MS = 60_000;

/** One page of the inbox; looks for new messages every minute while it is on screen. */
export function useMessageList(query: ContactMessageQuery) {
  const response = tsr.contactMessage.list.useQuery({
    queryKey: ['contact-message', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
  return listRows(response, (body) => body.data);
}

/** One message, whole. */
export function useMessage(id: number) {
  return tsr.contactMessage.get.useQuery({
    queryKey: ['contact-message', 'one', id],
    queryData: { params: { id } },
  });
}

/** Enquiries of the last 30 days, and how many are new. */
export function useMessageSummary() {
  return tsr.contactMessage.summary.useQuery({
    queryKey: ['contact-message', 'summary'],
    refetchInterval: FRESH_MS,
  });
}
