import { JwtService } from '@nestjs/jwt';
import { createHmac } from 'node:crypto';
import { loadSecrets } from '../../platform/config/secrets';
import { MailEntity } from '../../platform/mail/mail.entity';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { SessionEntity } from './sessions/session.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LOGIN = '/api/v1/auth/login';
const USER = '/api/v1/auth/user';
let made = 0;
const account = () => ({
  name: 'Karim Ahmed',
  number: '01711 000000',
  email: `karim${++made}@example.com`,
  password: 'eight-or-more',
  role: 'user',
});
const bearer = (token: string) => api.call('get', USER).set('Authorization', `Bearer ${token}`);

describe('an email address', () => {
  const register = (email: string) =>
    api.call('post', '/api/v1/register').send({ ...account(), email });

  it('is stored in one spelling, which is used for lookups and uniqueness', async () => {
    const wide = await register(' Ｒina@ｅxample.com ').expect(201);
    expect(wide.body.user.email).toBe('rina@example.com');
    await register('rina@example.com').expect(409);
    await api
      .call('post', LOGIN)
      .send({ email: 'rina＠example.com', password: 'eight-or-more' })
      .expect(200);
  });

  it.each(['ri\u200Bna@example.com', 'ri\u00ADna@example.com', 'rina@exam\u2060ple.com'])(
    'with an invisible character is rejected: %j',
    async (email) => {
      const response = await register(email).expect(400);
      expect(response.body.fields.email).toMatch(/invisible character/);
    },
  );
});

describe('signing in', () => {
  it('returns a token and sets an HttpOnly cookie for this host', async () => {
    const response = await api.call('post', LOGIN).send(loginOf('staff')).expect(200);
    expect(typeof response.body.token).toBe('string');
    expect(response.body.user).toMatchObject({ email: loginOf('staff').email, role: 'admin' });
    expect(JSON.stringify(response.body)).not.toContain('argon2');
    expect(String(response.headers['set-cookie'])).toMatch(
      /^userToken=[^;]+; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('sets a Secure cookie if the site is served over HTTPS', async () => {
    const secure = await startTestApi({ PUBLIC_URL: 'https://shishircooling.example' });
    const response = await secure
      .call('post', LOGIN, 'shishircooling.example')
      .send(loginOf('visitor'));
    expect(String(response.headers['set-cookie'])).toContain('; Secure');
    await secure.close();
  });

  it('returns the same response for a wrong password and an unknown account', async () => {
    const wrong = await api
      .call('post', LOGIN)
      .send({ ...loginOf('staff'), password: 'wrong-one' });
    const unknown = await api
      .call('post', LOGIN)
      .send({ email: 'nobody@example.com', password: 'wrong-one' });
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(401);
      expect(response.body.message).toBe('Invalid email or password');
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('accepts the email address in any case', async () => {
    const { email, password } = loginOf('visitor');
    await api.call('post', LOGIN).send({ email: email.toUpperCase(), password }).expect(200);
  });

  it('rejects a visitor on the dashboard without opening a session', async () => {
    const sessions = api.dataSource.getRepository(SessionEntity);
    const before = await sessions.count();
    const response = await api.call('post', LOGIN, ADMIN).send(loginOf('visitor')).expect(403);
    expect(response.body.message).toMatch(/for staff/);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(await sessions.count()).toBe(before);
  });
});

describe('a token', () => {
  const sign = async (over: object = {}, key?: string) => {
    const user = await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ email: loginOf('owner').email });
    const { sid } = new JwtService().decode<{ sid: string }>(api.token('owner'));
    const secret = key ?? loadSecrets(api.env).session;
    return new JwtService({ secret }).sign(
      { sid },
      { subject: String(user.id), audience: 'api', issuer: 'shishir', expiresIn: 60, ...over },
    );
  };

  it('is accepted if it is ours', async () => {
    await bearer(await sign()).expect(200);
  });

  it.each([
    ['expired for longer than the tolerance', { expiresIn: -90 }],
    ['of another issuer', { issuer: 'someone' }],
    ['for another audience', { audience: 'site' }],
    ['of another algorithm', { algorithm: 'HS512' }],
    ['of another account', { subject: '999' }],
  ])('is rejected: %s', async (_, over) => {
    await bearer(await sign(over)).expect(401);
  });

  it.each([
    ['without an end', {}],
    ['with an end that is not a time', { exp: '2099-01-01' }],
    ['that ends in ten years', { exp: Math.floor(Date.now() / 1000) + 315_360_000, iat: 1 }],
    ['without a beginning', { exp: Math.floor(Date.now() / 1000) + 60, iat: undefined }],
  ])('is rejected: %s', async (_, claims) => {
    const payload = new JwtService().decode<Record<string, unknown>>(await sign());
    delete payload['exp'];
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...payload, ...claims })}`;
    const key = loadSecrets(api.env).session;
    const signature = createHmac('sha256', key).update(signed).digest('base64url');
    await bearer(`${signed}.${signature}`).expect(401);
  });

  it('is rejected if signed with another key, or not at all', async () => {
    await bearer(await sign({}, 'another key'.repeat(4))).expect(401);
    const [, payload] = (await sign()).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    await bearer(`${none}.${payload}.`).expect(401);
  });

  it('is rejected everywhere once its session has ended', async () => {
    const response = await api.call('post', LOGIN).send(loginOf('staff'));
    const token = response.body.token as string;
    const cookie = String(response.headers['set-cookie']).split(';')[0]!;
    await bearer(token).expect(200);
    const out = await api
      .call('post', '/api/v1/auth/logout')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(String(out.headers['set-cookie'])).toMatch(/^userToken=;/);
    await bearer(token).expect(401);
    await api.call('get', USER).set('Cookie', cookie).expect(401);
  });

  it('changes its rights as soon as the role changes', async () => {
    const { email, password } = account();
    await api.call('post', '/api/v1/register').send({ ...account(), email, password });
    const { token } = (await api.call('post', LOGIN).send({ email, password })).body as {
      token: string;
    };
    const users = () => api.call('get', '/api/v1/user').set('Authorization', `Bearer ${token}`);
    await users().expect(403);
    await api.dataSource.getRepository(UserEntity).update({ email }, { role: 'admin' });
    await users().expect(200);
  });

  it('is not needed to read the current session', async () => {
    const anonymous = await api.call('get', '/api/v1/auth/session').expect(200);
    expect(anonymous.body).toEqual({ user: null, second_factor_missing: false });
    const cookie = await api.cookie('staff', ADMIN);
    const staff = await api.call('get', '/api/v1/auth/session', ADMIN).set('Cookie', cookie);
    expect(staff.body.user).toMatchObject({ role: 'admin' });
  });

  it('does not affect public pages if it is invalid', async () => {
    await api.call('get', '/api/v1/menu').set('Cookie', 'userToken=rubbish').expect(200);
    await api.call('post', '/api/v1/auth/logout').expect(200);
  });
});

describe('registering', () => {
  it('creates a visitor account that can sign in', async () => {
    const { email, password, ...rest } = account();
    const response = await api
      .call('post', '/api/v1/register')
      .send({ ...rest, email: email.toUpperCase(), password })
      .expect(201);
    expect(response.body.user).toMatchObject({ role: 'user', email, number: '+8801711000000' });
    await api.call('post', LOGIN).send({ email, password }).expect(200);
  });

  it('never creates anything but a user', async () => {
    const owner = { ...account(), role: 'super_admin' };
    const response = await api.call('post', '/api/v1/register').send(owner).expect(400);
    expect(response.body.fields).toEqual({ role: 'A new account always has the role user' });
    const users = api.dataSource.getRepository(UserEntity);
    expect(await users.countBy({ email: owner.email })).toBe(0);
  });

  it('rejects an email address that is taken, even for two concurrent requests', async () => {
    const twice = account();
    const responses = await Promise.all(
      [1, 2].map(() => api.call('post', '/api/v1/register').send(twice)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rejected = responses.find(({ status }) => status === 409)!;
    expect(rejected.body.error).toBe('An account with this email already exists.');
  });

  it.each([
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['number', 'call me', 'Enter a phone number like 01711 000000, or with + and the country code'],
    ['email', 'karim', 'Enter an email address like name@example.com'],
    ['name', '  ', 'Name is required'],
  ])('rejects %s %p with a sentence', async (field, value, sentence) => {
    const response = await api
      .call('post', '/api/v1/register')
      .send({ ...account(), [field]: value });
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ [field]: sentence });
  });
});

describe('changing the password', () => {
  const CHANGE = '/api/v1/auth/change-password';
  const signedUp = async () => {
    const { email, password, ...rest } = account();
    const made = await api.call('post', '/api/v1/register').send({ ...rest, email, password });
    const login = await api.call('post', LOGIN).send({ email, password });
    return {
      email,
      password,
      id: (made.body as { user: { id: number } }).user.id,
      token: (login.body as { token: string }).token,
    };
  };
  const change = (token: string, body: object) =>
    api.call('post', CHANGE).set('Authorization', `Bearer ${token}`).send(body);

  it('accepts requests of old clients, ends every session, and makes the new password work', async () => {
    const { email, password, id, token } = await signedUp();
    const newPassword = 'another-eight';
    await change(token, {
      currentPassword: password,
      newPassword,
      profile_id: id,
      profile: 'employee',
    }).expect(200);
    await bearer(token).expect(401);
    await api.call('post', LOGIN).send({ email, password }).expect(401);
    await api.call('post', LOGIN).send({ email, password: newPassword }).expect(200);
    const expectedMail = {
      recipient: email,
      subject: 'Your password for Shishir Cooling was changed',
    };
    expect(await api.dataSource.getRepository(MailEntity).countBy(expectedMail)).toBe(1);
  });

  it('requires the current one, for one’s own account only', async () => {
    const { password, id, token } = await signedUp();
    const wrong = await change(token, { currentPassword: 'no', newPassword: 'another-eight' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.message).toBe('The current password is not right.');
    const body = { currentPassword: password, newPassword: 'another-eight' };
    await change(token, { ...body, profile_id: id - 1 }).expect(403);
    const short = await change(token, { ...body, newPassword: 'seven77' }).expect(400);
    expect(short.body.fields).toEqual({ newPassword: 'Password must be at least 8 characters' });
    await bearer(token).expect(200);
  });
});

describe('listing sessions', () => {
  it('shows them to their owner, who can end one or all', async () => {
    const tokens = [await api.signIn('visitor'), await api.signIn('visitor')];
    const list = async () =>
      (
        await api
          .call('get', '/api/v1/auth/sessions')
          .set('Authorization', `Bearer ${tokens[1]}`)
          .expect(200)
      ).body.data as { id: string; current: boolean }[];
    const before = await list();
    expect(before.filter(({ current }) => current)).toHaveLength(1);
    const { sid } = new JwtService().decode<{ sid: string }>(tokens[0]!);
    const end = (token: string) =>
      api.call('delete', `/api/v1/auth/sessions/${sid}`).set('Authorization', `Bearer ${token}`);
    await end(api.token('owner')).expect(404);
    await end(tokens[1]!).expect(200);
    await bearer(tokens[0]!).expect(401);
    expect(await list()).toHaveLength(before.length - 1);
    await api
      .call('post', '/api/v1/auth/logout-everywhere')
      .set('Authorization', `Bearer ${tokens[1]}`)
      .expect(200);
    await bearer(tokens[1]!).expect(401);
    await bearer(api.token('visitor')).expect(401);
    await api.refreshTokens();
  });
});
