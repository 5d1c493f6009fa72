import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { contextOf, noApi, errorResponse } from '../../platform/api/testing';
import SubscriptionPage, { action, headers, loader, meta } from './subscription.route';

const calls: { path: string; body: unknown }[] = [];
const answering =
  (reply: () => Response): CallApi =>
  async (request) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.json() });
    return reply();
  };
const settled = answering(() =>
  Response.json({ data: { email: 'nadia@example.com', subscription: 'confirmed' } }),
);

beforeEach(() => {
  calls.length = 0;
  cleanup();
});

/** Opens a link in a mail. */
async function open(link: string, callApi: CallApi = settled) {
  const url = new URL(link, 'http://site.example');
  const params = { act: url.pathname.split('/').pop() };
  const args = { url, context: contextOf(callApi), params, pattern: url.pathname };
  const Stub = createRoutesStub([
    {
      path: url.pathname,
      HydrateFallback: () => null,
      loader: ({ request }) => loader({ ...args, request } as never),
      action: ({ request }) => action({ ...args, request } as never),
      Component: SubscriptionPage as never,
    },
    { path: '*', Component: () => null },
  ]);
  render(<Stub initialEntries={[link]} />);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the links in mails about product news', () => {
  it.each([
    [
      'confirm',
      'Confirm your subscription',
      'Confirm my subscription',
      'Thank you. We’ll send our product news to nadia@example.com.',
    ],
    [
      'unsubscribe',
      'Unsubscribe from product news',
      'Unsubscribe',
      'You’re unsubscribed. We won’t send product news to nadia@example.com any more.',
    ],
  ])('%s only when the button is pressed', async (act, title, button, done) => {
    expect(await open(`/subscription/${act}?token=7.signed`)).toBe(title);
    expect(calls).toEqual([]);
    await press(button);
    expect(await screen.findByText(done)).toBeVisible();
    expect(calls).toEqual([
      { path: `/api/v1/contact-message/subscription/${act}`, body: { token: '7.signed' } },
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer a new subscription if they are no longer valid', async () => {
    const sentence = 'This link is not valid any more. Please subscribe again.';
    await open(
      '/subscription/confirm?token=old',
      answering(() => errorResponse(404, sentence)),
    );
    await press('Confirm my subscription');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/enquiry/subscription',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again while the API is down', async () => {
    await open('/subscription/unsubscribe?token=7.signed', noApi);
    await press('Unsubscribe');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });

  it('explain that a mail program has cut them', async () => {
    await open('/subscription/confirm');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('respond with 404 for any other address', () => {
    const url = new URL('http://site.example/subscription/other?token=1');
    const other = { url, params: { act: 'toString' } } as never;
    expect(() => loader(other)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });

  it('are not indexed, not cached, and send no address to other sites', () => {
    expect(headers()).toEqual({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    const matches = [{}, { id: 'shell', loaderData: { publicUrl: 'http://site.example' } }];
    const loaderData = { act: 'confirm', hasToken: true };
    const tags = meta({ loaderData, matches } as never);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
