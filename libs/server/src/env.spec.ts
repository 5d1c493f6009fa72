import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Env, readEnv } from './env';

const PRODUCTION = {
  APP_MODE: 'production',
  APP_SECRET: 'a-secret-with-more-than-32-characters',
  PUBLIC_URL: 'https://shop.example',
  ADMIN_URL: 'https://admin.shop.example',
};
const httpIn = (name: string) =>
  `${name}: in production it must begin with https. ALLOW_HTTP=localhost allows http on this machine, ALLOW_HTTP=true everywhere.`;

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      APP_MODE: 'demo',
      PORT: 8080,
      PUBLIC_URL: 'http://localhost:8080',
      ADMIN_URL: 'http://admin.localhost:8080',
      API_URL: 'http://127.0.0.1:3333',
      TRUSTED_PROXIES: 0,
    });
    expect(readEnv({ PORT: '9000' }).ADMIN_URL).toBe('http://admin.localhost:9000');
  });

  it('accepts variables without a default, treats blank ones as unset and ignores others', () => {
    const env = readEnv({ HOST: '0.0.0.0', PORT: ' ', REDIS_URL: '', HOME: '/root' });
    expect(env).toMatchObject({ HOST: '0.0.0.0', PORT: 8080, REDIS_URL: undefined });
    expect(env).not.toHaveProperty('HOME');
  });

  it('is described in .env.example with every variable and its default', () => {
    const text = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8');
    const listed = [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    const named = listed.map(([name]) => name);
    expect([...named].sort()).toEqual(Object.keys(new Env()).sort());
    const defaults = Object.entries(new Env()).filter(
      // DATA_DIR depends on the machine, and the sender is an example.
      ([name, value]) => value !== undefined && !['DATA_DIR', 'MAIL_FROM'].includes(name),
    );
    expect(listed).toEqual(
      expect.arrayContaining(defaults.map(([name, value]) => [name, String(value)])),
    );
  });

  it('accepts replicas as a list of addresses, but only with a primary', () => {
    const primary = { DATABASE_URL: 'mysql://a:b@one/shop' };
    const list = 'mysql://a:b@two:3307/shop, mariadb://a:b@three/shop';
    expect(readEnv({ ...primary, DATABASE_REPLICA_URLS: list }).DATABASE_REPLICA_URLS).toBe(list);
    for (const wrong of ['two/shop', 'mysql://a:b@two', `${list},`, 'mysql://a@b/c,http://d/e']) {
      expect(() => readEnv({ ...primary, DATABASE_REPLICA_URLS: wrong })).toThrow(
        'DATABASE_REPLICA_URLS must look like mysql://',
      );
    }
    expect(() => readEnv({ DATABASE_REPLICA_URLS: list })).toThrow('set DATABASE_URL too');
  });

  it('resolves a relative data folder from the top of the repository', () => {
    expect(readEnv({ DATA_DIR: './data/other' }).DATA_DIR).toBe(
      resolve(__dirname, '../../../data/other'),
    );
  });

  it('removes the trailing slash of addresses', () => {
    expect(readEnv({ PUBLIC_URL: 'https://cool.example/' }).PUBLIC_URL).toBe(
      'https://cool.example',
    );
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT: PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT: PORT must be at most 65535.'],
    [{ APP_MODE: 'live' }, 'APP_MODE: APP_MODE must be demo or production.'],
    [
      { DATABASE_URL: 'postgres://x/y' },
      'DATABASE_URL: DATABASE_URL must look like mysql://user:password@host:3306/database.',
    ],
    [
      { STORAGE_URL: 'https://bucket.example' },
      'STORAGE_URL: STORAGE_URL looks like s3://KEY:SECRET@host:9000/bucket/prefix?region=eu-central-1&tls=true&pathStyle=true, with special characters of key and secret percent-encoded.',
    ],
    [
      { STORAGE_URL: 's3://a:b@host:9000' },
      'STORAGE_URL: STORAGE_URL names the bucket after the host: s3://host:9000/bucket.',
    ],
    [
      { STORAGE_URL: 's3://a:b#c@host/bucket' },
      'STORAGE_URL: STORAGE_URL has a # in it: in a key, a secret or a prefix it is written %23.',
    ],
    [
      { STORAGE_URL: 's3://only-a-key@host/bucket' },
      'STORAGE_URL: STORAGE_URL has a key and its secret, s3://KEY:SECRET@host, or neither.',
    ],
    [
      { STORAGE_URL: 's3://host/bucket?ssl=false' },
      'STORAGE_URL: STORAGE_URL has no options but region, tls, pathStyle.',
    ],
    [
      { STORAGE_URL: 's3://host/bucket?tls=no' },
      'STORAGE_URL: STORAGE_URL has tls=true or tls=false.',
    ],
    [
      { STORAGE_URL: 's3://host/bucket/x%20y' },
      'STORAGE_URL: STORAGE_URL has a prefix of letters, digits, dots, hyphens and slashes.',
    ],
    [
      { REDIS_URL: 'localhost:6379' },
      'REDIS_URL: REDIS_URL must look like redis://:password@host:6379.',
    ],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL: SMTP_URL must look like smtp://user:password@host:587.',
    ],
    [
      { PUBLIC_URL: 'shishir' },
      'PUBLIC_URL: PUBLIC_URL must be an address like https://example.com.',
    ],
    [{ API_URL: 'ftp://api' }, 'API_URL: API_URL must be an address like http://127.0.0.1:3333.'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET: APP_SECRET must have at least 32 characters.'],
    [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES: TRUSTED_PROXIES must be a whole number.'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES: TRUSTED_PROXIES must be at least 0.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL: LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    ],
    [
      { GOOGLE_ISSUER: 'google' },
      'GOOGLE_ISSUER: GOOGLE_ISSUER must be an address like https://accounts.google.com.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'an-id' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    ],
    [
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'an-id' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.',
    ],
    [
      { ...PRODUCTION, APP_SECRET: '' },
      'APP_SECRET: in production it must be set, with at least 32 characters.',
    ],
    ...[
      'x'.repeat(64),
      'x1'.repeat(20),
      'first-'.repeat(8),
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcdefgh',
      `${'abcdefgh'.repeat(4)}abc`,
      'aaaaaaaabbbbbbbbccccccccdddddddd',
    ].map((APP_SECRET): [object, string] => [
      { ...PRODUCTION, APP_SECRET },
      'APP_SECRET: it repeats the same characters and can be guessed. Make one with openssl rand -hex 32.',
    ]),
    [
      { ...PRODUCTION, GOOGLE_ISSUER: 'http://id.example' },
      'GOOGLE_ISSUER: in production it must begin with https.',
    ],
    [
      {
        ...PRODUCTION,
        OIDC_ISSUER: 'http://id.example',
        OIDC_CLIENT_ID: 'an-id',
        OIDC_CLIENT_SECRET: 'a-secret',
      },
      'OIDC_ISSUER: in production it must begin with https.',
    ],
    [
      { ...PRODUCTION, ADMIN_URL: 'https://Shop.example/' },
      'ADMIN_URL: in production it must have another host than PUBLIC_URL.',
    ],
    [{ ...PRODUCTION, PUBLIC_URL: 'http://shop.example' }, httpIn('PUBLIC_URL')],
    [
      { ...PRODUCTION, ADMIN_URL: 'http://admin.shop.example', ALLOW_HTTP: 'localhost' },
      httpIn('ADMIN_URL'),
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: '', ADMIN_URL: '' },
      `${httpIn('PUBLIC_URL')}\n${httpIn('ADMIN_URL')}`,
    ],
    [{ ALLOW_HTTP: 'yes' }, 'ALLOW_HTTP: ALLOW_HTTP must be false, localhost or true.'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT: METRICS_PORT must be at most 65535.'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT: METRICS_PORT must be a whole number.'],
    [
      { PORT: '9464', METRICS_PORT: '9464' },
      'METRICS_PORT: it must be another port than PORT, which visitors reach.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.',
    ],
    [
      { MAP_EMBED_URL: 'http://maps.example/embed' },
      'MAP_EMBED_URL: MAP_EMBED_URL must look like https://maps.example.com/embed.',
    ],
    [{ API_DOCS: 'nobody' }, 'API_DOCS: API_DOCS must be everyone or staff.'],
    // Errors of single variables come first.
    [
      { PORT: 'eighty', LIMIT_MAILS: '0', APP_MODE: 'production' },
      'PORT: PORT must be a whole number.\nLIMIT_MAILS: LIMIT_MAILS must be at least 1.',
    ],
  ])('stops the start with a message for %p', (raw, sentence) => {
    expect(() => readEnv(raw as Record<string, string>)).toThrow(new Error(sentence));
  });

  it('allows http in production if configured', () => {
    const local = { ...PRODUCTION, PUBLIC_URL: '', ADMIN_URL: '', ALLOW_HTTP: 'localhost' };
    expect(readEnv(local).PUBLIC_URL).toBe('http://localhost:8080');
    const anywhere = { ...PRODUCTION, PUBLIC_URL: 'http://shop.example', ALLOW_HTTP: 'true' };
    expect(readEnv(anywhere).PUBLIC_URL).toBe('http://shop.example');
  });

  it('shows the API documentation to staff only in production', () => {
    expect(readEnv({}).API_DOCS).toBe('everyone');
    expect(readEnv(PRODUCTION).API_DOCS).toBe('staff');
    expect(readEnv({ ...PRODUCTION, API_DOCS: 'everyone' }).API_DOCS).toBe('everyone');
  });

  it('is checked only for the variables that an app needs', () => {
    const raw = { APP_MODE: 'production', DATABASE_URL: 'nonsense', PORT: '3000' };
    expect(readEnv(raw, ['PORT', 'PUBLIC_URL']).PUBLIC_URL).toBe('http://localhost:3000');
    expect(() => readEnv({ PORT: 'x' }, ['PORT'])).toThrow('PORT');
  });
});

describe('the environment file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns these variables as seen by a process started with `set`. Jest has a separate environment. */
  function started(set: Record<string, string>): unknown {
    const code = `
      require('./src/env.ts').loadEnvFile();
      const { MAIL_FROM, OWNER_NAME, SMTP_URL } = process.env;
      console.log(JSON.stringify({ MAIL_FROM, OWNER_NAME, SMTP_URL }));`;
    const env = { PATH: process.env['PATH'], SWC_NODE_PROJECT: 'tsconfig.json', ...set };
    const output = execFileSync(process.execPath, ['-r', '@swc-node/register', '-e', code], {
      cwd: resolve(__dirname, '..'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return JSON.parse(output.toString());
  }

  it('adds unset variables only, keeping blank ones', () => {
    const file = join(folder, 'settings');
    writeFileSync(file, 'MAIL_FROM="Shishir <a@b.example>"\nOWNER_NAME=File\nSMTP_URL=file\n');
    expect(started({ ENV_FILE: file, OWNER_NAME: 'Shell', SMTP_URL: '' })).toEqual({
      MAIL_FROM: 'Shishir <a@b.example>',
      OWNER_NAME: 'Shell',
      SMTP_URL: '',
    });
  });

  it('may be the null device, but not a missing file', () => {
    expect(started({ ENV_FILE: devNull })).toEqual({});
    expect(() => started({ ENV_FILE: join(folder, 'missing') })).toThrow(
      /ENV_FILE: there is no file .*missing\./,
    );
  });
});
