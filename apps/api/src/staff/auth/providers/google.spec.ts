import {
  BEGIN,
  cookie,
  cookiesOf,
  type ProviderApi,
  LINK,
  mailOf,
  ORIGIN,
  newPerson,
  startProviderApi,
} from '../../../platform/testing/provider-api';
import { ADMIN, loginOf } from '../../../platform/testing/test-api';
import { SessionEntity } from '../sessions/session.entity';

let google: ProviderApi;
beforeAll(async () => {
  google = await startProviderApi();
});
afterAll(() => google.close());

describe('a person without an account', () => {
  it('gets an account with a confirmed mailbox, no password and no phone number', async () => {
    const person = newPerson();
    const response = await google.arrive(person);
    expect(response.headers.location).toBe('/dashboard');
    expect([...cookiesOf(response)].map(([name]) => name)).toEqual(['googleFlow', 'userToken']);
    const user = await google.who(cookie(response, 'userToken'));
    expect(user).toMatchObject({
      name: 'Rahima Khatun',
      email: mailOf(person),
      number: '',
      role: 'user',
      email_confirmed: true,
    });
    expect(await google.users.findOneByOrFail({ id: user.id })).toMatchObject({
      password_hash: null,
    });
    expect(await google.actionsOf(user.id)).toEqual(['created', 'google_linked', 'signed_in']);
  });

  it('returns to the language in which it began, which the account remembers', async () => {
    const person = newPerson();
    const response = await google.arrive(person, { next: '/cart', locale: 'bn' });
    expect(response.headers.location).toBe('/bn/cart');
    const { id } = await google.who(cookie(response, 'userToken'));
    expect((await google.users.findOneByOrFail({ id })).locale).toBe('bn');
  });

  it('is recognised the next time, even with another mailbox', async () => {
    const person = newPerson();
    await google.arrive(person);
    const renamed = { ...person, email: `moved${person.sub}@example.com`, email_verified: false };
    const response = await google.arrive(renamed, { next: '/cart' });
    expect(response.headers.location).toBe('/cart');
    const user = await google.who(cookie(response, 'userToken'));
    expect(user.email).toBe(mailOf(person));
    expect(await google.identities.countBy({ user_id: user.id })).toBe(1);
  });

  it('gets one account if the browser returns twice concurrently', async () => {
    const person = newPerson();
    const ways = [await google.begin(), await google.begin()];
    const callbacks = [
      await google.provider.visit(ways[0]!.to, person),
      await google.provider.visit(ways[1]!.to, person),
    ];
    const responses = await Promise.all(
      callbacks.map((back, at) => google.comeBack(back, ways[at]!.flow)),
    );
    expect(responses.map(({ headers }) => headers.location)).toEqual(['/dashboard', '/dashboard']);
    expect(await google.users.countBy({ email: mailOf(person) })).toBe(1);
    expect(await google.identities.countBy({ subject: person.sub })).toBe(1);
  });

  it('gets a name of up to 100 characters, or that of the mailbox', async () => {
    const long = await google.arrive(newPerson({ name: 'শ'.repeat(150) }));
    expect((await google.who(cookie(long, 'userToken'))).name).toBe('শ'.repeat(100));
    const person = newPerson({ name: ' ' });
    const nameless = await google.arrive(person);
    const { name } = await google.who(cookie(nameless, 'userToken'));
    expect(name).toBe(mailOf(person).split('@')[0]);
  });

  it('is rejected if Google has not verified the mailbox', async () => {
    for (const more of [{ email_verified: false }, { email: undefined }]) {
      const person = newPerson(more);
      const response = await google.arrive(person, { next: '/cart' });
      expect(response.headers.location).toBe('/login?google=unverified&next=%2Fcart');
      expect(cookie(response, 'userToken')).toBe('');
      expect(await google.identities.countBy({ subject: person.sub })).toBe(0);
    }
  });
});

describe('a person with an account', () => {
  it('is linked if the mailbox is confirmed, and notified by mail', async () => {
    const person = newPerson();
    const { id, email, password } = await google.account(person, { confirmed: true });
    const response = await google.arrive(person, { next: '/products?page=2' });
    expect(response.headers.location).toBe('/products?page=2');
    expect((await google.who(cookie(response, 'userToken'))).id).toBe(id);
    expect(await google.lastMail()).toMatchObject({
      recipient: email,
      subject: 'Google sign-in is on for Shishir Cooling',
      secret: false,
    });
    await google.api.call('post', '/api/v1/auth/login').send({ email, password }).expect(200);
  });

  it('is not signed in by the mailbox alone if the account requires a code', async () => {
    const person = newPerson();
    const { id } = await google.account(person, { confirmed: true });
    await google.users.update({ id }, { second_factor_at: new Date() });
    const response = await google.arrive(person);
    expect(response.headers.location).toBe('/link-google');
    const pending = cookie(response, 'googleLink');
    const byPassword = await google.api
      .call('post', LINK)
      .set({ ...ORIGIN, Cookie: pending })
      .send({ password: 'rahimas-password' });
    expect(byPassword.status).toBe(401);
    expect(byPassword.body.code).toBe('second_factor_needed');
    const byMail = await google.api
      .call('post', `${BEGIN}/send-link`)
      .set({ ...ORIGIN, Cookie: pending })
      .send({});
    expect(byMail.status).toBe(403);
    expect(byMail.body.message).toContain('two-step verification');
    expect(await google.identities.countBy({ user_id: id })).toBe(0);
  });

  it('is linked only with the password if they are staff, and then has the rights of a visitor', async () => {
    const { email, password } = loginOf('owner');
    const person = newPerson({ email });
    const first = await google.arrive(person);
    expect(first.headers.location).toBe('/link-google');
    expect(cookie(first, 'userToken')).toBe('');
    expect(await google.identities.countBy({ subject: person.sub })).toBe(0);
    await google.api
      .call('post', LINK)
      .set({ ...ORIGIN, Cookie: cookie(first, 'googleLink') })
      .send({ password })
      .expect(200);
    const session = cookie(await google.arrive(person), 'userToken');
    expect((await google.who(session)).role).toBe('super_admin');
    await google.api.call('get', '/api/v1/user').set('Cookie', session).expect(403);
    await google.api.call('get', '/api/v1/auth/user', ADMIN).set('Cookie', session).expect(401);
  });
});

describe('linking on the profile page', () => {
  it('links the Google account to the signed-in account, whatever its mailbox', async () => {
    const owner = await google.account(newPerson(), { confirmed: true });
    const person = newPerson();
    const response = await google.arrive(person, { session: owner.session });
    expect(response.headers.location).toBe('/dashboard/profile?google=linked');
    expect(await google.identities.findOneByOrFail({ subject: person.sub })).toMatchObject({
      user_id: owner.id,
      email: mailOf(person),
    });
    expect((await google.lastMail()).text).toContain(mailOf(person));
    const again = await google.arrive(person);
    expect((await google.who(cookie(again, 'userToken'))).id).toBe(owner.id);
  });

  it('is rejected if the Google account opens another account', async () => {
    const person = newPerson();
    await google.arrive(person);
    const owner = await google.account(newPerson(), { confirmed: true });
    const response = await google.arrive(person, { session: owner.session });
    expect(response.headers.location).toBe('/dashboard/profile?google=taken');
  });

  it('requires a confirmed mailbox', async () => {
    const { session } = await google.account(newPerson(), { confirmed: false });
    const { to } = await google.begin({ session });
    expect(to).toBe('/dashboard/profile?google=unconfirmed');
  });

  it('links nothing if another account is signed in by then', async () => {
    const owner = await google.account(newPerson(), { confirmed: true });
    const other = await google.account(newPerson(), { confirmed: true });
    const person = newPerson();
    const { to, flow } = await google.begin({ session: owner.session });
    const back = await google.provider.visit(to, person);
    const response = await google.comeBack(back, flow, other.session);
    expect(response.headers.location).toBe('/dashboard/profile?google=failed');
    expect(await google.identities.countBy({ subject: person.sub })).toBe(0);
  });

  it('cannot start on another site, which can only sign in', async () => {
    const owner = await google.account(newPerson(), { confirmed: true });
    const person = newPerson();
    const visit = await google.api
      .call('get', BEGIN)
      .set({ Cookie: owner.session, 'Sec-Fetch-Site': 'cross-site' });
    const back = await google.provider.visit(visit.headers.location!, person);
    await google.comeBack(back, cookie(visit, 'googleFlow'), owner.session);
    expect(await google.identities.countBy({ user_id: owner.id })).toBe(0);
  });

  it('can be undone if the account has a password', async () => {
    const owner = await google.account(newPerson(), { confirmed: true });
    const unlink = (session: string) =>
      google.api
        .call('delete', BEGIN)
        .set({ ...ORIGIN, Cookie: session })
        .send({});
    await unlink(owner.session).expect(404);
    await google.arrive(newPerson(), { session: owner.session });
    await unlink(owner.session).expect(200, { success: true });
    expect(await google.identities.countBy({ user_id: owner.id })).toBe(0);
    expect(await google.actionsOf(owner.id)).toContain('google_unlinked');

    const without = cookie(await google.arrive(newPerson()), 'userToken');
    const rejected = await unlink(without).expect(409);
    expect(rejected.body.message).toContain('Forgot password?');
  });
});

describe('deleting an account', () => {
  it('deletes its Google identities and sessions', async () => {
    const response = await google.arrive(newPerson());
    const user = await google.who(cookie(response, 'userToken'));
    await google.api.as('owner', 'delete', `/api/v1/user/${user.id as number}`).expect(200);
    expect(await google.identities.countBy({ user_id: user.id })).toBe(0);
    const sessions = google.api.dataSource.getRepository(SessionEntity);
    expect(await sessions.countBy({ user_id: user.id })).toBe(0);
  });
});
