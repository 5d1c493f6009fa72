import '@testing-library/jest-dom';
import type { QuotationView } from '@shishir/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { contextOf } from '../../platform/api/testing';
import { company } from '../../platform/testing/shell.fixture';
import QuotationPage, { action, clientAction, loader, shouldRevalidate } from './quotation.route';

export const TOKEN = '7.signed';
export const OLD = '6.signed';
const LINE = { product_id: null, model: '', note: '' };

export const view: QuotationView = {
  ...{ number: 'QUO-2026-000187', revision: 2, state: 'open' },
  recipient: { name: 'Nadia Rahman', company: 'Padma Design Studio', place: 'Dhanmondi' },
  title: 'VRF for the office',
  letter: 'Dear Nadia,\n\nas agreed.',
  design: null,
  lines: [
    {
      ...{ product_id: 15, model: 'AM056NN4DEH', title: '4 Way Cassette', note: '' },
      ...{ quantity: 3, unit_price: 56_500, sum: 169_500, is_equipment: true, choice: null },
    },
    {
      ...{ ...LINE, title: 'Installation', quantity: 1, unit_price: 340_000, sum: 340_000 },
      ...{ is_equipment: false, choice: null },
    },
  ],
  terms: [{ title: 'Payment', text: '50 % with the order.' }],
  ...{ sum: 509_500, discount: 9_500, total: 500_000 },
  ...{ vat_bp: null, vat: 0, ait_bp: null, ait: 0, advance_percent: null, advance: 0 },
  valid_until: '2026-12-22',
  days_left: 30,
  sent_at: '2026-11-22T05:05:00.000Z',
  accepted: null,
  current: { revision: 2, sent_at: '2026-11-22T05:05:00.000Z' },
  changes: {
    since: 1,
    changes: [
      { kind: 'added', name: 'AM056NN4DEH', title: '4 Way Cassette', before: null, after: 3 },
      { kind: 'price', name: 'Installation', title: '', before: 331_500, after: 340_000 },
      { kind: 'discount', name: '', title: '', before: 0, after: 9_500 },
    ],
    texts: ['terms'],
  },
  history: [
    {
      ...{ revision: 2, sent_at: '2026-11-22T05:05:00.000Z', total: 500_000 },
      ...{ state: 'open', token: TOKEN },
    },
    {
      ...{ revision: 1, sent_at: '2026-11-20T10:30:00.000Z', total: 531_500 },
      ...{ state: 'superseded', token: OLD },
    },
  ],
  messages: [
    {
      ...{ kind: 'question', revision: 1, at: '2026-11-21T03:12:00.000Z', by: null },
      text: 'Without a unit on the wall?',
    },
    {
      ...{ kind: 'answer', revision: 1, at: '2026-11-21T11:40:00.000Z', by: 'Nusrat Rahman' },
      text: 'Yes.',
    },
  ],
  contact: { name: 'Nusrat Rahman', title: 'Sales engineer', phone: '+8801000000103', email: null },
  enquiry: { reference: 'ENQ-2026-000123', created_at: '2026-11-19T03:12:00.000Z' },
};
export const accepted = {
  ...{ at: '2026-11-22T10:20:00.000Z', name: 'Nadia Rahman', purchase_order: null },
};

// Node's Request sends only Node's own FormData, which cannot read a form.
beforeAll(async () => {
  const OfPage = FormData;
  const empty = await new Response(new URLSearchParams()).formData();
  const OfNode = empty.constructor as typeof FormData;
  globalThis.FormData = class extends OfNode {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      for (const [name, value] of form ? new OfPage(form, submitter) : []) {
        if (typeof value === 'string') this.append(name, value);
      }
    }
  };
});

interface Call {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}
/** Connection of the page, and the posts that the API has received. */
export const network = { isOffline: false, calls: [] as Call[] };
// jsdom has no `sendBeacon`.
export const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
beforeEach(() => sessionStorage.clear());
beforeEach(() => {
  navigator.sendBeacon = sendBeacon as never;
  sendBeacon.mockClear();
  network.isOffline = false;
  network.calls = [];
  cleanup();
});

/** Mocks an API with this quotation; `post` answers posts. */
export function apiWith(shown: () => QuotationView, post?: () => Response): CallApi {
  return async (request) => {
    if (request.method === 'GET') return Response.json({ data: shown() });
    network.calls.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: await (request.headers.get('content-type')?.startsWith('multipart')
        ? request.formData().then((form) => Object.fromEntries(form))
        : request.json()),
      key: request.headers.get('idempotency-key'),
    });
    return post?.() ?? Response.json({ data: shown() });
  };
}

/** Opens the link in a mail. */
export async function open(callApi: CallApi, link = `/quotation?token=${TOKEN}`) {
  const at = (request: Request) => {
    const url = new URL(request.url);
    return { request, url, context: contextOf(callApi), params: {}, pattern: url.pathname };
  };
  /** Called as by the router: redirects are thrown. */
  const serverAction = async (request: Request) => {
    if (network.isOffline) throw new TypeError('Failed to fetch');
    const result = await action(at(request));
    if (result instanceof Response) throw result;
    return result.data;
  };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ user: null, company, menu: [], categories: [], publicUrl: 'http://x' }),
      children: [
        {
          path: 'quotation',
          loader: ({ request }) => loader(at(request)),
          action: ({ request }) =>
            clientAction({ ...at(request), serverAction: () => serverAction(request) }),
          shouldRevalidate,
          Component: QuotationPage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[link]} />);
  return screen.findByRole('heading', { level: 1 });
}
export const card = () => within(screen.getByRole('complementary', { name: 'Your decision' }));
export const person = userEvent.setup();
export const press = (name: string) => person.click(screen.getByRole('button', { name }));
export const question = () => screen.getByLabelText('Ask a question or request a change');
