import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { type TestProxy, startRedisProxy } from '../../testing/test-proxy';

const LIMITS = { LIMIT_READS_PER_MINUTE: '4', TRUSTED_PROXIES: '1' };

/** A caller whom no earlier test has met. */
const otherAddress = () =>
  `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(....)/, '$1:')}::1`;
const read = async (api: TestApi, address: string) =>
  (await api.call('get', '/api/v1/menu').set('X-Forwarded-For', address)).status;

let redis: TestProxy;
let one: TestApi;
let other: TestApi;
beforeAll(async () => {
  redis = await startRedisProxy();
  one = await startTestApi({ ...LIMITS, REDIS_URL: redis.url });
  other = await startTestApi({ ...LIMITS, REDIS_URL: redis.url });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await redis.close();
});

/** Reads by turns on both instances, until one of them says that it is enough. */
async function readsAllowed(): Promise<number> {
  const address = otherAddress();
  for (let count = 0; ; count++) {
    if ((await read(count % 2 ? other : one, address)) === 429) return count;
  }
}
const untilShared = async () => {
  for (let tries = 0; tries < 100; tries++) {
    if ((await readsAllowed()) === 4) return;
    await pause(100);
  }
  throw new Error('the instances never counted together again');
};

describe('limits in Redis', () => {
  it('are one budget for all instances', async () => {
    expect(await readsAllowed()).toBe(4);
  });

  it('get the same message with a time', async () => {
    const address = otherAddress();
    for (let n = 0; n < 4; n++) expect(await read(one, address)).toBe(200);
    const rejected = await other.call('get', '/api/v1/menu').set('X-Forwarded-For', address);
    expect(rejected.body.message).toMatch(/^Too many requests from here\. Please try again in/);
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it.each(['disconnect', 'hang'] as const)(
    'are counted by each instance alone while Redis is unavailable (%s), and together again after',
    async (how) => {
      await redis[how]();
      const begin = performance.now();
      expect(await readsAllowed()).toBe(8);
      await one.call('get', '/health/ready').expect(200);
      // Once noticed, a Redis that is away costs no request any time.
      expect(await readsAllowed()).toBe(8);
      expect(performance.now() - begin).toBeLessThan(8000);
      await redis.restore();
      await untilShared();
    },
  );

  it('stop guessing at an account on both instances', async () => {
    const email = `guessed-${randomBytes(4).toString('hex')}@example.com`;
    const guess = (api: TestApi) =>
      api.call('post', '/api/v1/auth/login').send({ email, password: 'wrong-one' });
    for (let n = 0; n < 5; n++) await guess(n % 2 ? one : other).expect(401);
    await guess(one).expect(429);
    await guess(other).expect(429);
  });
});

describe('a start without Redis', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['disconnect', 'hang'] as const)('is a start all the same (%s)', async (how) => {
    const gone = await startRedisProxy();
    await gone[how]();
    const api = await startTestApi({ ...LIMITS, REDIS_URL: gone.url });
    const address = otherAddress();
    for (let n = 0; n < 4; n++) expect(await read(api, address)).toBe(200);
    expect(await read(api, address)).toBe(429);
    await api.close();
    await gone.close();
  });

  it('is logged once, and so is that Redis is back', async () => {
    const away = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const back = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
    const gone = await startRedisProxy();
    await gone.disconnect();
    const api = await startTestApi({ ...LIMITS, REDIS_URL: gone.url });
    for (let n = 0; n < 8; n++) await read(api, otherAddress());
    await gone.restore();
    const logged = (spy: jest.SpyInstance, what: string) =>
      spy.mock.calls.filter(([line]) => String(line).startsWith(what)).length;
    for (let tries = 0; tries < 100 && !logged(back, 'Redis is back'); tries++) await pause(100);
    expect([logged(away, 'Redis is away'), logged(back, 'Redis is back')]).toEqual([1, 1]);
    await api.close();
    expect(logged(away, 'Redis is away')).toBe(1);
    await gone.close();
  });
});
