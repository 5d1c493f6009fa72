import { NestFactory } from '@nestjs/core';
import type { Request } from 'express';
import passport from 'passport';
import request from 'supertest';
import { AppModule } from '../../../app.module';
import { loadSecrets } from '../../../platform/config/secrets';
import { connectDatabase } from '../../../platform/schema/data-source';
import { startInstance } from '../../../platform/testing/instance';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionStrategy } from './session.strategy';
import type { TokenPayload } from './tokens';

const USER = '/api/v1/auth/user';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bearer = (to: TestApi, token: string) =>
  to.call('get', USER).set('Authorization', `Bearer ${token}`);

describe('each of two APIs in one process', () => {
  const strategies = () =>
    Object.keys((passport as unknown as { _strategies: object })._strategies).sort();

  it('accepts its own tokens only, even after the other is closed', async () => {
    const before = strategies();
    const [first, second] = [
      await startTestApi({ APP_SECRET: 'first-'.repeat(8) }),
      await startTestApi({ APP_SECRET: 'second-'.repeat(8) }),
    ];
    for (const [one, other] of [
      [first, second],
      [second, first],
      [api, second],
    ] as const) {
      await bearer(one, one.token('staff')).expect(200);
      await bearer(one, other.token('staff')).expect(401);
    }
    await second.close();
    await bearer(first, first.token('staff')).expect(200);
    await bearer(first, second.token('staff')).expect(401);
    await bearer(api, api.token('owner')).expect(200);
    await first.close();
    await bearer(api, api.token('owner')).expect(200);
    expect(strategies()).toEqual(before);
  });
});

describe('concurrent requests of two accounts', () => {
  it('are never mixed up', async () => {
    const accounts = Array.from({ length: 50 }, (_, n) => (n % 2 ? 'staff' : 'visitor'));
    const responses = await Promise.all(
      accounts.map((account) => bearer(api, api.token(account)).expect(200)),
    );
    expect(responses.map(({ body }) => body.user.email)).toEqual(
      accounts.map((account) => loginOf(account).email),
    );
  });
});

describe('the token of a request', () => {
  it('is never read from an Authorization header of another scheme', async () => {
    const token = api.token('staff');
    for (const value of [`Basic ${token}`, `Token ${token}`, token, `Basic Bearer ${token}`]) {
      await api.call('get', USER).set('Authorization', value).expect(401);
    }
  });

  it('is read from the cookie next to another scheme, as behind a proxy with a password', async () => {
    const cookie = await api.cookie('staff', ADMIN);
    const headers = { Authorization: 'Basic c3RhZmY6c3RhZmY=', Cookie: cookie };
    await api.call('get', USER, ADMIN).set(headers).expect(200);
  });

  it('is not read from the cookie if the one in the header is invalid', async () => {
    const cookie = await api.cookie('staff', ADMIN);
    await api.call('get', USER, ADMIN).set('Cookie', cookie).expect(200);
    const headers = { Authorization: 'Bearer rubbish', Cookie: cookie };
    await api.call('get', USER, ADMIN).set(headers).expect(401);
  });
});

it('counts requests before they are authenticated', async () => {
  const limited = await startTestApi({ LIMIT_READS_PER_MINUTE: '2' });
  for (const status of [401, 401, 429]) await bearer(limited, 'rubbish').expect(status);
  await bearer(limited, limited.token('staff')).expect(429);
  await limited.close();
});

it('responds with 503 if the database is unreachable, instead of treating the request as anonymous', async () => {
  const dataSource = await connectDatabase(api.env);
  const app = await NestFactory.create(AppModule.of(api.env, loadSecrets(api.env), dataSource), {
    logger: false,
  });
  await app.init();
  const call = () =>
    request(app.getHttpServer())
      .get(USER)
      .set('Authorization', `Bearer ${api.token('staff')}`);
  await call().expect(200);
  const connect = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const response = await call().expect(503);
  expect(response.body).toMatchObject({ code: 'unavailable' });
  connect.mockRestore();
  await app.close();
});

it('reads session, account and rules of a request with one statement', async () => {
  const started = await startInstance(api);
  const strategy = started.instance.get(SessionStrategy);
  const token = api.token('staff');
  const payload = JSON.parse(
    Buffer.from(token.split('.')[1]!, 'base64url').toString(),
  ) as TokenPayload;
  const headers = { authorization: `Bearer ${token}`, host: ADMIN };
  const request = { headers } as unknown as Request;
  let principal: UserPrincipal | null = null;
  const statements = await started.during(async () => {
    principal = await strategy.validate(request, payload);
  });
  await started.close();
  expect(principal).toMatchObject({ rights: 'admin', secondFactorMissing: false });
  expect(statements).toHaveLength(1);
});
