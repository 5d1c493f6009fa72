import type { ContactMessage, ContactMessageQuery } from '@shishir/contract';
import type { ListAddress } from '../ui/list/list-address';
import type { ListRows } from '../ui/list/list-rows';

export const INBOX = '/dashboard/setting/client-message';

export type MessageAddress = ListAddress<ContactMessageQuery>;
export type MessageRows = ListRows<ContactMessage>;

/** Where a message opens: below the list, with the list's own search kept. */
export const messageAddress = (id: number, address: { search: string }) =>
  `${INBOX}/${id}${address.search}`;
