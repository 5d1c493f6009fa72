/** @sqlite-only Access rules do not depend on the database. */
import { contract, everyRoute, mayAccess, type Role, scopeOf, scopesOf } from '@shishir/contract';
import { type Account, loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CALLERS: [string, Account | null, Role | null][] = [
  ['nobody', null, null],
  ['a visitor', 'visitor', 'user'],
  ['staff', 'staff', 'admin'],
  ['the owner', 'owner', 'super_admin'],
];

/** Generated from the contract, so that every declared route is covered. */
const cases = everyRoute(contract).flatMap((route) =>
  CALLERS.map(([name, account, role]) => ({
    name,
    account,
    role,
    method: route.method.toLowerCase() as 'get',
    path: route.path.replace(/:\w+/g, '1'),
    access: route.metadata.access,
  })),
);

describe('every route with every role', () => {
  /** Message of the 404 for an address without a handler, which no route may return. */
  let unhandled: string;
  beforeAll(async () => {
    const response = await api.call('get', '/api/v1/no-such-route').expect(404);
    unhandled = response.body.message as string;
    expect(unhandled).toEqual(expect.stringMatching(/\w/));
  });

  it.each(cases)(
    '$name: $method $path is $access',
    async ({ account, role, method, path, access }) => {
      // Signing out ends sessions that other cases use, so each case signs in again for it.
      const ends = account && path.includes('/auth/logout');
      const token = ends ? await api.signIn(account) : account && api.token(account);
      const call = api.call(method, path);
      const response = await (token ? call.set('Authorization', `Bearer ${token}`) : call);
      if (ends) await api.refreshTokens();
      if (mayAccess(role, access)) {
        expect([401, 403, 500]).not.toContain(response.status);
        expect(response.body.message).not.toBe(unhandled);
      } else {
        expect(response.status).toBe(role === null ? 401 : 403);
        expect(response.body).toMatchObject({
          message: expect.any(String),
          error: response.body.message,
          requestId: response.headers['x-request-id'],
        });
      }
    },
  );
});

describe('every route with API keys', () => {
  const SCOPES = scopesOf(contract);
  const keys = new Map<string, string>();
  const keyWith = async (scopes: string[]) => {
    const call = api.as('owner', 'post', '/api/v1/api-keys').send({ name: 'Access', scopes });
    const { body } = await call.expect(201);
    return (body as { key: string }).key;
  };
  beforeAll(async () => {
    keys.set('all', await keyWith(SCOPES));
    for (const scope of SCOPES) {
      keys.set(scope, await keyWith(SCOPES.filter((other) => other !== scope)));
    }
  });
  const callWith = (key: string, { method, path }: (typeof routes)[number]) =>
    api
      .call(method.toLowerCase() as 'get', path.replace(/:\w+/g, '1'))
      .set('Authorization', `Bearer ${key}`);
  const routes = everyRoute(contract);

  it.each(routes)('$method $path needs its scope', async (route) => {
    const scope = scopeOf(route);
    const withAll = await callWith(keys.get('all')!, route);
    if (scope === null) {
      // Its errors are redirects to the page of the sign-in.
      const redirects = ['google', 'oidc'].flatMap((name) => [
        `/auth/${name}`,
        `/auth/${name}/callback`,
      ]);
      const isRedirected =
        route.method === 'GET' && redirects.some((path) => route.path.endsWith(path));
      return expect(withAll.status).toBe(isRedirected ? 302 : 403);
    }
    expect([401, 403, 500]).not.toContain(withAll.status);
    const without = await callWith(keys.get(scope)!, route);
    expect([without.status, without.body.reason]).toEqual([
      403,
      { code: 'key_without_scope', values: { scope } },
    ]);
  });

  it('are never for accounts, sessions, keys or the owner', () => {
    const reachable = routes.filter((route) => scopeOf(route) !== null);
    const domains = new Set(reachable.map(({ path }) => path.split('/')[3]));
    for (const domain of ['auth', 'user', 'security', 'api-keys', 'audit', 'mail', 'saved-views']) {
      expect(domains).not.toContain(domain);
    }
    const levels = reachable.map(({ metadata }) => metadata.access);
    expect(new Set(levels)).toEqual(new Set(['public', 'admin']));
  });
});

describe('a request to one of the two hosts', () => {
  it('gets only the rights of a visitor with a cookie of the public host', async () => {
    const cookie = await api.cookie('owner', 'localhost:8080');
    await api.call('get', '/api/v1/user').set('Cookie', cookie).expect(403);
    await api.call('get', '/api/v1/auth/user').set('Cookie', cookie).expect(200);
  });

  it('is rejected with the cookie of the other host', async () => {
    const site = await api.cookie('owner', 'localhost:8080');
    const admin = await api.cookie('owner', 'admin.localhost:8080');
    await api.call('get', '/api/v1/user', 'admin.localhost:8080').set('Cookie', site).expect(401);
    await api.call('get', '/api/v1/auth/user', 'localhost:8080').set('Cookie', admin).expect(401);
    await api.call('get', '/api/v1/user', 'admin.localhost:8080').set('Cookie', admin).expect(200);
  });

  it('is rejected with a cookie token in the header or an API token in the cookie', async () => {
    const cookie = await api.cookie('owner', 'admin.localhost:8080');
    const token = cookie.replace('userToken=', '');
    await api.call('get', '/api/v1/user').set('Authorization', `Bearer ${token}`).expect(401);
    await api
      .call('get', '/api/v1/user', 'admin.localhost:8080')
      .set('Cookie', `userToken=${api.token('owner')}`)
      .expect(401);
  });

  it('is rejected with a token in the address', async () => {
    await api.call('get', `/api/v1/auth/user?token=${api.token('owner')}`).expect(401);
  });
});

describe('a request from another site', () => {
  const logout = async (headers: Record<string, string>) => {
    const cookie = await api.cookie('staff', 'admin.localhost:8080');
    return api
      .call('post', '/api/v1/auth/logout', 'admin.localhost:8080')
      .set({ Cookie: cookie, ...headers });
  };

  it.each([
    [{ Origin: 'http://evil.example' }],
    [{ Origin: 'http://localhost:8080' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{}],
  ])('is rejected with %p', async (headers) => {
    const response = await logout(headers);
    expect(response.status).toBe(403);
    expect(response.body.message).toBe('This request came from another site.');
  });

  it.each([[{ Origin: 'http://admin.localhost:8080' }], [{ 'Sec-Fetch-Site': 'same-origin' }]])(
    'is distinguished from our own with %p',
    async (headers) => expect((await logout(headers)).status).toBe(200),
  );

  it.each([
    [{ Origin: 'http://evil.example' }, 403],
    [{ Origin: 'http://admin.localhost:8080' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'http://localhost:8080' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    // A program that is not a browser.
    [{}, 200],
  ])('cannot sign a visitor in: with %p a sign-in is %d', async (headers, status) => {
    const login = api.call('post', '/api/v1/auth/login').set(headers as Record<string, string>);
    const response = await login.send(loginOf('visitor'));
    expect(response.status).toBe(status);
    expect(response.headers['set-cookie'] === undefined).toBe(status === 403);
  });

  it('is accepted with a token, which a browser never sends unasked', async () => {
    await api
      .as('visitor', 'post', '/api/v1/auth/send-confirmation')
      .set('Origin', 'http://evil.example')
      .expect(200);
  });
});
