import { JwtService } from '@nestjs/jwt';
import type { Sample } from '@shishir/server/monitoring/measures';
import { DEMO_DATA_DIR } from '@shishir/demo';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import request, { type Test } from 'supertest';
import type { DataSource } from 'typeorm';
import { SessionEntity } from '../../staff/auth/sessions/session.entity';
import { ALGORITHM, ISSUER, SESSION_SECONDS, Tokens } from '../../staff/auth/sessions/tokens';
import { type Env, readEnv } from '../config/env';
import { loadSecrets } from '../config/secrets';
import { type Api, createApi } from '../../create-api';
import { connectDatabase } from '../schema/data-source';
import { UserEntity } from '../../staff/users/user.entity';
import { makeFilledDatabase, type TestDatabase } from './test-database';

export const SITE = 'localhost:8080';
export const ADMIN = 'admin.localhost:8080';
export type Account = 'visitor' | 'staff' | 'owner';
type Method = 'get' | 'head' | 'post' | 'put' | 'delete' | 'patch';

interface DemoLogin {
  role: string;
  email: string;
  password: string;
}
const accounts = JSON.parse(
  readFileSync(join(DEMO_DATA_DIR, 'accounts.json'), 'utf8'),
) as DemoLogin[];
const ROLE: Record<Account, string> = { visitor: 'user', staff: 'admin', owner: 'super_admin' };

export const loginOf = (account: Account) => {
  const { email, password } = accounts.find(({ role }) => role === ROLE[account])!;
  return { email, password };
};

/** The running API with the demonstration data, and a second connection to its database. */
export interface TestApi {
  env: Env;
  /** Address of the API. */
  url: string;
  dataSource: DataSource;
  /** The revisions as the instance knows them. */
  revisions: Api['revisions'];
  /** Creates a request to the public host, or to the given host. */
  call(method: Method, path: string, host?: string): Test;
  /** Creates a request with the bearer token of a demonstration account. */
  as(account: Account, method: Method, path: string): Test;
  token(account: Account): string;
  /** Signs in and returns the token of a new session. */
  signIn(account: Account): Promise<string>;
  /** Signs the demonstration accounts in again, after a test has ended their sessions. */
  refreshTokens(): Promise<void>;
  /** Signs in on a host as a browser does, and returns the session cookie. */
  cookie(account: Account, host?: string): Promise<string>;
  /** The state of the API for the metrics. */
  samples(): Promise<Sample[]>;
  /** Starts the shutdown. */
  stopAccepting(): void;
  close(): Promise<void>;
}

const QUIET = {
  LOG_LEVEL: 'silent',
  // Tests sign in more often than people; tests of limits set their own.
  LIMIT_LOGINS_PER_MINUTE: '1000',
  LIMIT_REGISTRATIONS_PER_HOUR: '1000',
  LIMIT_CONTACTS: '1000',
  LIMIT_MAILS: '1000',
  LIMIT_LOOK_UPS: '1000',
};

/**
 * Opens sessions of the demonstration accounts, as a sign-in over HTTP does. Signing in would start a thread and hash
 * three passwords in each of a hundred APIs.
 */
async function openSessions(dataSource: DataSource, env: Env, tokens: Map<Account, string>) {
  const jwt = new JwtService({
    secret: loadSecrets(env).sessionKey,
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER, expiresIn: SESSION_SECONDS },
  });
  const signer = new Tokens(jwt);
  const expires_at = new Date(Date.now() + SESSION_SECONDS * 1000);
  for (const account of ['visitor', 'staff', 'owner'] as const) {
    const { email } = loginOf(account);
    const user = await dataSource.getRepository(UserEntity).findOneByOrFail({ email });
    const session = { id: randomBytes(16).toString('hex'), user_id: user.id, expires_at };
    const origin = { address: '127.0.0.1', user_agent: '' };
    await dataSource.getRepository(SessionEntity).insert({ ...session, ...origin });
    tokens.set(account, signer.sign(user.id, session.id, 'api'));
  }
}

/**
 * Starts the API. `logStream` receives the structured logs, which are silent unless `overrides` sets LOG_LEVEL.
 * `shared` is a filled database for several instances; the caller removes it.
 */
export async function startTestApi(
  overrides: Record<string, string> = {},
  logStream?: DestinationStream,
  shared?: TestDatabase,
): Promise<TestApi> {
  const database = shared ?? (await makeFilledDatabase());
  const env = readEnv({
    ...QUIET,
    DATA_DIR: database.DATA_DIR,
    DATABASE_URL: database.DATABASE_URL,
    ...overrides,
  });
  const api = await createApi(env, () => undefined, logStream);
  const server = createServer(api.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dataSource = await connectDatabase(env);

  const call: TestApi['call'] = (method, path, host = SITE) =>
    request(`http://127.0.0.1:${port}`)[method](path).set('Host', host);
  const tokens = new Map<Account, string>();
  const signIn = async (account: Account) => {
    const response = await call('post', '/api/v1/auth/login').send(loginOf(account));
    return (response.body as { token: string }).token;
  };
  const refreshTokens = async () => {
    for (const account of ['visitor', 'staff', 'owner'] as const) {
      tokens.set(account, await signIn(account));
    }
  };
  await openSessions(dataSource, env, tokens);

  return {
    env,
    url: `http://127.0.0.1:${port}`,
    dataSource,
    revisions: api.revisions,
    call,
    as: (account, method, path) =>
      call(method, path).set('Authorization', `Bearer ${tokens.get(account)}`),
    token: (account) => tokens.get(account)!,
    signIn,
    refreshTokens,
    async cookie(account, host = SITE) {
      const response = await call('post', '/api/v1/auth/login', host).send(loginOf(account));
      return String(response.headers['set-cookie']).split(';')[0]!;
    },
    samples: () => api.samples(),
    stopAccepting: api.stopAccepting,
    async close() {
      await dataSource.destroy();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      if (!shared) await database.remove();
    },
  };
}
