import {
  BEGIN,
  CALLBACK,
  cookie,
  type ProviderApi,
  mailOf,
  newPerson,
  startProviderApi,
} from '../../../platform/testing/provider-api';
import { ADMIN, SITE, startTestApi, type TestApi } from '../../../platform/testing/test-api';

let google: ProviderApi;
beforeAll(async () => {
  google = await startProviderApi();
});
afterAll(() => google.close());

describe('the redirect to Google', () => {
  it('requests the required scope with PKCE, state and nonce, hidden from the browser', async () => {
    const { to, flow, response } = await google.begin({ next: '/cart' });
    const query = new URL(to).searchParams;
    expect(to.startsWith(google.provider.issuer)).toBe(true);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'shishir',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `http://${SITE}${CALLBACK}`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^googleFlow=[^;]+; Max-Age=600; Path=\/api\/v1\/auth\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(Buffer.from(flow, 'base64url').toString()).not.toContain('cart');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('uses PUBLIC_URL and ignores a forged Host', async () => {
    const response = await google.api.call('get', BEGIN, 'evil.example').set({
      'X-Forwarded-Host': 'evil.example',
    });
    const { searchParams } = new URL(response.headers.location!);
    expect(searchParams.get('redirect_uri')).toBe(`http://${SITE}${CALLBACK}`);
  });

  it.each([
    ['//evil.example'],
    ['https://evil.example/'],
    ['/\\evil.example'],
    ['/.//evil.example'],
    ['javascript:alert(1)'],
    ['/\t/evil.example'],
  ])('replaces %p by the dashboard', async (next) => {
    const response = await google.arrive(newPerson(), { next });
    expect(response.headers.location).toBe('/dashboard');
  });

  it('moves from the dashboard’s host to the public site', async () => {
    for (const path of [BEGIN, CALLBACK]) {
      const response = await google.api.call('get', path, ADMIN).expect(302);
      expect(response.headers.location).toBe(`http://${SITE}/login`);
    }
  });

  it('shows browsers a page, even for an overlong address', async () => {
    const response = await google.api.call('get', `${BEGIN}?next=/${'x'.repeat(600)}`).expect(302);
    expect(response.headers.location).toBe('/login?google=failed');
  });
});

describe('a callback from Google', () => {
  /** Returns from the provider after `change` to either address. */
  async function tampered(change: { out?: (url: URL) => void; back?: (url: URL) => void }) {
    const person = newPerson();
    const { to, flow } = await google.begin();
    const out = new URL(to);
    change.out?.(out);
    const back = new URL(await google.provider.visit(out.href, person));
    change.back?.(back);
    const response = await google.comeBack(back.href, flow);
    expect(await google.users.countBy({ email: mailOf(person) })).toBe(0);
    expect(cookie(response, 'userToken')).toBe('');
    return response.headers.location;
  }

  it.each<[string, (url: URL) => void]>([
    ['of another nonce', (url) => url.searchParams.set('nonce', 'another')],
    ['of another proof key', (url) => url.searchParams.set('code_challenge', 'x'.repeat(43))],
    ['of another client', (url) => url.searchParams.set('client_id', 'other')],
    ['of another state', (url) => url.searchParams.set('state', 'another')],
  ])('is rejected if it is %s', async (_, out) => {
    expect(await tampered({ out })).toBe('/login?google=failed');
  });

  it.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'another')],
    ['no state', (url) => url.searchParams.delete('state')],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://accounts.google.com')],
    ['another code', (url) => url.searchParams.set('code', 'another')],
    ['no code', (url) => url.searchParams.delete('code')],
  ])('is rejected with %s', async (_, back) => {
    expect(await tampered({ back })).toBe('/login?google=failed');
  });

  it('works once', async () => {
    const { to, flow } = await google.begin();
    const back = await google.provider.visit(to, newPerson());
    expect((await google.comeBack(back, flow)).headers.location).toBe('/dashboard');
    const again = await google.comeBack(back, flow);
    expect(again.headers.location).toBe('/login?google=failed');
    expect(cookie(again, 'userToken')).toBe('');
  });

  it('is rejected without the cookie of its browser, or with a changed one', async () => {
    const { to, flow } = await google.begin();
    const back = await google.provider.visit(to, newPerson());
    for (const wrong of ['', `${flow.slice(0, -4)}AAAA`, 'googleFlow=x']) {
      expect((await google.comeBack(back, wrong)).headers.location).toBe('/login?google=failed');
    }
  });

  it('reports a cancelled sign-in differently from a failed one', async () => {
    const response = await google.arrive(newPerson({ cancels: true }), { next: '/cart' });
    expect(response.headers.location).toBe('/login?google=cancelled&next=%2Fcart');
  });
});

describe('an unavailable Google sign-in', () => {
  async function withSettings(settings: Record<string, string>, act: (other: TestApi) => unknown) {
    const other = await startTestApi(settings);
    try {
      await act(other);
    } finally {
      await other.close();
    }
  }

  it('is reported if it is not set up', () =>
    withSettings({}, async (other) => {
      const response = await other.call('get', `${BEGIN}?next=/cart`).expect(302);
      expect(response.headers.location).toBe('/login?google=unavailable&next=%2Fcart');
      const session = await other.cookie('visitor');
      const signedIn = await other.call('get', BEGIN).set('Cookie', session);
      expect(signedIn.headers.location).toBe('/dashboard/profile?google=unavailable');
      const back = await other.call('get', CALLBACK).expect(302);
      expect(back.headers.location).toBe('/login?google=unavailable');
    }));

  it('is reported if the provider is down, with a redirect even after too many attempts', () =>
    withSettings(
      {
        GOOGLE_CLIENT_ID: 'shishir',
        GOOGLE_CLIENT_SECRET: 'x',
        // Nothing listens on the port for discarded data.
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        LIMIT_LOGINS_PER_MINUTE: '6',
      },
      async (other) => {
        const response = await other.call('get', BEGIN).expect(302);
        expect(response.headers.location).toBe('/login?google=failed');
        for (let left = 4; left > 0; left -= 1) await other.call('get', BEGIN);
        const limited = await other.call('get', BEGIN).expect(302);
        expect(limited.headers.location).toBe('/login?google=failed');
      },
    ));
});
