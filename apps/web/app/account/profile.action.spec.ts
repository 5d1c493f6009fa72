/** @jest-environment node */
import type { CallApi } from '../api/api-client';
import { noApi, openedPage, postedForm, refusal } from '../api/testing';
import { visitor } from '../testing/shell-fixture';
import { action, loader } from './profile.route';

const PATH = '/dashboard/profile';
const FORGET = 'userToken=; Path=/; HttpOnly; SameSite=Lax';
const ID = '0123456789abcdef0123456789abcdef';

/** What went over the network edge. */
let calls: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  calls = [];
});

const noting =
  (answer: () => Response): CallApi =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const body = multipart
      ? Object.fromEntries(await request.formData())
      : ((await request.json()) as unknown);
    calls.push({ method: request.method, path: pathname, body });
    return answer();
  };
const never: CallApi = () => {
  throw new Error('The API must not be asked');
};
const done = noting(() => Response.json({ success: true }, { headers: { 'set-cookie': FORGET } }));

/** What the posted form leads to: a Response, or data with its status. */
async function post(fields: Record<string, string>, callApi: CallApi, cookie?: string) {
  const { request, ...rest } = postedForm(PATH, fields, callApi);
  if (cookie) request.headers.set('cookie', cookie);
  const value: unknown = await action({ request, ...rest }).catch((thrown: unknown) => thrown);
  if (value instanceof Response) {
    const cookies = value.headers.getSetCookie();
    return { status: value.status, to: value.headers.get('location'), cookies };
  }
  const { data, init } = value as { data: unknown; init: ResponseInit | null };
  return { status: init?.status, data };
}

describe('the page', () => {
  const session = (id: string, current: boolean, address: string) => ({
    id,
    address,
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    created_at: '2026-11-20T04:00:00.000Z',
    expires_at: '2026-11-21T04:00:00.000Z',
    current,
  });
  const opened = (sessions: () => Response) =>
    loader(
      openedPage(
        PATH,
        ({ url }) =>
          Promise.resolve(
            url.endsWith('/auth/sessions') ? sessions() : Response.json({ user: visitor }),
          ),
        'userToken=secret',
      ),
    );

  it('lists where one is signed in, this device first', async () => {
    const data = [session('b', false, '192.0.2.7'), session('a', true, '::ffff:192.0.2.1')];
    expect(await opened(() => Response.json({ data }))).toEqual({
      user: visitor,
      signIns: [
        {
          id: 'a',
          device: 'Firefox on Linux',
          address: '192.0.2.1',
          since: '2026-11-20T04:00:00.000Z',
          current: true,
        },
        expect.objectContaining({ id: 'b', address: '192.0.2.7', current: false }),
      ],
    });
  });

  it('is there without the list while that cannot be had', async () => {
    expect(await opened(() => refusal(503, 'Not now'))).toEqual({ user: visitor, signIns: null });
  });
});

describe('a new password without JavaScript', () => {
  const typed = {
    intent: 'password',
    currentPassword: 'correct horse',
    newPassword: 'a louder cassette',
    confirmPassword: 'a louder cassette',
  };

  it('ends every session and leads to Sign In, which tells of it', async () => {
    const answer = await post(typed, done);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/change-password',
        body: { currentPassword: 'correct horse', newPassword: 'a louder cassette' },
      },
    ]);
    expect(answer).toMatchObject({ status: 302, to: '/login' });
    expect(answer.cookies?.[0]).toBe(FORGET);
    expect(answer.cookies?.[1]).toMatch(/^signInNotice=password-changed;/);
  });

  it.each(['currentPassword', 'newPassword', 'confirmPassword'])(
    'asks for a blank %s without asking the API',
    async (blank) => {
      expect(await post({ ...typed, [blank]: '' }, never)).toEqual({
        status: 400,
        data: {
          intent: 'password',
          problem: { notice: 'All fields are required', fields: { [blank]: '' } },
        },
      });
    },
  );

  it.each([
    [
      { newPassword: 'seven77', confirmPassword: 'seven77' },
      { newPassword: 'Password must be at least 8 characters' },
    ],
    [
      { newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { newPassword: 'Password has at most 128 characters' },
    ],
    [
      { confirmPassword: 'another one' },
      { confirmPassword: 'New password and confirmation do not match' },
    ],
  ])('refuses %j', async (change, fields) => {
    expect(await post({ ...typed, ...change }, never)).toMatchObject({
      status: 400,
      data: { problem: { notice: null, fields } },
    });
  });

  it('says what the server says, once, and gives no password back', async () => {
    const wrong = 'The current password is not right.';
    const answer = await post(
      typed,
      noting(() => refusal(400, wrong, { currentPassword: wrong })),
    );
    expect(answer).toMatchObject({
      status: 400,
      data: { problem: { notice: wrong, fields: { currentPassword: '' } } },
    });
    expect(JSON.stringify(answer)).not.toContain('horse');
  });

  it.each([
    [
      'a refusal without words',
      noting(() => new Response('', { status: 500 })),
      'Password update failed.',
    ],
    ['no answer at all', noApi, 'Something went wrong. Please try again.'],
  ])('on %s says its own', async (_what, callApi, notice) => {
    expect(await post(typed, callApi)).toMatchObject({ data: { problem: { notice, fields: {} } } });
  });

  it('leads whoever is signed in no more to Sign In and back', async () => {
    const answer = await post(
      typed,
      noting(() => refusal(401, 'Sign in first')),
    );
    expect(answer).toMatchObject({ status: 302, to: '/login?next=%2Fdashboard%2Fprofile' });
    expect(answer.cookies?.[0]).toMatch(/^signInNotice=session-ended;/);
  });
});

describe('the list of sign-ins without JavaScript', () => {
  const end = { intent: 'end-session', session: ID };

  it('ends one', async () => {
    const answer = await post(end, done);
    expect(calls).toMatchObject([{ method: 'DELETE', path: `/api/v1/auth/sessions/${ID}` }]);
    expect(answer).toEqual({ status: 200, data: { intent: 'end-session', notice: null } });
  });

  it('is content with one that has ended already', async () => {
    expect(
      await post(
        end,
        noting(() => refusal(404, 'Gone')),
      ),
    ).toMatchObject({
      data: { notice: null },
    });
  });

  it.each([
    ['what the server says', noting(() => refusal(503, 'Not now')), 'Not now'],
    ['that nothing answers', noApi, 'Something went wrong. Please try again.'],
  ])('says %s', async (_what, callApi, notice) => {
    expect(await post(end, callApi)).toMatchObject({ status: 503, data: { notice } });
    expect(await post({ intent: 'sign-out-everywhere' }, callApi)).toMatchObject({
      status: 503,
      data: { intent: 'sign-out-everywhere', notice },
    });
  });

  it.each(['', '../../user/7', `${ID}/x`])('takes no %j for a session', async (session) => {
    expect(await post({ ...end, session }, never)).toMatchObject({ status: 400 });
  });

  it('signs out everywhere and leads to Sign In', async () => {
    const answer = await post({ intent: 'sign-out-everywhere' }, done);
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/auth/logout-everywhere' }]);
    expect(answer).toMatchObject({ status: 302, to: '/login' });
    expect(answer.cookies?.[0]).toBe(FORGET);
    expect(answer.cookies?.[1]).toMatch(/^signInNotice=signed-out-everywhere;/);
  });

  it.each([
    ['what the server says', noting(() => refusal(409, 'Not yet')), 409, 'Not yet'],
    ['nothing of one that is gone already', noting(() => refusal(404, 'Gone')), 200, null],
    ['that nothing answers', noApi, 503, 'Something went wrong. Please try again.'],
  ])('unlinks Google and says %s', async (_what, callApi, status, notice) => {
    expect(await post({ intent: 'unlink-google' }, done)).toMatchObject({ status: 200 });
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/auth/google' }]);
    expect(await post({ intent: 'unlink-google' }, callApi)).toEqual({
      status,
      data: { intent: 'unlink-google', notice },
    });
  });

  it('has no other buttons', async () => {
    expect(await post({ intent: 'delete-account' }, never)).toMatchObject({ status: 400 });
  });
});

describe('the plain form for the name', () => {
  const session = 'userToken=secret';
  /** Knows who asks, and answers a change with `answer`. */
  const knowing =
    (answer: () => Response): CallApi =>
    (request, from) =>
      request.method === 'GET'
        ? Promise.resolve(Response.json({ user: visitor }))
        : noting(answer)(request, from);
  const save = (name: string, callApi: CallApi, cookie = session) =>
    post({ intent: 'name', name }, callApi, cookie);

  it('sends the name alone, trimmed', async () => {
    const answer = await save(
      ' Tahmina Begum ',
      knowing(() => Response.json({ success: true })),
    );
    expect(calls).toEqual([
      { method: 'PUT', path: '/api/v1/user/7', body: { name: 'Tahmina Begum' } },
    ]);
    expect(answer).toEqual({ status: 200, data: { intent: 'name', state: 'saved' } });
  });

  it('sends nothing where nothing differs', async () => {
    const answer = await save(
      visitor.name,
      knowing(() => refusal(500, 'Not this')),
    );
    expect(calls).toEqual([]);
    expect(answer).toMatchObject({ data: { state: 'unchanged' } });
  });

  it('refuses a blank name and keeps what was typed', async () => {
    expect(
      await save(
        '  ',
        knowing(() => refusal(500, 'Not this')),
      ),
    ).toMatchObject({
      status: 400,
      data: { state: 'wrong', typed: '  ', problem: { fields: { name: 'Name is required' } } },
    });
  });

  it('keeps what was typed where the server refuses or nothing answers', async () => {
    const fields = { name: 'Not this name' };
    const refused = await save(
      'New',
      knowing(() => refusal(400, 'No', fields)),
    );
    expect(refused).toMatchObject({
      status: 400,
      data: { state: 'refused', typed: 'New', problem: { notice: null, fields } },
    });
    expect(await save('New', noApi)).toMatchObject({ status: 503, data: { typed: 'New' } });
  });

  it('leads a stranger to Sign In', async () => {
    expect(await save('New', never, '')).toMatchObject({
      status: 302,
      to: '/login?next=%2Fdashboard%2Fprofile',
    });
  });
});
