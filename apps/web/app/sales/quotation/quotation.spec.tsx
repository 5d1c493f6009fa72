import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { contextOf, errorResponse, noApi } from '../../platform/api/testing';
import { NoRevision } from './no-revision';
import {
  accepted,
  apiWith,
  card,
  network,
  OLD,
  open,
  person,
  press,
  question,
  sendBeacon,
  TOKEN,
  view,
} from './quotation.fixture';
import { headers, loader, meta } from './quotation.route';

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
    expect(network.calls).toMatchObject([
      {
        path: '/api/v1/quotations/accept',
        body: { token: TOKEN, name: 'Nadia Rahman Ali', agreed: 'true', total: '500000' },
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
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
    network.isOffline = true;
    await person.type(question(), 'And in two parts?');
    await press('Send question');
    const notice = 'Not sent. Something went wrong. Please try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(question()).toHaveValue('And in two parts?');
    await person.click(card().getByRole('checkbox'));
    await press('Accept the quotation');
    expect(await card().findByRole('alert')).toHaveTextContent(notice.replace('sent', 'accepted'));
    expect(network.calls).toEqual([]);
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
    expect(network.calls).toMatchObject([
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
