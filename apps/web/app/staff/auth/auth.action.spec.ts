/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { action as signIn, loader as openLogin } from './sign-in/login.route';
import { action as logout } from './logout.route';
import { action as signUp, loader as openSignUp } from './sign-up/signup.route';
import { noApi, openedPage, postedForm, errorResponse } from '../../platform/api/testing';

const USER = {
  id: 7,
  name: 'Tahmina Akter',
  number: '+8801711000000',
  email: 'tahmina@example.com',
  role: 'user',
  image: null,
  version: 1,
  created_at: '2026-11-20T04:00:00.000Z',
  updated_at: '2026-11-20T04:00:00.000Z',
};
const COOKIE = 'userToken=secret; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax';

const answering =
  (response: () => Response): CallApi =>
  () =>
    Promise.resolve(response());
const unreachableApi: CallApi = () => {
  throw new Error('The API must not be asked');
};

const signedIn = answering(() =>
  Response.json({ token: 'secret', user: USER }, { headers: { 'set-cookie': COOKIE } }),
);

const rejected = (code: string, message: string) =>
  Response.json({ code, message, error: message, requestId: 'test-request' }, { status: 401 });

/** Resolves to the outcome of an action or loader: a Response, or data with its status. */
async function outcome(run: Promise<unknown>) {
  const value = await run.catch((thrown: unknown) => thrown);
  if (value instanceof Response) {
    const cookies = value.headers.getSetCookie();
    return { status: value.status, to: value.headers.get('location'), cookies };
  }
  const { data, init } = value as { data: unknown; init: ResponseInit | null };
  return { status: init?.status, data };
}

describe('Sign In without JavaScript', () => {
  const values = { email: 'tahmina@example.com', password: 'correct horse' };
  const post = (callApi: CallApi, fields: Record<string, string> = values, search = '') =>
    outcome(signIn(postedForm(`/login${search}`, fields, callApi)));

  it('sets the cookie of the API and redirects to the dashboard', async () => {
    expect(await post(signedIn)).toEqual({ status: 302, to: '/dashboard', cookies: [COOKIE] });
  });

  it('redirects back to the page of origin, on this site only', async () => {
    expect(await post(signedIn, values, '?next=%2Fcart')).toMatchObject({ to: '/cart' });
    expect(await post(signedIn, values, '?next=%2F%2Felsewhere.example')).toMatchObject({
      to: '/dashboard',
    });
  });

  it.each(['email', 'password'])('requires the %s without calling the API', async (blank) => {
    expect(await post(unreachableApi, { ...values, [blank]: ' ' })).toMatchObject({
      status: 400,
      data: { problem: { notice: 'Please fill in all fields' } },
    });
  });

  it('shows the error of a wrong password and returns the email alone', async () => {
    const response = await post(answering(() => errorResponse(401, 'Not this one')));
    expect(response).toEqual({
      status: 401,
      data: {
        email: 'tahmina@example.com',
        asksForCode: false,
        passwordGone: true,
        problem: { notice: 'Invalid email or password', fields: {} },
      },
    });
    expect(JSON.stringify(response)).not.toContain('correct horse');
  });

  it('requires the code of an account with a second factor, and the password again', async () => {
    const needed = await post(answering(() => rejected('second_factor_needed', 'Enter the code.')));
    expect(needed).toEqual({
      status: 401,
      data: {
        email: 'tahmina@example.com',
        asksForCode: true,
        passwordGone: true,
        problem: { notice: null, fields: {} },
      },
    });
    const blank = await post(
      answering(() => rejected('second_factor_needed', 'Enter the code.')),
      { ...values, code: ' ' },
    );
    expect(blank).toMatchObject({ data: { problem: { fields: { code: 'Enter the code' } } } });
  });

  it('sends the code, and shows at its field that it is wrong', async () => {
    let body: unknown;
    const wrong = 'This code is not right. Please try again.';
    const callApi: CallApi = async (request) => {
      body = await request.json();
      return rejected('second_factor_wrong', wrong);
    };
    const response = await post(callApi, { ...values, code: ' 123 456 ' });
    expect(body).toEqual({ ...values, code: '123 456' });
    expect(response).toMatchObject({
      status: 401,
      data: { asksForCode: true, problem: { notice: null, fields: { code: wrong } } },
    });
  });

  it('shows the message of the server, or that it did not respond', async () => {
    expect(await post(answering(() => errorResponse(429, 'Try again in a minute.')))).toMatchObject(
      {
        status: 429,
        data: { problem: { notice: 'Try again in a minute.' } },
      },
    );
    expect(await post(noApi)).toMatchObject({
      status: 503,
      data: { problem: { notice: 'Something went wrong. Try again.' } },
    });
  });
});

describe('Sign Up without JavaScript', () => {
  const values = {
    name: 'Tahmina Akter',
    number: '01711 000000',
    email: 'tahmina@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  };
  const made = answering(() => Response.json({ success: true, user: USER }, { status: 201 }));
  const post = (callApi: CallApi, fields: Record<string, string> = values) =>
    outcome(signUp(postedForm('/signup', fields, callApi)));

  it('creates an account with the role user and redirects to Sign In with a one-time notice', async () => {
    let body: unknown;
    const response = await post(async (request, visitor) => {
      body = await request.json();
      return made(request, visitor);
    });
    const { name, number, email, password } = values;
    expect(body).toEqual({ name, number, email, password, role: 'user' });
    expect(response).toMatchObject({ status: 302, to: '/login' });

    const [flash = ''] = response.cookies ?? [];
    const login = await openLogin(openedPage('/login', unreachableApi, flash.split(';')[0]));
    expect(login.data).toMatchObject({ notice: 'Account created. Sign in to continue.' });
    expect(new Headers(login.init?.headers).get('set-cookie')).toMatch(/Max-Age=0/);
    expect((await openLogin(openedPage('/login', unreachableApi))).data).toMatchObject({
      notice: null,
    });
  });

  it.each(Object.keys(values))('requires the %s without calling the API', async (blank) => {
    expect(await post(unreachableApi, { ...values, [blank]: '' })).toMatchObject({
      status: 400,
      data: { problem: { notice: 'Please fill in all fields' } },
    });
  });

  it('never returns passwords', async () => {
    const response = await post(answering(() => errorResponse(409, 'This email has an account.')));
    expect(response).toMatchObject({
      status: 409,
      data: {
        values: { name: 'Tahmina Akter', number: '01711 000000', email: 'tahmina@example.com' },
        problem: { notice: 'This email has an account.' },
      },
    });
    expect(JSON.stringify(response)).not.toContain('correct horse');
  });

  it('has messages for a response without one and for no response', async () => {
    expect(await post(answering(() => new Response('', { status: 500 })))).toMatchObject({
      status: 500,
      data: { problem: { notice: 'Failed to sign up. Please try again.' } },
    });
    expect(await post(noApi)).toMatchObject({
      status: 503,
      data: { problem: { notice: 'An error occurred. Please try again.' } },
    });
  });
});

describe('a signed-in visitor', () => {
  const known = answering(() => Response.json({ user: USER }));
  const session = 'userToken=secret';

  it('is redirected from both forms', async () => {
    expect(await outcome(openLogin(openedPage('/login', known, session)))).toMatchObject({
      status: 302,
      to: '/dashboard',
    });
    expect(await outcome(openLogin(openedPage('/login?next=/cart', known, session)))).toMatchObject(
      { to: '/cart' },
    );
    expect(await outcome(openSignUp(openedPage('/signup', known, session)))).toMatchObject({
      to: '/dashboard',
    });
  });

  it('still sees the forms while the API is down', async () => {
    expect(await openSignUp(openedPage('/signup', noApi, session))).toEqual({ google: true });
  });

  it('sees on both forms that Google is unavailable', async () => {
    const callApi: CallApi = () => Promise.resolve(Response.json({ data: null, available: false }));
    expect(await openSignUp(openedPage('/signup', callApi))).toEqual({ google: false });
    const login = await openLogin(openedPage('/login', callApi));
    expect(login.data).toEqual({ notice: null, google: false });
  });
});

describe('Logout without JavaScript', () => {
  const removed = 'userToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

  it('ends the session on the server, removes the cookie and redirects home', async () => {
    const paths: string[] = [];
    const callApi: CallApi = (request) => {
      paths.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(
        Response.json({ success: true }, { headers: { 'set-cookie': removed } }),
      );
    };
    expect(await outcome(logout(postedForm('/logout', {}, callApi)))).toEqual({
      status: 302,
      to: '/',
      cookies: [removed],
    });
    expect(paths).toEqual(['POST /api/v1/auth/logout']);
  });

  it('removes the cookie even while the API is down', async () => {
    const response = await outcome(logout(postedForm('/logout', {}, noApi)));
    expect(response).toMatchObject({ status: 302, to: '/' });
    expect(response.cookies?.[0]).toMatch(/^userToken=; Path=\/; Max-Age=0/);
  });
});
