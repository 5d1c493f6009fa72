import { MailEntity } from '../../platform/mail/mail.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { stopClock, TestPhone } from '../../platform/testing/test-phone';
import { UserEntity } from './user.entity';

const clock = stopClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const idOf = async (account: Parameters<typeof loginOf>[0]) =>
  (
    await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ email: loginOf(account).email })
  ).id;

describe('the user list', () => {
  it('contains what staff need, but no password', async () => {
    const response = await api.as('staff', 'get', '/api/v1/user').expect(200);
    expect(response.headers['x-total-count']).toBe('16');
    expect(Object.keys(response.body.data[0] as object).sort()).toEqual([
      'created_at',
      'email',
      'email_confirmed',
      'id',
      'image',
      'last_sign_in_at',
      'locale',
      'name',
      'number',
      'role',
      'second_factor',
      'updated_at',
      'version',
    ]);
    expect(response.text).not.toMatch(/argon2|password/);
  });

  it('can be searched, filtered and sorted', async () => {
    const names = async (query: string) =>
      (
        (await api.as('staff', 'get', `/api/v1/user?${query}`).expect(200)).body as {
          data: { role: string }[];
        }
      ).data.map(({ role }) => role);
    expect(await names('role=admin')).toEqual(['admin', 'admin', 'admin']);
    expect(await names(`q=${loginOf('visitor').email.slice(0, 6)}`)).toEqual(['user']);
    const sorted = await names('sort=role');
    expect([...new Set(sorted)]).toEqual(['admin', 'super_admin', 'user']);
    expect(sorted).toEqual([...sorted].sort());
  });
});

describe('an account', () => {
  it('is returned to its owner and to staff', async () => {
    const id = await idOf('visitor');
    const own = await api.as('visitor', 'get', `/api/v1/user/${id}`).expect(200);
    expect(own.body).toMatchObject({ success: true, data: { id } });
    await api.as('staff', 'get', `/api/v1/user/${id}`).expect(200);
  });

  it('does not exist for another visitor', async () => {
    const response = await api
      .as('visitor', 'get', `/api/v1/user/${await idOf('owner')}`)
      .expect(404);
    expect(response.body.message).toBe('User not found');
  });
});

describe('the owner', () => {
  let made = 0;
  const newAccount = async (role: UserEntity['role'] = 'user') => {
    const email = `made${++made}@example.com`;
    const password = 'a-long-password';
    const body = { name: 'Made', number: '01711000000', email, password };
    const { id } = (await api.call('post', '/api/v1/register').send(body)).body.user as UserEntity;
    await api.dataSource
      .getRepository(UserEntity)
      .update({ id }, { role, email_confirmed_at: new Date() });
    const login = await api.call('post', '/api/v1/auth/login').send({ email, password });
    return { id, email, password, token: login.body.token as string };
  };
  const as = (token: string, method: 'get' | 'put' | 'delete', path: string) =>
    api.call(method, path).set('Authorization', `Bearer ${token}`);

  it('changes a role immediately; a lower one ends the sessions', async () => {
    const { id, token } = await newAccount();
    const up = await api
      .as('owner', 'put', `/api/v1/user/${id}`)
      .send({ role: 'admin' })
      .expect(200);
    expect(up.body.data.role).toBe('admin');
    await as(token, 'get', '/api/v1/user').expect(200);
    await api.as('owner', 'put', `/api/v1/user/${id}`).send({ role: 'user' }).expect(200);
    await as(token, 'get', '/api/v1/auth/user').expect(401);
  });

  it('cannot promote an account with an unconfirmed mailbox to staff', async () => {
    const { id } = await newAccount();
    const users = api.dataSource.getRepository(UserEntity);
    await users.update({ id }, { email_confirmed_at: null });
    for (const role of ['admin', 'super_admin']) {
      const response = await api
        .as('owner', 'put', `/api/v1/user/${id}`)
        .send({ role })
        .expect(409);
      expect(response.body.message).toBe('This person has not confirmed their email address yet.');
    }
    expect((await users.findOneByOrFail({ id })).role).toBe('user');
    await users.update({ id }, { email_confirmed_at: new Date() });
    await api.as('owner', 'put', `/api/v1/user/${id}`).send({ role: 'admin' }).expect(200);
  });

  it('turns off the second factor of an account that has lost it', async () => {
    const { id, email, password, token } = await newAccount();
    const path = `/api/v1/user/${id}/second-factor`;
    const none = await api.as('owner', 'delete', path).expect(409);
    expect(none.body.message).toBe('This account has no two-step verification.');
    const { phone } = await TestPhone.setUp(api, token, password);
    clock.pass(1);
    const login = (code?: string) =>
      api.call('post', '/api/v1/auth/login').send({ email, password, code });
    await login().expect(401);
    const list = await api.as('staff', 'get', '/api/v1/user').expect(200);
    expect(list.body.data).toContainEqual(expect.objectContaining({ id, second_factor: true }));
    await api.as('staff', 'delete', path).expect(403);
    await api.as('owner', 'delete', path).expect(200);
    await as(token, 'get', '/api/v1/auth/user').expect(401);
    await login().expect(200);
    await login(phone.code()).expect(200);
    const entry = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ action: 'second_factor_off', subject_id: id });
    expect(entry).toMatchObject({ actor_email: loginOf('owner').email, subject_name: email });
    const mails = api.dataSource.getRepository(MailEntity);
    const mail = await mails.findOneOrFail({ where: { recipient: email }, order: { id: 'DESC' } });
    expect(mail.subject).toBe('Two-step verification is off for Shishir Cooling');
  });

  it('turns off their own second factor only on their profile page', async () => {
    const own = await idOf('owner');
    const response = await api
      .as('owner', 'delete', `/api/v1/user/${own}/second-factor`)
      .expect(409);
    expect(response.body.message).toBe(
      'Please turn off your own two-step verification on your profile page.',
    );
    await api.as('owner', 'delete', '/api/v1/user/99999/second-factor').expect(404);
  });

  it('deletes an account and so invalidates its token', async () => {
    const { id, token } = await newAccount();
    await api.as('owner', 'delete', `/api/v1/user/${id}`).expect(200);
    await as(token, 'get', '/api/v1/auth/user').expect(401);
    await api.as('owner', 'delete', `/api/v1/user/${id}`).expect(404);
    const { id: next } = await newAccount();
    expect(next).toBeGreaterThan(id);
  });

  it('is the only one who may change accounts, except their own', async () => {
    const { id } = await newAccount();
    await api.as('staff', 'put', `/api/v1/user/${id}`).send({ role: 'admin' }).expect(403);
    await api.as('staff', 'delete', `/api/v1/user/${id}`).expect(403);
    const own = await idOf('owner');
    const response = await api.as('owner', 'put', `/api/v1/user/${own}`).send({ role: 'user' });
    expect(response.status).toBe(409);
    expect(response.body.message).toBe('You can’t do this to your own account.');
    await api.as('owner', 'delete', `/api/v1/user/${own}`).expect(409);
  });

  it.each([{ role: '' }, { role: 'boss' }, { role: 'admin', plan: 'pro' }])(
    'gets an error for %p',
    async (body) => {
      const { id } = await newAccount();
      await api.as('owner', 'put', `/api/v1/user/${id}`).send(body).expect(400);
    },
  );

  it('gets an error if the account was changed since', async () => {
    const { id } = await newAccount();
    const body = { role: 'admin', version: 99 };
    const response = await api.as('owner', 'put', `/api/v1/user/${id}`).send(body).expect(409);
    expect(response.body.message).toMatch(/changed in the meantime/);
  });

  it.each(['put', 'delete'] as const)(
    'always remains if two owners %s each other concurrently',
    async (method) => {
      const users = api.dataSource.getRepository(UserEntity);
      const [a, b] = [await newAccount('super_admin'), await newAccount('super_admin')];
      await users.update({ email: loginOf('owner').email }, { role: 'admin' });
      const demote = (by: string, id: number) =>
        as(by, method, `/api/v1/user/${id}`).send(method === 'put' ? { role: 'user' } : {});
      const responses = await Promise.all([demote(a.token, b.id), demote(b.token, a.id)]);
      expect(await users.countBy({ role: 'super_admin' })).toBe(1);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      await users.update({ email: loginOf('owner').email }, { role: 'super_admin' });
      await users.update({ id: a.id }, { role: 'user' });
      await users.update({ id: b.id }, { role: 'user' });
    },
  );
});
