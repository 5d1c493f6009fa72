import type { AuditEntry } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { AuditEntity } from '../../platform/records/audit.entity';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (query = '') => {
  const response = await api.as('owner', 'get', `/api/v1/audit${query}`).expect(200);
  return response.body.data as AuditEntry[];
};
const newest = async (query = '') => (await read(`?pageSize=1&${query}`))[0];

let made = 0;
const register = async () => {
  const email = `audited${++made}@example.com`;
  const password = 'a-long-enough-one';
  const body = { name: 'Audited', number: '01711000000', email, password };
  const { id } = (await api.call('post', '/api/v1/register').send(body)).body.user as {
    id: number;
  };
  await api.dataSource.getRepository(UserEntity).update({ id }, { email_confirmed_at: new Date() });
  const login = await api.call('post', '/api/v1/auth/login').send({ email, password });
  return { id, email, password, token: login.body.token as string };
};
const as = (token: string, method: 'post' | 'put', path: string) =>
  api.call(method, path).set('Authorization', `Bearer ${token}`);

describe('the audit log', () => {
  it('is accessible to the owner only', async () => {
    await api.as('staff', 'get', '/api/v1/audit').expect(403);
    await api.call('get', '/api/v1/audit').expect(401);
  });

  it('contains a change of role: actor, account, both roles and network address', async () => {
    const { id, email } = await register();
    await api
      .as('owner', 'put', `/api/v1/user/${id}`)
      .set('User-Agent', 'The browser of the owner')
      .send({ role: 'admin' })
      .expect(200);
    expect(await newest('action=role_changed')).toMatchObject({
      subject: 'user',
      subject_id: id,
      subject_name: email,
      actor_email: loginOf('owner').email,
      address: '127.0.0.1',
      user_agent: 'The browser of the owner',
      changes: [{ field: 'role', before: 'user', after: 'admin' }],
    });
  });

  it('keeps the lines of a deleted account, without its name', async () => {
    const { id, email, token } = await register();
    await as(token, 'put', `/api/v1/user/${id}`).send({ name: 'Renamed' }).expect(200);
    await api.as('owner', 'put', `/api/v1/user/${id}`).send({ role: 'admin' }).expect(200);
    await api.as('owner', 'delete', `/api/v1/user/${id}`).expect(200);
    expect(await newest('action=deleted')).toMatchObject({
      subject_id: id,
      subject_name: `#${id}`,
      changes: [{ field: 'role', before: 'admin', after: null }],
    });
    const [changed] = (await read(`?actor_id=${id}&action=updated`)) as [AuditEntry];
    expect(changed).toMatchObject({ actor_name: '', actor_email: '', changes: [] });
    const lines = await api.dataSource.getRepository(AuditEntity).find();
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${email}|Renamed`));
  });

  it('contains rejected sign-ins with the entered address, for known and unknown accounts', async () => {
    const { id, email } = await register();
    const login = { email: email.toUpperCase(), password: 'not-the-password' };
    await api.call('post', '/api/v1/auth/login', ADMIN).send(login).expect(401);
    const known = await newest('action=sign_in_failed');
    expect(known).toMatchObject({ subject_id: id, subject_name: email, actor_id: null });
    await api
      .call('post', '/api/v1/auth/login')
      .send({ email: 'no-such@example.com', password: 'not-the-password' })
      .expect(401);
    const unknown = await newest('action=sign_in_failed');
    expect(unknown).toMatchObject({ subject_id: null, subject_name: 'no-such@example.com' });
  });

  it('contains changes that people make to their own account', async () => {
    const { id, token, password } = await register();
    await as(token, 'put', `/api/v1/user/${id}`).send({ name: 'Another' }).expect(200);
    expect(await newest('action=updated')).toMatchObject({
      subject_id: id,
      changes: [{ field: 'name', before: 'Audited', after: 'Another' }],
    });
    await as(token, 'post', '/api/v1/auth/change-password')
      .send({ currentPassword: password, newPassword: 'another-long-one' })
      .expect(200);
    expect(await newest('action=password_changed')).toMatchObject({ actor_id: id });
  });

  it('has no line for a rejected write', async () => {
    const { id } = await register();
    const before = await read(`?subject=user&subject_id=${id}`);
    await api.as('staff', 'put', `/api/v1/user/${id}`).send({ role: 'admin' }).expect(403);
    await api
      .as('owner', 'put', `/api/v1/user/${id}`)
      .send({ role: 'admin', version: 99 })
      .expect(409);
    expect(await read(`?subject=user&subject_id=${id}`)).toEqual(before);
  });

  it('contains no secret', async () => {
    const { email, password, token } = await register();
    await api.call('post', '/api/v1/auth/login').send({ email, password: 'a-wrong-one' });
    const change = { currentPassword: password, newPassword: 'another-long-one' };
    await as(token, 'post', '/api/v1/auth/change-password').send(change).expect(200);
    const entries = await read();
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual([
      'password_changed',
      'sign_in_failed',
    ]);
    const everything = JSON.stringify(entries);
    for (const secret of [password, 'a-wrong-one', 'another-long-one', token]) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).not.toContain('argon2');
  });

  it('filters by days in Dhaka, person and words, and rejects invalid days', async () => {
    const { year, month, day } = dhakaParts(new Date());
    const two = (part: number) => String(part).padStart(2, '0');
    const today = `${year}-${two(month + 1)}-${two(day)}`;
    const all = await api.as('owner', 'get', '/api/v1/audit?pageSize=1').expect(200);
    const total = all.headers['x-total-count'];
    const within = await api.as(
      'owner',
      'get',
      `/api/v1/audit?from=${today}&to=${today}&pageSize=1`,
    );
    expect(within.headers['x-total-count']).toBe(total);
    expect(await read('?to=2020-01-01')).toEqual([]);
    expect(await read('?q=no-such@example.com')).not.toEqual([]);
    const { body } = await api.call('post', '/api/v1/auth/login').send(loginOf('owner'));
    const own = await read(`?actor_id=${body.user.id}&action=signed_in`);
    expect(new Set(own.map(({ actor_email }) => actor_email))).toEqual(
      new Set([loginOf('owner').email]),
    );
    await api.as('owner', 'get', '/api/v1/audit?from=2026-02-31').expect(400);
    await api.as('owner', 'get', '/api/v1/audit?action=anything').expect(400);
  });
});
