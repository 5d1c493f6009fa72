import {
  BEGIN,
  cookie,
  type ProviderApi,
  LINK,
  ORIGIN,
  newPerson,
  startProviderApi,
} from '../../../platform/testing/provider-api';
import { SITE } from '../../../platform/testing/test-api';
import { LinkTokenEntity } from '../recovery/link-token.entity';

let google: ProviderApi;
beforeAll(async () => {
  google = await startProviderApi();
});
afterAll(() => google.close());

describe('an account with an unconfirmed mailbox', () => {
  async function unproven() {
    const person = newPerson();
    const owner = await google.account(person, { confirmed: false });
    const response = await google.arrive(person, { next: '/cart' });
    expect(response.headers.location).toBe('/link-google?next=%2Fcart');
    expect(cookie(response, 'userToken')).toBe('');
    expect(await google.identities.countBy({ subject: person.sub })).toBe(0);
    return { ...owner, person, pending: cookie(response, 'googleLink') };
  }
  const prove = (pending: string, password: string, headers: Record<string, string> = ORIGIN) =>
    google.api
      .call('post', LINK)
      .set({ ...headers, Cookie: pending })
      .send({ password });
  const askForMail = (pending: string, headers: Record<string, string> = ORIGIN) =>
    google.api
      .call('post', `${BEGIN}/send-link`)
      .set({ ...headers, Cookie: pending })
      .send({});
  const secretOfMail = async () => /token=([\w-]+)/.exec((await google.lastMail()).text)![1]!;
  const press = (token: string) => google.api.call('post', `${BEGIN}/confirm-link`).send({ token });

  it('waits for a proof, and its mailbox is shown on the page', async () => {
    const { pending, email } = await unproven();
    const pendingLink = (value: string) => google.api.call('get', LINK).set('Cookie', value);
    expect((await pendingLink(pending)).body).toEqual({ data: { email }, available: true });
    expect((await pendingLink('')).body).toEqual({ data: null, available: true });
    expect((await pendingLink(`${pending.slice(0, -2)}xx`)).body).toEqual({
      data: null,
      available: true,
    });
  });

  it('is proved by its password: linked, confirmed and signed in', async () => {
    const { pending, person, id, password } = await unproven();
    const response = await prove(pending, password).expect(200, { success: true });
    const user = await google.who(cookie(response, 'userToken'));
    expect(user).toMatchObject({ id, email_confirmed: true });
    expect(cookie(response, 'googleLink')).toBe('googleLink=');
    expect((await google.arrive(person)).headers.location).toBe('/dashboard');
    expect(await google.actionsOf(id)).toEqual(
      expect.arrayContaining(['google_linked', 'email_confirmed']),
    );
  });

  it('counts wrong passwords like a sign-in', async () => {
    const { pending, password, id } = await unproven();
    for (let left = 5; left > 0; left -= 1) {
      const response = await prove(pending, 'not-the-one').expect(401);
      expect(response.body.message).toBe('Invalid email or password');
    }
    await prove(pending, password).expect(429);
    expect(await google.identities.countBy({ user_id: id })).toBe(0);
  });

  it('accepts a proof only from our own page, and only while one is pending', async () => {
    const { pending, password } = await unproven();
    const evil = { Origin: 'http://evil.example' };
    await prove(pending, password, evil).expect(403);
    await askForMail(pending, evil).expect(403);
    const stale = await prove('', password).expect(409);
    expect(stale.body.message).toContain('go back to the sign-in page');
    await askForMail('').expect(409);
  });

  it('is proved by its mailbox: the password is removed and its sessions end', async () => {
    const { pending, person, id, email, password, session } = await unproven();
    await askForMail(pending).expect(200, { success: true });
    expect(await google.lastMail()).toMatchObject({ recipient: email, secret: true });
    expect((await google.lastMail()).text).toContain(`http://${SITE}/confirm-google?token=`);
    const token = await secretOfMail();
    await press(token).expect(200, { success: true });
    expect(await google.users.findOneByOrFail({ id })).toMatchObject({
      password_hash: null,
      email_confirmed_at: expect.any(Date),
    });
    expect(await google.who(session)).toBeNull();
    await google.api.call('post', '/api/v1/auth/login').send({ email, password }).expect(401);
    await press(token).expect(400);
    const response = await google.arrive(person);
    expect((await google.who(cookie(response, 'userToken'))).id).toBe(id);
  });

  it('keeps a password that was set after the mailbox had been confirmed', async () => {
    const { pending, id, email, password } = await unproven();
    await askForMail(pending).expect(200);
    const token = await secretOfMail();
    await google.users.update({ id }, { email_confirmed_at: new Date() });
    await press(token).expect(200);
    await google.api.call('post', '/api/v1/auth/login').send({ email, password }).expect(200);
  });

  it('has a link that is valid for 30 minutes', async () => {
    const { pending } = await unproven();
    await askForMail(pending).expect(200);
    const token = await secretOfMail();
    const links = google.api.dataSource.getRepository(LinkTokenEntity);
    const past = new Date(Date.now() - 1000);
    await links.update({ purpose: 'link_google' }, { expires_at: past });
    await press(token).expect(400);
  });
});
