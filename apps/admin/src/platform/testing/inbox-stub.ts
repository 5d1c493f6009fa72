import type { ContactMessage, EnquiryEvent } from '@shishir/contract';
import { renderDashboard } from './render-dashboard';
import { errorResponse, stubApi, type StubResponse } from './api-stub';
import { contactMessage, contactMessageCounts, staff } from './rows';

export const INBOX = '/dashboard/setting/client-message';
const HOUR_MS = 60 * 60 * 1000;

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const tahmina = contactMessage({ created_at: hoursAgo(41.5) });
export const ratan = contactMessage({
  ...{ id: 9, first_name: 'Ratan', last_name: 'Das', email: 'ratan@example.com' },
  ...{ status: 'read', created_at: hoursAgo(2.5) },
});
export const farhana = contactMessage({
  ...{ id: 7, first_name: 'Farhana', last_name: 'Islam', status: 'replied' },
  ...{ created_at: hoursAgo(75), owner: { id: 2, name: 'Nusrat Rahman' } },
});

export const event = (own: Partial<EnquiryEvent>): EnquiryEvent => ({
  id: 1,
  kind: 'note',
  at: '2026-11-21T03:12:00.000Z',
  by: { id: 2, name: 'Nusrat Rahman' },
  text: null,
  channel: null,
  mail: null,
  ...own,
});

type Stub = StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse);

/** Renders the dashboard with an API that stores changes to its enquiries. */
export function openInbox(
  address = INBOX,
  overrides: Record<string, Stub> = {},
  contactMessages: ContactMessage[] = [tahmina, ratan, farhana],
) {
  let rows = contactMessages;
  const idOf = ({ pathname }: URL) => Number(pathname.split('/')[4]);
  const lastBody = () => calls.at(-1)!.body as { status?: never; owner_id?: number | null };
  const nusrat = { id: 2, name: 'Nusrat Rahman' };
  const me = { id: 1, name: 'Rafiqul Islam' };
  const { calls } = stubApi({
    'GET /contact-message': () => ({ body: { data: rows }, total: rows.length }),
    'GET /contact-message/counts': () => ({
      body: {
        data: contactMessageCounts({
          ...{ all: rows.length, waiting_day: 1, waiting: 1, answered: 1 },
          new: rows.filter(({ status }) => status === 'new').length,
        }),
      },
    }),
    'GET /contact-message/:id': (address) => {
      const row = rows.find(({ id }) => id === idOf(address));
      return row ? { body: { data: row } } : errorResponse(404, 'Message not found');
    },
    'PUT /contact-message/:id': (address) => {
      const { status, owner_id } = lastBody();
      rows = rows.map((row) =>
        row.id === idOf(address)
          ? {
              ...row,
              version: row.version + 1,
              status: status ?? row.status,
              owner:
                owner_id === undefined
                  ? row.owner
                  : ([me, nusrat].find(({ id }) => id === owner_id) ?? null),
            }
          : row,
      );
      return { body: { data: rows.find(({ id }) => id === idOf(address)) } };
    },
    'GET /user': {
      body: {
        data: [staff(), staff({ ...nusrat, role: 'admin' })].map((user) => ({
          ...user,
          last_sign_in_at: null,
        })),
      },
      total: 2,
    },
    ...overrides,
  });
  const page = renderDashboard(address);
  return {
    ...page,
    calls,
    /** Query of the latest list request. */
    asked: () =>
      calls.findLast((call) => call.address.pathname === '/api/v1/contact-message')?.address
        .searchParams,
    /** Write requests: method, path and body. */
    writes: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, address: { pathname }, body }) => [
          `${method} ${pathname.replace('/api/v1/contact-message', '')}`,
          body,
        ]),
    /** Changes an enquiry, like another user would. */
    change: (id: number, fields: Partial<ContactMessage>) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
    },
  };
}
