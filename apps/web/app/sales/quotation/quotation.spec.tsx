import '@testing-library/jest-dom';
import type { QuotationView } from '@shishir/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { contextOf, errorResponse, noApi } from '../../platform/api/testing';
import { company } from '../../platform/testing/shell.fixture';
import { NoRevision } from './no-revision';
import QuotationPage, {
  action,
  clientAction,
  headers,
  loader,
  meta,
  shouldRevalidate,
} from './quotation.route';

const TOKEN = '7.signed';
const OLD = '6.signed';
const LINE = { product_id: null, model: '', note: '' };

const view: QuotationView = {
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
const accepted = {
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

let isOffline = false;
let calls: { method: string; path: string; body: unknown; key: string | null }[] = [];
// jsdom has no `sendBeacon`.
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
beforeEach(() => sessionStorage.clear());
beforeEach(() => {
  navigator.sendBeacon = sendBeacon as never;
  sendBeacon.mockClear();
  isOffline = false;
  calls = [];
  cleanup();
});

/** Mocks an API with this quotation; `post` answers posts. */
function apiWith(shown: () => QuotationView, post?: () => Response): CallApi {
  return async (request) => {
    if (request.method === 'GET') return Response.json({ data: shown() });
    calls.push({
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
async function open(callApi: CallApi, link = `/quotation?token=${TOKEN}`) {
  const at = (request: Request) => {
    const url = new URL(request.url);
    return { request, url, context: contextOf(callApi), params: {}, pattern: url.pathname };
  };
  /** Called as by the router: redirects are thrown. */
  const serverAction = async (request: Request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
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
const card = () => within(screen.getByRole('complementary', { name: 'Your decision' }));
const person = userEvent.setup();
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const question = () => screen.getByLabelText('Ask a question or request a change');

describe('the quotation page', () => {
  it('shows the offer, its changes, the questions and its validity', async () => {
    expect(await open(apiWith(() => view))).toHaveTextContent('Quotation QUO-2026-000187');
    await waitFor(() => expect(sendBeacon.mock.calls).toEqual([['/quotation/opened', TOKEN]]));
    expect(
      screen.getByText('VRF for the office. Prepared for Nadia Rahman, Padma Design Studio.'),
    ).toBeVisible();
    const news = within(screen.getByRole('region', { name: 'What’s new in revision 2' }));
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AM056NN4DEH is new, 3 pieces',
      'Installation ৳3,40,000, ৳8,500 more',
      'Discount on equipment, ৳9,500',
      'Terms changed',
    ]);
    const prices = within(screen.getByRole('table', { name: 'Prices' }));
    expect(prices.getByRole('link', { name: 'AM056NN4DEH' })).toHaveAttribute(
      'href',
      '/products/15',
    );
    expect(prices.getByRole('row', { name: /^Discount on equipment/ })).toHaveTextContent(
      '−৳9,500',
    );
    expect(prices.getByRole('row', { name: /^Total, excl. VAT/ })).toHaveTextContent('৳5,00,000');
    const log = within(screen.getByRole('region', { name: 'Questions and revisions' }));
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Revision 222 Nov 2026, 11:05৳5,00,000. Open the PDF',
      'Answer from Nusrat Rahman21 Nov 2026, 17:40Yes.',
      'Your question21 Nov 2026, 09:12Without a unit on the wall?',
      'Revision 120 Nov 2026, 16:30৳5,31,500. Replaced by revision 2. Open the PDF',
    ]);
    expect(log.getAllByRole('link')[1]).toHaveAttribute('href', `/quotation.pdf?token=${OLD}`);
    expect(card().getByText('30 days left')).toBeVisible();
    expect(
      card().getByText('Valid until 22 Dec 2026. Includes a discount of ৳9,500.'),
    ).toBeVisible();
    expect(card().getByRole('link', { name: '+880 10 0000 0103' })).toBeVisible();
    // The token is sent to no other site and stored in no cache.
    expect(headers()).toEqual({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    const match = { id: 'shell', loaderData: { siteName: 'S', publicUrl: 'http://x' } };
    expect(meta({ loaderData: undefined, matches: [match, match] } as never)).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });

  it('accepts the quotation in place, and shows by whom and when', async () => {
    let now = view;
    await open(
      apiWith(
        () => now,
        () => {
          now = { ...view, state: 'accepted', accepted };
          return Response.json({ data: now });
        },
      ),
    );
    await person.type(card().getByLabelText('Your name'), ' Ali');
    await person.click(card().getByRole('checkbox'));
    await press('Accept the quotation');
    const heading = await screen.findByRole('heading', { name: 'Accepted' });
    expect(heading).toHaveFocus();
    expect(card().getByText('22 Nov 2026, 16:20')).toBeVisible();
    expect(
      card().getByText(/^Nadia Rahman accepted revision 2\. Nusrat Rahman will call/),
    ).toBeVisible();
    expect(card().queryByRole('textbox')).toBeNull();
    expect(calls).toMatchObject([
      {
        path: '/api/v1/quotations/accept',
        body: { token: TOKEN, name: 'Nadia Rahman Ali', agreed: 'true', total: '500000' },
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('follows the choice of options and alternatives, and accepts it with its total', async () => {
    const chosen = (group: string, selected: boolean) => ({ choice: { group, selected } });
    const [unit, work] = view.lines as [QuotationView['lines'][0], QuotationView['lines'][0]];
    const small = { ...unit, product_id: null, model: 'SMALL', quantity: 2, sum: 113_000 };
    const lines = [
      { ...unit, ...chosen('Unit', true) },
      { ...small, ...chosen('Unit', false) },
      { ...work, title: 'Remote', unit_price: 20_000, sum: 20_000, ...chosen('', false) },
      work,
    ];
    const taxed = { ...view, lines, vat_bp: 1500, vat: 75_000, total: 575_000 };
    await open(apiWith(() => ({ ...taxed, advance_percent: 60, advance: 345_000 })));
    const table = within(screen.getByRole('table', { name: 'Prices' }));
    const total = () => table.getByRole('row', { name: /^Total, incl. VAT/ });
    expect(total()).toHaveTextContent('৳5,75,000');
    expect(card().getByText('Advance 60%: ৳3,45,000.')).toBeVisible();
    await person.click(table.getByRole('radio', { name: 'SMALL' }));
    await person.click(table.getByRole('checkbox', { name: 'Remote' }));
    expect(table.getByRole('row', { name: /^VAT 15%/ })).toHaveTextContent('৳69,525');
    expect(total()).toHaveTextContent('৳5,33,025');
    expect(card().getByText('৳5,33,025')).toBeVisible();
    await person.click(card().getByRole('checkbox'));
    await press('Accept the quotation');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ chosen: '2,1', total: '533025' });
  });

  it('shows what was ordered after the acceptance', async () => {
    const [unit, work] = view.lines as [QuotationView['lines'][0], QuotationView['lines'][0]];
    const lines = [
      { ...unit, choice: { group: 'Unit', selected: false } },
      { ...work, choice: { group: 'Unit', selected: true } },
    ];
    await open(apiWith(() => ({ ...view, lines, state: 'accepted', accepted })));
    const table = within(screen.getByRole('table', { name: 'Prices' }));
    expect(table.getByRole('row', { name: /Installation/ })).toBeVisible();
    expect(table.queryByText('AM056NN4DEH')).toBeNull();
    expect(table.queryByRole('radio')).toBeNull();
    expect(card().getByRole('link', { name: 'Order confirmation (PDF)' })).toBeVisible();
  });

  it('shows an error at a missing field, and keeps typed values, also after a reload', async () => {
    const fields = { agreed: 'Tick to accept the prices and terms' };
    await open(
      apiWith(
        () => view,
        () => errorResponse(400, 'Invalid', fields),
      ),
    );
    await person.type(question(), 'And in two parts?');
    await person.clear(card().getByLabelText('Your name'));
    await person.type(card().getByLabelText('Your name'), 'Farid Rahman');
    await press('Accept the quotation');
    expect(await card().findByText(fields.agreed)).toBeVisible();
    expect(card().getByRole('checkbox')).toHaveFocus();
    expect(card().getByRole('checkbox')).toHaveAccessibleDescription(fields.agreed);
    expect(card().getByLabelText('Your name')).toHaveValue('Farid Rahman');
    expect(question()).toHaveValue('And in two parts?');
    cleanup();
    await open(apiWith(() => view));
    expect(card().getByLabelText('Your name')).toHaveValue('Farid Rahman');
    expect(card().getByRole('checkbox')).not.toBeChecked();
  });

  it('explains a conflict, and shows the current page', async () => {
    let now = view;
    const sentence = 'Revision 2 was replaced by revision 3 of 23 Nov 2026.';
    await open(
      apiWith(
        () => now,
        () => {
          const current = { revision: 3, sent_at: '2026-11-23T05:05:00.000Z' };
          now = { ...view, state: 'superseded', current };
          return errorResponse(409, sentence);
        },
      ),
    );
    await person.type(question(), 'And in two parts?');
    await person.click(card().getByRole('checkbox'));
    await press('Accept the quotation');
    expect(await card().findByRole('alert')).toHaveTextContent(`Not accepted. ${sentence}`);
    expect(card().getByRole('alert')).toHaveFocus();
    expect(card().getByRole('heading', { name: 'Replaced by revision 3' })).toBeVisible();
    expect(card().getByText(/link in our email of 23 Nov 2026 about revision 3/)).toBeVisible();
    expect(question()).toHaveValue('And in two parts?');
  });

  it('keeps typed values without a connection', async () => {
    await open(apiWith(() => view));
    isOffline = true;
    await person.type(question(), 'And in two parts?');
    await press('Send question');
    const notice = 'Not sent. Something went wrong. Please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(question()).toHaveValue('And in two parts?');
    await person.click(card().getByRole('checkbox'));
    await press('Accept the quotation');
    expect(await card().findByRole('alert')).toHaveTextContent(notice.replace('sent', 'accepted'));
    expect(calls).toEqual([]);
  });

  it('sends a question once per text, and shows it in the time line', async () => {
    let now = view;
    const asked = { kind: 'question' as const, revision: 2, by: null, text: 'Less for cash?' };
    await open(
      apiWith(
        () => now,
        () => {
          const at = '2026-11-23T03:00:00.000Z';
          now = { ...view, messages: [...view.messages, { ...asked, at }] };
          return Response.json({ data: now }, { status: 201 });
        },
      ),
    );
    await person.type(question(), asked.text);
    await press('Send question');
    const done = await screen.findByText(/^Question sent\. Nusrat Rahman will reply by email/);
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(question()).toHaveValue('');
    expect(screen.getByText(asked.text)).toBeVisible();
    expect(calls).toMatchObject([
      {
        path: '/api/v1/quotations/question',
        body: { token: TOKEN, text: asked.text },
        key: expect.stringMatching(/^\w{64}$/),
      },
    ]);
  });

  it('keeps a question that could not be sent', async () => {
    await open(
      apiWith(
        () => view,
        () => errorResponse(503, 'Not now'),
      ),
    );
    await person.type(question(), 'Less for cash?');
    await press('Send question');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. Not now');
    expect(question()).toHaveValue('Less for cash?');
  });

  it('offers to request a new revision after the last day', async () => {
    await open(apiWith(() => ({ ...view, state: 'expired', days_left: -1 })));
    expect(card().getByRole('heading', { name: 'No longer valid' })).toBeVisible();
    expect(card().getByText('Expired 22 Dec 2026')).toBeVisible();
    expect(card().queryByRole('button')).toBeNull();
    expect(card().getByRole('link', { name: 'Ask for a new revision' })).toHaveAttribute(
      'href',
      '#ask',
    );
    expect(question()).toHaveValue('Please send me a new revision of this quotation.');
  });

  it.each([
    [0, 'Last day'],
    [1, '1 day left'],
  ])('shows %s days left as ‘%s’', async (days_left, text) => {
    await open(apiWith(() => ({ ...view, days_left })));
    expect(card().getByText(text)).toBeVisible();
  });
});

describe('a link without a quotation', () => {
  const statusOf = async (callApi: CallApi, path: string) => {
    const url = new URL(path, 'http://site.example');
    const context = contextOf(callApi);
    const args = { request: new Request(url), url, context, params: {}, pattern: url.pathname };
    return (await loader(args)).init?.status;
  };

  it('is a 404 if it was forged or cut off, with links to sales', async () => {
    const missing: CallApi = () => Promise.resolve(errorResponse(404, 'No'));
    expect(await statusOf(missing, '/quotation?token=7.forged')).toBe(404);
    expect(await open(missing)).toHaveTextContent('This link doesn’t open a quotation');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    expect(screen.getByRole('link', { name: '+880 10 0000 0101' })).toBeVisible();
  });

  it('does not call the API without a token', async () => {
    expect(await statusOf(noApi, '/quotation')).toBe(200);
    expect(await open(noApi, '/quotation')).toHaveTextContent('Open a quotation');
  });

  it('keeps values typed without JavaScript while the API is down, and sends them again', async () => {
    const values = {
      ...{ name: '', agreed: '', order: '', chosen: '', total: '' },
      text: 'Less for cash?',
    };
    const failed = {
      act: 'ask' as const,
      status: 503,
      problem: { notice: 'Not sent.', fields: {} },
      values,
    };
    const posted = jest.fn();
    const Stub = createRoutesStub([
      {
        path: 'quotation',
        HydrateFallback: () => null,
        action: async ({ request }) => {
          posted(Object.fromEntries(await request.formData()));
          return null;
        },
        Component: () => <NoRevision kind="down" failed={failed} />,
      },
    ]);
    render(<Stub initialEntries={[`/quotation?token=${TOKEN}`]} />);
    expect(await screen.findByText(/Your question was not sent: ‘Less for cash\?’/)).toBeVisible();
    await press('Send it again');
    expect(posted).toHaveBeenCalledWith(expect.objectContaining({ act: 'ask', text: values.text }));
  });

  it('can be loaded again while the API is down', async () => {
    expect(await statusOf(noApi, '/quotation?token=7.signed')).toBe(503);
    expect(await open(noApi)).toHaveTextContent('We couldn’t load the quotation');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      `/quotation?token=${TOKEN}`,
    );
  });
});
