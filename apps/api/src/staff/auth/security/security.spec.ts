import request from 'supertest';
import { createApi } from '../../../create-api';
import {
  ADMIN,
  type Account,
  loginOf,
  SITE,
  startTestApi,
  type TestApi,
} from '../../../platform/testing/test-api';
import { stopClock, TestPhone } from '../../../platform/testing/test-phone';

const clock = stopClock();
let api: TestApi;
let owner: TestPhone;
let staff: TestPhone;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_PASSWORD_CHANGES: '1000' });
});
afterAll(() => api.close());

const RULES = '/api/v1/setting/security';
const SESSION = '/api/v1/auth/session';
const STEP = '/api/v1/auth/second-factor';
const put = (require_second_factor: boolean, account: Account = 'owner') =>
  api.as(account, 'put', RULES).send({ require_second_factor });
const setUp = async (account: Account) => {
  const { password } = loginOf(account);
  const { phone } = await TestPhone.setUp(api, api.token(account), password);
  clock.pass(1);
  return phone;
};
const rejected = {
  code: 'second_factor_missing',
  message: 'Please set up two-step verification first.',
};

describe('the rule that requires a second factor', () => {
  it('is off at first, readable by staff, and writable by the owner', async () => {
    const response = await api.as('staff', 'get', RULES).expect(200);
    expect(response.body).toEqual({ data: { require_second_factor: false } });
    await put(true, 'staff').expect(403);
    await api.as('owner', 'put', RULES).send({ require_second_factor: 'yes', more: 1 }).expect(400);
  });

  it('cannot be turned on by an owner without a second factor', async () => {
    const response = await put(true).expect(409);
    expect(response.body.message).toBe(
      'Please set up two-step verification for your own account first.',
    );
    expect((await api.as('owner', 'get', RULES)).body.data.require_second_factor).toBe(false);
  });

  it('is logged once with the old and the new value', async () => {
    owner = await setUp('owner');
    await put(true).expect(200, { data: { require_second_factor: true } });
    await put(true).expect(200);
    const log = await api.as('owner', 'get', '/api/v1/audit?subject=setting').expect(200);
    expect(log.body.data).toHaveLength(1);
    expect(log.body.data[0]).toMatchObject({
      action: 'updated',
      actor_email: loginOf('owner').email,
      changes: [{ field: 'require_second_factor', before: false, after: true }],
    });
    await put(false).expect(200);
  });
});

describe('the rule that requires a second factor, when on', () => {
  let cookies: Record<string, string>;
  beforeAll(async () => {
    cookies = {
      [SITE]: await api.cookie('staff', SITE),
      [ADMIN]: await api.cookie('staff', ADMIN),
    };
    await put(true).expect(200);
  });
  const everyWay = (method: 'get' | 'put', path: string) => [
    api.as('staff', method, path),
    api.call(method, path, SITE).set('Cookie', cookies[SITE]!),
    api.call(method, path, ADMIN).set('Cookie', cookies[ADMIN]!),
  ];

  it('removes the rights of staff without a second factor immediately, for every sign-in method', async () => {
    for (const call of everyWay('get', '/api/v1/user')) {
      expect((await call.expect(403)).body).toMatchObject(rejected);
    }
    for (const call of everyWay('get', '/api/v1/user/1')) {
      expect((await call.expect(403)).body).toMatchObject(rejected);
    }
    const write = await api.as('staff', 'put', '/api/v1/user/1').send({ role: 'admin' });
    expect([write.status, write.body.code]).toEqual([403, 'second_factor_missing']);
    // Routes of the owner are rejected as before.
    const log = await api.as('staff', 'get', '/api/v1/audit').expect(403);
    expect(log.body.code).toBe('not_allowed');
  });

  it('is reported to these staff, who can still edit their own account', async () => {
    for (const call of everyWay('get', SESSION)) {
      const { body } = await call.expect(200);
      expect(body).toMatchObject({ user: { role: 'admin' }, second_factor_missing: true });
    }
    for (const call of everyWay('get', '/api/v1/auth/methods')) {
      const { body } = await call.expect(200);
      expect(body.data).toMatchObject({ second_factor: false, second_factor_required: true });
    }
    const fresh = await api.call('post', '/api/v1/auth/login', ADMIN).send(loginOf('staff'));
    expect(fresh.status).toBe(200);
  });

  it('is turned off and on for every instance immediately', async () => {
    const second = await createApi(api.env, () => undefined);
    const users = () =>
      request(second.listener)
        .get('/api/v1/user')
        .set('Authorization', `Bearer ${api.token('staff')}`);
    await users().expect(403);
    await put(false).expect(200);
    await users().expect(200);
    await put(true).expect(200);
    await users().expect(403);
    await second.close();
  });

  it('does not affect visitors', async () => {
    const { body } = await api.as('visitor', 'get', SESSION).expect(200);
    expect(body.second_factor_missing).toBe(false);
    const response = await api.as('visitor', 'get', '/api/v1/user').expect(403);
    expect(response.body.code).toBe('not_allowed');
    const methods = await api.as('visitor', 'get', '/api/v1/auth/methods');
    expect(methods.body.data.second_factor_required).toBe(false);
  });

  it('restores staff rights in the same session after setup, and keeps the second factor on', async () => {
    staff = await setUp('staff');
    await api.as('staff', 'get', '/api/v1/user').expect(200);
    const { body } = await api.as('staff', 'get', SESSION).expect(200);
    expect(body.second_factor_missing).toBe(false);
    const { password } = loginOf('staff');
    const remove = await api
      .as('staff', 'delete', STEP)
      .send({ password, code: staff.code() })
      .expect(409);
    expect(remove.body.message).toBe(
      'Your company requires two-step verification for staff, so it stays on.',
    );
    const own = { password: loginOf('owner').password, code: owner.code() };
    await api.as('owner', 'delete', STEP).send(own).expect(409);
  });

  it('allows staff to turn off their second factor once it is off', async () => {
    await put(false).expect(200);
    const { password } = loginOf('staff');
    await api.as('staff', 'delete', STEP).send({ password, code: staff.code() }).expect(200);
    await api.as('staff', 'get', '/api/v1/user').expect(200);
  });
});
