import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { type TestProxy, startRedisProxy } from '../../testing/test-proxy';

const LIMITS = { LIMIT_READS_PER_MINUTE: '4', TRUSTED_PROXIES: '1' };

/** Returns an address that no earlier test has used. */
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

/** Reads alternately from both instances until one rejects. Returns the number of reads allowed. */
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

describe('a limit in Redis', () => {
  it('is shared by all instances', async () => {
    expect(await readsAllowed()).toBe(4);
  });

  it('is reported with the usual message and a time to wait', async () => {
    const address = otherAddress();
    for (let n = 0; n < 4; n++) expect(await read(one, address)).toBe(200);
    const rejected = await other.call('get', '/api/v1/menu').set('X-Forwarded-For', address);
    expect(rejected.body.message).toMatch(
      /^Too many requests from your network\. Please try again in/,
    );
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it.each(['disconnect', 'hang'] as const)(
    'is counted per instance while Redis is unavailable (%s), and shared again afterwards',
    async (how) => {
      await redis[how]();
      const begin = performance.now();
      expect(await readsAllowed()).toBe(8);
      await one.call('get', '/health/ready').expect(200);
      // Once detected, the outage does not delay requests.
      expect(await readsAllowed()).toBe(8);
      expect(performance.now() - begin).toBeLessThan(8000);
      await redis.restore();
      await untilShared();
    },
  );

  it('stops guessing of passwords across instances', async () => {
    const email = `guessed-${randomBytes(4).toString('hex')}@example.com`;
    const guess = (api: TestApi) =>
      api.call('post', '/api/v1/auth/login').send({ email, password: 'wrong-one' });
    for (let n = 0; n < 5; n++) await guess(n % 2 ? one : other).expect(401);
    await guess(one).expect(429);
    await guess(other).expect(429);
  });
});

describe('the API without Redis', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['disconnect', 'hang'] as const)('starts and enforces limits (%s)', async (how) => {
    const proxy = await startRedisProxy();
    await proxy[how]();
    const api = await startTestApi({ ...LIMITS, REDIS_URL: proxy.url });
    const address = otherAddress();
    for (let n = 0; n < 4; n++) expect(await read(api, address)).toBe(200);
    expect(await read(api, address)).toBe(429);
    await api.close();
    await proxy.close();
  });

  it('logs the outage once, and the recovery once', async () => {
    const away = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const back = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
    const proxy = await startRedisProxy();
    await proxy.disconnect();
    const api = await startTestApi({ ...LIMITS, REDIS_URL: proxy.url });
    for (let n = 0; n < 8; n++) await read(api, otherAddress());
    await proxy.restore();
    const logged = (spy: jest.SpyInstance, what: string) =>
      spy.mock.calls.filter(([line]) => String(line).startsWith(what)).length;
    for (let tries = 0; tries < 100 && !logged(back, 'Redis is back'); tries++) await pause(100);
    expect([logged(away, 'Redis is unreachable'), logged(back, 'Redis is back')]).toEqual([1, 1]);
    await api.close();
    expect(logged(away, 'Redis is unreachable')).toBe(1);
    await proxy.close();
  });
});
