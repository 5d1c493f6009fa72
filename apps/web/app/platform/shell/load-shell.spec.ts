import { apiClient, type CallApi } from '../api/api-client';
import { company, menu, outdoor, visitor } from '../testing/shell.fixture';
import { loadShell } from './load-shell.server';

const asked: Request[] = [];

const answers: Record<string, unknown> = {
  '/api/v1/auth/user': { user: visitor },
  '/api/v1/company': { data: company },
  '/api/v1/menu': { data: menu.map((item) => ({ ...item, position: 1 })) },
  '/api/v1/categories': { data: [outdoor] },
};

const api = (cookie: string | null, callApi: CallApi) =>
  apiClient(
    callApi,
    { address: '192.0.2.7' },
    {
      publicUrl: 'http://localhost:8080',
      requestId: 'request-1',
      cookie: cookie ?? undefined,
      userAgent: 'A browser',
    },
  );

const load = (cookie: string | null, callApi: CallApi) =>
  loadShell({ api: api(cookie, callApi) }, cookie);

const answering: CallApi = (request) => {
  asked.push(request);
  return Promise.resolve(Response.json(answers[new URL(request.url).pathname]));
};

beforeEach(() => asked.splice(0));
beforeAll(() => jest.useFakeTimers({ now: new Date('2026-12-31T19:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('the data of the shell', () => {
  it('are loaded without a call for the user if there is no session', async () => {
    const shell = await load('theme=dark; myuserToken=x', answering);
    const { id, slug, kind, group, title, path, picture } = outdoor;
    const { product_count, tr_min, tr_max, price_from } = outdoor;
    const link = { id, slug, kind, group, title, path, picture };
    const displayed = { ...link, product_count, tr_min, tr_max, price_from };
    expect(shell).toEqual({ user: null, company, menu, categories: [displayed], year: 2027 });
    expect(asked.map(({ url }) => new URL(url).pathname)).not.toContain('/api/v1/auth/user');
  });

  it('include the user of a session, loaded with the cookie of the visitor', async () => {
    const shell = await load('userToken=abc', answering);
    expect(shell.user).toEqual(visitor);
    const { headers } = asked[0]!;
    expect(headers.get('cookie')).toBe('userToken=abc');
    expect(headers.get('user-agent')).toBe('A browser');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('origin')).toBe('http://localhost:8080');
  });

  it('have no user after the session has ended', async () => {
    const shell = await load('userToken=old', (request, who) =>
      request.url.endsWith('/auth/user')
        ? Promise.resolve(Response.json({ code: 'unauthorized' }, { status: 401 }))
        : answering(request, who),
    );
    expect(shell.user).toBeNull();
    expect(shell.company).toEqual(company);
  });

  it('are empty while the API is down', async () => {
    const shell = await load('userToken=abc', () => Promise.reject(new TypeError('refused')));
    expect(shell).toEqual({ user: null, company: null, menu: [], categories: [], year: 2027 });
  });
});
