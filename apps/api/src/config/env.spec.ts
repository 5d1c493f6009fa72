import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env';
import { loadSecrets } from './secrets';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      APP_MODE: 'demo',
      PORT: 8080,
      PUBLIC_URL: 'http://localhost:8080',
      ADMIN_URL: 'http://admin.localhost:8080',
    });
    expect(readEnv({ PORT: '9000' }).ADMIN_URL).toBe('http://admin.localhost:9000');
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT: PORT is a whole number/],
    [{ PORT: '70000' }, /PORT: PORT is at most 65535/],
    [{ APP_MODE: 'live' }, /APP_MODE: APP_MODE is demo or production/],
    [{ DATABASE_URL: 'postgres://x/y' }, /DATABASE_URL looks like mysql:/],
    [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL looks like redis:/],
    [{ PUBLIC_URL: 'shishir' }, /PUBLIC_URL is an address like/],
    [{ APP_SECRET: 'short' }, /APP_SECRET has at least 32 characters/],
    [{ TRUSTED_PROXIES: 'true' }, /TRUSTED_PROXIES is a whole number/],
    [{ GOOGLE_CLIENT_ID: 'an-id' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/],
    [{ GOOGLE_ISSUER: 'google' }, /GOOGLE_ISSUER is an address like/],
    [{ APP_MODE: 'production' }, /APP_SECRET: in production it must be set/],
  ])('%p stops the start with a sentence', (raw, sentence) => {
    expect(() => readEnv(raw)).toThrow(sentence);
  });
});

describe('the secret', () => {
  it('is made once, for the eyes of the product alone', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-secret-'));
    const first = loadSecrets({ DATA_DIR });
    expect(loadSecrets({ DATA_DIR })).toEqual(first);
    expect(first.session).not.toBe(first.stamp);
    expect((await stat(join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
    await rm(DATA_DIR, { recursive: true });
  });

  it('comes from the environment where it is set', () => {
    const APP_SECRET = 'x'.repeat(32);
    expect(loadSecrets({ DATA_DIR: '/nowhere', APP_SECRET }).session).toHaveLength(64);
  });
});
