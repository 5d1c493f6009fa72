/** @jest-environment node */
import type { CallApi } from '../../../platform/api/api-client';
import { noApi, openedPage, postedForm, errorResponse } from '../../../platform/api/testing';
import { action as confirm } from './confirm-google.route';
import { action as prove, loader } from './link-google.route';

const COOKIE = 'userToken=secret; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax';
const OVER = 'googleLink=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** Calls of the API. */
let calls: unknown[];
beforeEach(() => {
  calls = [];
});
const recordingApi =
  (response: () => Response): CallApi =>
  async (request) => {
    calls.push([request.method, new URL(request.url).pathname, await request.json()]);
    return response();
  };
const done = recordingApi(() => {
  const response = Response.json({ success: true });
  for (const cookie of [COOKIE, OVER]) response.headers.append('set-cookie', cookie);
  return response;
});

async function outcome(run: Promise<unknown>) {
  const value = await run;
  if (value instanceof Response) {
    return { to: value.headers.get('location'), cookies: value.headers.getSetCookie() };
  }
  const { data, init } = value as { data: unknown; init: ResponseInit | null };
  return { status: init?.status, data };
}
const post = (fields: Record<string, string>, callApi: CallApi, search = '') =>
  outcome(prove(postedForm(`/link-google${search}`, fields, callApi)));

describe('the page of a pending Google account', () => {
  const opened = (data: unknown) =>
    loader(openedPage('/link-google', () => Promise.resolve(Response.json({ data }))));

  it('shows the mailbox, or that none is pending', async () => {
    expect(await opened({ email: 'a@example.com' })).toEqual({ email: 'a@example.com' });
    expect(await opened(null)).toEqual({ email: null });
  });
});

describe('a proof without JavaScript', () => {
  it('forwards both cookies after a password and redirects to the page of origin, on this site only', async () => {
    expect(await post({ password: 'correct horse' }, done, '?next=%2Fcart')).toEqual({
      to: '/cart',
      cookies: [COOKIE, OVER],
    });
    expect(calls).toEqual([['POST', '/api/v1/auth/google/link', { password: 'correct horse' }]]);
    const elsewhere = await post({ password: 'x' }, done, '?next=%2F%2Felsewhere.example');
    expect(elsewhere).toMatchObject({ to: '/dashboard' });
  });

  it('shows that the mail was sent', async () => {
    expect(await post({ intent: 'mail', password: '' }, done)).toMatchObject({
      status: 200,
      data: { sent: true },
    });
    expect(calls).toEqual([['POST', '/api/v1/auth/google/send-link', {}]]);
  });

  it('never returns the password', async () => {
    const response = await post(
      { password: 'correct horse' },
      recordingApi(() => errorResponse(401, 'Invalid email or password')),
    );
    expect(response).toMatchObject({
      status: 401,
      data: { problem: { fields: { password: 'This password is not right.' } } },
    });
    expect(JSON.stringify(response)).not.toContain('horse');
  });

  it('shows an error when there is no response', async () => {
    expect(await post({ password: 'correct horse' }, noApi)).toMatchObject({ status: 503 });
  });
});

describe('the link in the mail', () => {
  const press = (callApi: CallApi) =>
    outcome(confirm(postedForm('/confirm-google?token=abc', {}, callApi)));

  it('links Google after confirmation', async () => {
    expect(await press(done)).toMatchObject({ data: { linked: true } });
    expect(calls).toEqual([['POST', '/api/v1/auth/google/confirm-link', { token: 'abc' }]]);
  });

  it.each([
    ['what the server says', recordingApi(() => errorResponse(400, 'This link has expired.')), 400],
    ['that nothing answers', noApi, 503],
  ])('shows %s', async (_, callApi, status) => {
    expect(await press(callApi)).toMatchObject({
      status,
      data: { linked: false, problem: expect.stringMatching(/expired|try again/) },
    });
  });
});
