import { MailEntity } from '../../../platform/mail/mail.entity';
import { loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { UserEntity } from '../../users/user.entity';
import { LinkTokenEntity } from './link-token.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ADMIN = 'http://admin.localhost:8080';
const FORGOT = '/api/v1/auth/forgot-password';
const RESET = '/api/v1/auth/reset-password';
const CONFIRM = '/api/v1/auth/confirm-email';
const LOGIN = '/api/v1/auth/login';
const mails = () => api.dataSource.getRepository(MailEntity);
const last = async () => (await mails().find({ order: { id: 'DESC' }, take: 1 }))[0]!;
const secretIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!;
let made = 0;
const signUp = async () => {
  const email = `recovery${++made}@example.com`;
  const body = { name: 'Forgetful', number: '01711000000', email, password: 'the-old-one' };
  await api.call('post', '/api/v1/register').send(body).expect(201);
  return body;
};
const askForReset = async (email: string) => {
  await api.call('post', FORGOT).send({ email }).expect(200, { success: true });
  return secretIn((await last()).text);
};

describe('a forgotten password', () => {
  it('is replaced once with the link of a mail, which ends every session', async () => {
    const { email, password } = await signUp();
    const login = await api.call('post', LOGIN).send({ email, password });
    const token = await askForReset(email);
    const reset = { token, newPassword: 'the-new-one' };
    await api.call('post', RESET).send(reset).expect(200);
    await api
      .call('get', '/api/v1/auth/user')
      .set('Authorization', `Bearer ${login.body.token as string}`)
      .expect(401);
    await api.call('post', LOGIN).send({ email, password }).expect(401);
    await api.call('post', LOGIN).send({ email, password: 'the-new-one' }).expect(200);
    const again = await api.call('post', RESET).send(reset).expect(400);
    expect(again.body.message).toBe(
      'This link has expired or has already been used. Please ask for a new one.',
    );
    expect((await last()).subject).toBe('Your password for Shishir Cooling was changed');
  });

  it('can be reset even after the password was changed with a session', async () => {
    const { email, password } = await signUp();
    const { body } = await api.call('post', LOGIN).send({ email, password }).expect(200);
    const token = await askForReset(email);
    await api
      .call('post', '/api/v1/auth/change-password')
      .set('Authorization', `Bearer ${body.token as string}`)
      .send({ currentPassword: password, newPassword: 'the-new-one' })
      .expect(200);
    await api.call('post', RESET).send({ token, newPassword: 'the-one-after-it' }).expect(200);
    await api.call('post', LOGIN).send({ email, password: 'the-one-after-it' }).expect(200);
  });

  it('is replaced by only one of two concurrent uses of the link', async () => {
    const token = await askForReset((await signUp()).email);
    const responses = await Promise.all(
      ['first-of-two', 'second-of-two'].map((newPassword) =>
        api.call('post', RESET).send({ token, newPassword }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('has a link based on PUBLIC_URL, not on a forged Host', async () => {
    const { email } = await signUp();
    await api.call('post', FORGOT, 'evil.example').send({ email }).expect(200);
    const mail = await last();
    expect(mail.text).toContain('http://localhost:8080/reset-password?token=');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('has a link to the dashboard for staff who request it there, otherwise to the site', async () => {
    const { email } = await signUp();
    const ask = async (host?: string) => {
      await api.call('post', FORGOT, host).send({ email }).expect(200);
      return (await last()).text;
    };
    const { host: admin } = new URL(ADMIN);
    expect(await ask(admin)).toContain('http://localhost:8080/reset-password?token=');
    await api.dataSource.getRepository(UserEntity).update({ email }, { role: 'admin' });
    const text = await ask(admin);
    expect(text).toContain(`${ADMIN}/reset-password?token=`);
    expect(await ask()).toContain('http://localhost:8080/reset-password?token=');
  });

  it('has a link that only the mail contains, valid for 30 minutes and until a newer one', async () => {
    const { email } = await signUp();
    const first = await askForReset(email);
    const second = await askForReset(email);
    const links = api.dataSource.getRepository(LinkTokenEntity);
    const rows = await links.find();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${first}|${second}`));
    await api.call('post', RESET).send({ token: first, newPassword: 'the-new-one' }).expect(400);
    const before = new Date(Date.now() - 1000);
    await links.update({ purpose: 'reset' }, { expires_at: before });
    await api.call('post', RESET).send({ token: second, newPassword: 'the-new-one' }).expect(400);
  });

  it('leaves the link valid if the new password is rejected', async () => {
    const token = await askForReset((await signUp()).email);
    await api.call('post', RESET).send({ token, newPassword: 'short' }).expect(400);
    await api.call('post', RESET).send({ token, newPassword: 'long-enough' }).expect(200);
  });

  it('does not reveal by text or time whether an account exists', async () => {
    const { email } = await signUp();
    const timed = async (address: string) => {
      const start = performance.now();
      const response = await api.call('post', FORGOT).send({ email: address });
      return { body: response.body as object, ms: performance.now() - start };
    };
    const count = await mails().count();
    const unknown = await timed('nobody-at-all@example.com');
    expect(await mails().count()).toBe(count);
    const known = await timed(email);
    expect(known.body).toEqual(unknown.body);
    expect(unknown.ms).toBeGreaterThan(240);
    expect(known.ms).toBeGreaterThan(240);
  });

  it('does not flood a mailbox with mails', async () => {
    const limited = await startTestApi({ LIMIT_MAILS: '2', TRUSTED_PROXIES: '1' });
    for (let n = 0; n < 4; n++) {
      await limited
        .call('post', FORGOT)
        .set('X-Forwarded-For', `10.0.0.${n}`)
        .send({ email: loginOf('visitor').email })
        .expect(200);
    }
    expect(await limited.dataSource.getRepository(MailEntity).count()).toBe(2);
    await limited.close();
  });
});

describe('a new mailbox', () => {
  it('is confirmed with the link sent at registration', async () => {
    const { email } = await signUp();
    const users = api.dataSource.getRepository(UserEntity);
    expect((await users.findOneByOrFail({ email })).email_confirmed_at).toBeNull();
    const mail = await last();
    expect(mail).toMatchObject({ recipient: email, secret: true, status: 'waiting' });
    const token = secretIn(mail.text);
    await api.call('post', CONFIRM).send({ token }).expect(200);
    expect((await users.findOneByOrFail({ email })).email_confirmed_at).not.toBeNull();
    await api.call('post', CONFIRM).send({ token }).expect(400);
    await api.call('post', RESET).send({ token, newPassword: 'the-new-one' }).expect(400);
  });

  it('is protected by a note in the mail for people who did not register', async () => {
    await signUp();
    expect((await last()).text).toMatch(/Not you\? Ignore this email/);
  });

  it('gets the link again on request, unless it is confirmed', async () => {
    const { email, password } = await signUp();
    const login = await api.call('post', LOGIN).send({ email, password });
    const again = () =>
      api
        .call('post', '/api/v1/auth/send-confirmation')
        .set('Authorization', `Bearer ${login.body.token as string}`)
        .expect(200);
    const count = await mails().count();
    await again();
    expect(await mails().count()).toBe(count + 1);
    await api.call('post', CONFIRM).send({ token: secretIn((await last()).text) });
    await again();
    expect(await mails().count()).toBe(count + 1);
  });

  it('gets no mail if the account was rejected', async () => {
    const body = await signUp();
    const count = await mails().count();
    await api.call('post', '/api/v1/register').send(body).expect(409);
    expect(await mails().count()).toBe(count);
  });
});
