import { TOTAL_HEADER } from '@shishir/contract';
import { act } from '@testing-library/react';
import {
  company,
  firstSteps,
  contactMessageCounts,
  session,
  signInMethods,
  staff,
  userSummary,
} from './rows';
import { enquiryOverview, mailOverview, productOverview } from './overview-rows';
import { UploadStub } from './upload-stub';

/** Response of the stubbed network to a call; a function chooses it by address. */
export interface StubResponse {
  status?: number;
  body?: unknown;
  total?: number;
}
type Stub =
  StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse | Promise<StubResponse>);

export interface Call {
  method: string;
  address: URL;
  /** Parsed JSON, or the entries of a form. */
  body: unknown;
  /** Aborted if the page cancels the call. */
  signal?: AbortSignal | null;
}

/** Defaults: the owner is signed in and has dismissed the first steps; catalogue and inbox are empty. */
const defaultResponses: Record<string, Stub> = {
  'GET /company': { body: { data: company() } },
  'GET /auth/session': { body: { user: staff(), second_factor_missing: false } },
  'GET /user/:id': { body: { success: true, data: staff() } },
  'GET /user': { body: { data: [] }, total: 0 },
  'GET /user/summary': { body: { data: userSummary() } },
  'GET /user/invitation': { body: { data: [] } },
  'GET /products/listed': { body: [], total: 0 },
  'GET /products/counts': (address) => ({ body: { data: productLists(address).map(() => 71) } }),
  'GET /categories': { body: { data: [] } },
  'GET /gallery': { body: { data: [] }, total: 0 },
  'GET /vrf-project/counts': {
    body: {
      data: {
        all: 5,
        trash: 0,
        by_status: { active: 1, pending: 1, ongoing: 1, completed: 1, cancelled: 1 },
      },
    },
  },
  'GET /vrf-project': { body: { data: [] }, total: 0 },
  'GET /contact-message': { body: { data: [] }, total: 0 },
  'GET /contact-message/counts': { body: { data: contactMessageCounts() } },
  'GET /quotations': { body: { data: [] }, total: 0 },
  'GET /customers/of-enquiry/:id': { body: { data: [] } },
  'GET /contact-message/terms': {
    body: {
      data: {
        reply_working_days: 1,
        keep_application_days: 180,
        keep_quarantine_days: 30,
        keep_address_days: 90,
      },
    },
  },
  'GET /contact-message/templates': { body: { data: [] } },
  'GET /contact-message/:id/events': { body: { data: [] } },
  'GET /overview/enquiries': { body: { data: enquiryOverview() } },
  'GET /overview/sales': { body: { data: { stages: [], groups: [] } } },
  'GET /overview/products': { body: { data: productOverview() } },
  'GET /overview/mails': { body: { data: mailOverview() } },
  'GET /overview/changes': { body: { data: [] } },
  'GET /auth/sessions': { body: { data: [session()] } },
  'GET /saved-views': { body: { data: [] } },
  'GET /first-steps': { body: { data: firstSteps({}, { dismissed: true }) } },
  'GET /auth/methods': { body: { data: signInMethods() } },
  'GET /auth/oidc/link': { body: { data: null, provider: null } },
  'POST /auth/logout': { body: { success: true } },
};

/** The lists whose products a call counts. */
export const productLists = ({ searchParams }: URL) =>
  JSON.parse(searchParams.get('lists')!) as Record<string, unknown>[];

/** Rejects like `fetch` if the network is down. */
export const noResponse = () => Promise.reject<StubResponse>(new TypeError('Failed to fetch'));
export const errorResponse = (
  status: number,
  message: string,
  fields?: Record<string, string>,
  current?: unknown,
  changed_by?: string,
): StubResponse => ({
  status,
  body: {
    code: 'rejected',
    message,
    error: message,
    fields,
    current,
    changed_by,
    requestId: 'test',
  },
});

/** Response that arrives when the test calls `respond`. */
export function pendingResponse(): {
  response: Promise<StubResponse>;
  respond: (response: StubResponse) => void;
} {
  let respond: (response: StubResponse) => void = () => {};
  const response = new Promise<StubResponse>((resolve) => (respond = resolve));
  return { response, respond };
}

/** Replaces the network: responds to every call of the dashboard and records the calls. */
export function stubApi(overrides: Record<string, Stub> = {}): { calls: Call[] } {
  const responses = { ...defaultResponses, ...overrides };
  const calls: Call[] = [];
  global.XMLHttpRequest = UploadStub as unknown as typeof XMLHttpRequest;
  global.fetch = async (input, init) => {
    const address = new URL(input as string, 'http://admin.localhost');
    const method = init?.method ?? 'GET';
    const path = address.pathname.replace('/api/v1', '');
    calls.push({ method, address, body: sentBody(init?.body), signal: init?.signal });
    const given =
      responses[`${method} ${path}`] ??
      responses[`${method} ${path.replace(/\/(\d+|[0-9a-f]{32})(?=\/|$)/, '/:id')}`];
    if (!given) throw new Error(`The test expects no call of ${method} ${path}`);
    const {
      status = 200,
      body,
      total,
    } = await Promise.race([
      typeof given === 'function' ? given(address) : given,
      aborted(init?.signal),
    ]);
    const headers = new Headers({ 'content-type': 'application/json' });
    if (total !== undefined) headers.set(TOTAL_HEADER, String(total));
    return new Response(JSON.stringify(body ?? {}), { status, headers });
  };
  return { calls };
}

/** Rejects like `fetch` when its signal is aborted. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () =>
      reject(new DOMException('The call was aborted', 'AbortError')),
    ),
  );
}

/** Sets the browser offline or online. Offline, no call gets a response. */
export function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

function sentBody(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
