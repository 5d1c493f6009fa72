import type { Role } from '@shishir/contract';
import {
  ADMIN_ORIGIN,
  cookie,
  mailOf,
  OIDC_BEGIN,
  OIDC_CALLBACK,
  OIDC_LINK,
  type ProviderApi,
  newPerson,
  startProviderApi,
} from '../../../platform/testing/provider-api';
import type { Person } from '../../../platform/testing/openid-provider';
import { ADMIN, loginOf, SITE, startTestApi } from '../../../platform/testing/test-api';
import { TestPhone } from '../../../platform/testing/test-phone';

let company: ProviderApi;
beforeAll(async () => {
  company = await startProviderApi('oidc', { OIDC_NAME: 'Example ID' });
});
afterAll(() => company.close());

/** Registers an account with a role and the mailbox of a person at the provider. */
async function colleague(role: Role = 'admin', person = newPerson()) {
  const account = await company.account(person, { confirmed: true });
  await company.users.update({ id: account.id }, { role });
  return { ...account, person };
}
const prove = (
  pending: string,
  proof: { password: string; code?: string },
  headers = ADMIN_ORIGIN,
) =>
  company.api
    .call('post', OIDC_LINK, ADMIN)
    .set({ ...headers, Cookie: pending })
    .send(proof);
/** Signs in at the provider and proves the account with its password. Returns the session. */
async function link({ person, password }: { person: Person; password: string }) {
  const pending = cookie(await company.arrive(person), 'oidcLink');
  return cookie(await prove(pending, { password }).expect(200), 'userToken');
}
const methodsOf = async (session: string) => {
  const call = company.api.call('get', '/api/v1/auth/methods', ADMIN).set('Cookie', session);
  return (await call.expect(200)).body.data;
};
const unlink = (session: string) =>
  company.api
    .call('delete', OIDC_BEGIN, ADMIN)
    .set({ ...ADMIN_ORIGIN, Cookie: session })
    .send({});

describe('the redirect to the provider of staff', () => {
  it('starts and ends on the host of the dashboard', async () => {
    const { to, response } = await company.begin();
    expect(Object.fromEntries(new URL(to).searchParams)).toMatchObject({
      client_id: 'shishir',
      redirect_uri: `http://${ADMIN}${OIDC_CALLBACK}`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^oidcFlow=[^;]+; Max-Age=600; Path=\/api\/v1\/auth\/oidc; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    for (const path of [OIDC_BEGIN, OIDC_CALLBACK]) {
      const elsewhere = await company.api.call('get', path, SITE).expect(302);
      expect(elsewhere.headers.location).toBe(`http://${ADMIN}/login`);
    }
  });
});

describe('staff with an account of that mailbox', () => {
  it('prove it once with their password, and are signed in to the dashboard from then on', async () => {
    const { id, email, person, password } = await colleague();
    const first = await company.arrive(person, { next: '/dashboard/profile', locale: 'bn' });
    expect(first.headers.location).toBe('/bn/link-account?next=%2Fdashboard%2Fprofile');
    expect(cookie(first, 'userToken')).toBe('');
    const pending = cookie(first, 'oidcLink');
    const state = await company.api.call('get', OIDC_LINK, ADMIN).set('Cookie', pending);
    expect(state.body).toEqual({ data: { email }, provider: 'Example ID' });

    await prove(pending, { password: 'not-the-one' }).expect(401);
    expect(await company.identities.countBy({ user_id: id })).toBe(0);
    const linked = await prove(pending, { password }).expect(200);
    expect(linked.body.user).toMatchObject({ id, role: 'admin' });
    expect(await company.identities.findOneByOrFail({ user_id: id })).toMatchObject({
      provider: 'oidc',
      issuer: company.provider.issuer,
      subject: person.sub,
    });
    expect(await company.lastMail()).toMatchObject({
      recipient: email,
      subject: 'Example ID sign-in is on for Shishir Cooling',
    });

    const again = await company.arrive(person);
    expect(again.headers.location).toBe('/dashboard');
    const session = cookie(again, 'userToken');
    expect((await company.who(session)).id).toBe(id);
    await company.api.call('get', '/api/v1/user', ADMIN).set('Cookie', session).expect(200);
    expect(await company.actionsOf(id)).toEqual(
      expect.arrayContaining(['sign_in_failed', 'oidc_linked', 'signed_in']),
    );
  });

  it('are recognised by Microsoft’s claim that the domain of the address is verified', async () => {
    const { person } = await colleague();
    const entra = { ...person, email_verified: undefined };
    const without = await company.arrive({ ...entra, xms_edov: false });
    expect(without.headers.location).toBe('/login?oidc=unverified');
    const withClaim = await company.arrive({ ...entra, xms_edov: true });
    expect(withClaim.headers.location).toBe('/link-account');
  });

  it('need the code of a second factor only until the account is linked', async () => {
    const { id, person, password } = await colleague();
    const { api } = company;
    const login = await api
      .call('post', '/api/v1/auth/login')
      .send({ email: mailOf(person), password });
    const { recoveryCodes } = await TestPhone.setUp(api, login.body.token as string, password);
    const pending = cookie(await company.arrive(person), 'oidcLink');
    const needed = await prove(pending, { password }).expect(401);
    expect(needed.body.code).toBe('second_factor_needed');
    const wrong = await prove(pending, { password, code: 'aaaa-bbbb-cccc' }).expect(401);
    expect(wrong.body.code).toBe('second_factor_wrong');
    expect(await company.identities.countBy({ user_id: id })).toBe(0);
    await prove(pending, { password, code: recoveryCodes[0]! }).expect(200);
    expect((await company.arrive(person)).headers.location).toBe('/dashboard');
  });

  it('are rejected once they are no longer staff, or their account is deleted', async () => {
    const account = await colleague();
    await link(account);
    await company.users.update({ id: account.id }, { role: 'user' });
    const demoted = await company.arrive(account.person);
    expect(demoted.headers.location).toBe('/login?oidc=not_staff');
    expect(cookie(demoted, 'userToken')).toBe('');
    await company.api.as('owner', 'delete', `/api/v1/user/${account.id}`).expect(200);
    const deleted = await company.arrive(account.person);
    expect(deleted.headers.location).toBe('/login?oidc=not_staff');
    expect(await company.users.countBy({ email: account.email })).toBe(0);
  });

  it('are linked only from our own page, while a proof is pending, and while they are staff', async () => {
    const { id, person, password } = await colleague();
    const pending = cookie(await company.arrive(person), 'oidcLink');
    for (const evil of ['http://evil.example', `http://${SITE}`]) {
      await prove(pending, { password }, { Origin: evil }).expect(403);
    }
    const stale = await prove('', { password }).expect(409);
    expect(stale.body.message).toContain('This took too long.');
    await company.users.update({ id }, { role: 'user' });
    const demoted = await prove(pending, { password }).expect(403);
    expect(demoted.body.message).toContain('This page is for staff.');
    expect(await company.identities.countBy({ user_id: id })).toBe(0);
  });
});

describe('other accounts at the provider', () => {
  it.each<[string, () => Promise<Person>]>([
    ['without an account here', () => Promise.resolve(newPerson())],
    ['of a customer', async () => (await colleague('user')).person],
  ])('are rejected %s, and create none', async (_, make) => {
    const person = await make();
    const before = await company.users.count();
    const response = await company.arrive(person, { next: '/dashboard/profile' });
    expect(response.headers.location).toBe('/login?oidc=not_staff&next=%2Fdashboard%2Fprofile');
    expect([cookie(response, 'userToken'), cookie(response, 'oidcLink')]).toEqual(['', '']);
    expect(await company.users.count()).toBe(before);
  });

  it('are rejected without a verified mailbox', async () => {
    const { email } = loginOf('owner');
    for (const more of [{ email_verified: false }, { email: undefined }]) {
      const response = await company.arrive(newPerson({ email, ...more }));
      expect(response.headers.location).toBe('/login?oidc=unverified');
      expect(cookie(response, 'oidcLink')).toBe('');
    }
  });

  it('do not open the dashboard because a visitor linked them for the site', async () => {
    const { id, person } = await colleague();
    const { issuer } = company.provider;
    const identity = { user_id: id, issuer, subject: person.sub, email: mailOf(person) };
    await company.identities.insert({ ...identity, provider: 'google' });
    const response = await company.arrive(person);
    expect(response.headers.location).toBe('/link-account');
    expect(cookie(response, 'userToken')).toBe('');
  });
});

describe('a callback from the provider of staff', () => {
  it.each<[string, { out?: (url: URL) => void; back?: (url: URL) => void }]>([
    ['another nonce', { out: (url) => url.searchParams.set('nonce', 'another') }],
    ['another audience', { out: (url) => url.searchParams.set('client_id', 'other') }],
    ['another proof key', { out: (url) => url.searchParams.set('code_challenge', 'x'.repeat(43)) }],
    ['another state', { back: (url) => url.searchParams.set('state', 'another') }],
    ['another issuer', { back: (url) => url.searchParams.set('iss', 'https://id.example') }],
  ])('is rejected with %s', async (_, change) => {
    const account = await colleague();
    await link(account);
    const { to, flow } = await company.begin();
    const out = new URL(to);
    change.out?.(out);
    const back = new URL(await company.provider.visit(out.href, account.person));
    change.back?.(back);
    const response = await company.comeBack(back.href, flow);
    expect(response.headers.location).toBe('/login?oidc=failed');
    expect(cookie(response, 'userToken')).toBe('');
  });

  it('works once, only in its own browser, and tells a cancelled sign-in apart', async () => {
    const account = await colleague();
    await link(account);
    const { to, flow } = await company.begin();
    const back = await company.provider.visit(to, account.person);
    expect((await company.comeBack(back, '')).headers.location).toBe('/login?oidc=failed');
    expect((await company.comeBack(back, flow)).headers.location).toBe('/dashboard');
    expect((await company.comeBack(back, flow)).headers.location).toBe('/login?oidc=failed');
    const cancelled = await company.arrive({ ...account.person, cancels: true });
    expect(cancelled.headers.location).toBe('/login?oidc=cancelled');
  });
});

describe('the linked account on the profile', () => {
  it('is shown to staff and can be unlinked', async () => {
    const account = await colleague();
    const session = await link(account);
    expect((await methodsOf(session)).oidc).toEqual({ name: 'Example ID', linked: true });
    await unlink(session).expect(200, { success: true });
    expect((await methodsOf(session)).oidc).toEqual({ name: 'Example ID', linked: false });
    await unlink(session).expect(404);
    expect(await company.actionsOf(account.id)).toContain('oidc_unlinked');
    expect((await company.arrive(account.person)).headers.location).toBe('/link-account');
  });

  it('leaves the Google account of the site linked', async () => {
    const account = await colleague();
    const session = await link(account);
    const google = { provider: 'google', issuer: 'https://accounts.google.com' } as const;
    const { id: user_id, email } = account;
    await company.identities.insert({ ...google, user_id, email, subject: account.person.sub });
    await unlink(session).expect(200);
    expect(await methodsOf(session)).toMatchObject({ google: true, oidc: { linked: false } });
  });

  it('is not offered to visitors', async () => {
    const call = company.api.as('visitor', 'get', '/api/v1/auth/methods');
    expect((await call.expect(200)).body.data.oidc).toBeNull();
  });
});

describe('an unavailable provider of staff', () => {
  it('is reported if it is not set up', async () => {
    const other = await startTestApi();
    try {
      const response = await other.call('get', OIDC_BEGIN, ADMIN).expect(302);
      expect(response.headers.location).toBe('/login?oidc=unavailable');
      const state = await other.call('get', OIDC_LINK, ADMIN).expect(200);
      expect(state.body).toEqual({ data: null, provider: null });
    } finally {
      await other.close();
    }
  });

  it('does not delay the start, and is reported in the language of the page', async () => {
    const other = await startTestApi({
      // Nothing listens on the port for discarded data.
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'shishir',
      OIDC_CLIENT_SECRET: 'x',
      LIMIT_LOGINS_PER_MINUTE: '3',
    });
    try {
      const response = await other.call('get', `${OIDC_BEGIN}?locale=bn`, ADMIN).expect(302);
      expect(response.headers.location).toBe('/bn/login?oidc=failed');
      for (let left = 2; left > 0; left -= 1) await other.call('get', OIDC_BEGIN, ADMIN);
      const limited = await other.call('get', `${OIDC_BEGIN}?locale=bn`, ADMIN).expect(302);
      expect(limited.headers.location).toBe('/login?oidc=failed');
    } finally {
      await other.close();
    }
  });
});
