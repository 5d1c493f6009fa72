import { type DemoAccount, readDemo } from '@shishir/demo';
import { hash } from '@node-rs/argon2';
import request from 'supertest';
import { PASSWORD_PUBLISHED, PUBLISHED_PASSWORDS } from '../../staff/auth/published-passwords';
import { readEnv } from '../../platform/config/env';
import { createApi } from '../../create-api';
import { connectDatabase } from '../../platform/schema/data-source';
import { ADMIN, loginOf } from '../../platform/testing/test-api';
import { makeTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { UserEntity } from '../../staff/users/user.entity';
import { ownerCommand } from './owner-command';
import { DEMO_EMAILS } from './prepare-production';

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
});
afterEach(() => database.remove());

const PASSWORD = 'a-password-of-ours';
const SECRET = 'a-secret-with-more-than-32-characters';
const environment = (more: Record<string, string> = {}) => ({
  LOG_LEVEL: 'silent',
  DATA_DIR: database.DATA_DIR,
  DATABASE_URL: database.DATABASE_URL,
  ...more,
});
const production = (more: Record<string, string> = {}) =>
  environment({ APP_MODE: 'production', APP_SECRET: SECRET, ALLOW_HTTP: 'localhost', ...more });
const start = (env: Record<string, string | undefined>, logged: string[] = []) =>
  createApi(readEnv(env), (line) => logged.push(line));
const run = (args: string[], env: Record<string, string | undefined>, password = PASSWORD) => {
  const logged: string[] = [];
  const code = ownerCommand(
    args,
    env,
    (line) => logged.push(line),
    () => Promise.resolve(password),
  );
  return code.then((exit) => ({ exit, logged: logged.join('\n') }));
};
const signIn = (
  api: { listener: Parameters<typeof request>[0] },
  email: string,
  password = PASSWORD,
) => request(api.listener).post('/api/v1/auth/login').set('Host', ADMIN).send({ email, password });
const ARGS = ['--email=owner@firm.example', '--name=Rokeya Begum', '--number=01711000000'];

describe('the first owner', () => {
  it('is created by a command that asks for the password', async () => {
    const { exit, logged } = await run(ARGS, production());
    expect([exit, logged]).toEqual([0, "owner@firm.example is now the owner's account."]);
    const api = await start(production());
    const response = await signIn(api, 'owner@firm.example').expect(200);
    expect(response.body.user).toMatchObject({ role: 'super_admin', name: 'Rokeya Begum' });
    await api.close();
  });

  it('regains access through the command, with a new password and no second factor', async () => {
    await run(ARGS, production());
    const dataSource = await connectDatabase(readEnv(production()));
    const users = dataSource.getRepository(UserEntity);
    await users.update({ email: 'owner@firm.example' }, { second_factor_at: new Date() });
    await dataSource.destroy();
    const again = await run(ARGS, production(), 'another-password');
    expect(again.logged).toMatch(/had an account: it is now the owner's/);
    const api = await start(production());
    await signIn(api, 'owner@firm.example').expect(401);
    await signIn(api, 'owner@firm.example', 'another-password').expect(200);
    await api.close();
  });

  it('is created from the environment at the first start only', async () => {
    const env = production({
      OWNER_EMAIL: 'owner@firm.example',
      OWNER_PASSWORD: PASSWORD,
    });
    const logged: string[] = [];
    const first = await start(env, logged);
    await first.close();
    expect(logged).toEqual(["The owner's account is owner@firm.example."]);
    const second = await start({ ...env, OWNER_PASSWORD: 'changed-meanwhile' }, logged);
    expect(logged).toHaveLength(1);
    await signIn(second, 'owner@firm.example').expect(200);
    await second.close();
  });

  it.each([
    [[], /^Usage: /],
    [['--mail=x'], /^Usage: /],
    [['--email=nonsense', '--number=01711000000'], /email: Enter an email address/],
    [['--email=a@b.example', '--number=12'], /^number: /],
  ])('is rejected with a message for %j', async (args, sentence) => {
    const { exit, logged } = await run(args, production());
    expect(exit).toBe(1);
    expect(logged).toMatch(sentence);
  });

  it.each([
    ['short', 'Use 8 to 128 characters.'],
    ['Football1', 'This password is too common. Please choose another one.'],
    ['quiet-compressor-7-banani', PASSWORD_PUBLISHED],
    ['A-Cool-Room-in-April-30', PASSWORD_PUBLISHED],
  ])('cannot have the password %s', async (password, sentence) => {
    const rejected = { exit: 1, logged: `password: ${sentence}` };
    expect(await run(ARGS, production(), password)).toEqual(rejected);
    const env = production({
      OWNER_EMAIL: 'owner@firm.example',
      OWNER_PASSWORD: password,
      OWNER_NUMBER: '01711000000',
    });
    await expect(start(env)).rejects.toThrow(sentence);
  });
});

describe('production', () => {
  it('starts empty, without demonstration accounts, and logs how to create an owner', async () => {
    const logged: string[] = [];
    const api = await start(production(), logged);
    expect(logged.join()).toMatch(/There is no owner yet/);
    const { email, password } = loginOf('owner');
    await signIn(api, email, password).expect(401);
    await request(api.listener).get('/api/v1/products').expect(200, []);
    await api.close();
  });

  it('shows the API documentation to staff only', async () => {
    await run(ARGS, production());
    const api = await start(production());
    const docs = (path: string) => request(api.listener).get(path).set('Host', ADMIN);
    await docs('/api/docs').expect(401);
    await docs('/api/docs/').expect(401);
    await docs('/api/docs.json').expect(401);
    const signedIn = await signIn(api, 'owner@firm.example').expect(200);
    const Cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
    const document = await docs('/api/docs.json').set('Cookie', Cookie).expect(200);
    expect(document.headers['cache-control']).toBe('no-store');
    await docs('/api/docs/').set('Cookie', Cookie).expect(200);
    await api.close();
  });

  it('knows all demonstration accounts without the demonstration data', async () => {
    const accounts = await readDemo<DemoAccount[]>('accounts.json');
    expect(DEMO_EMAILS).toEqual(accounts.map(({ email }) => email));
    expect(PUBLISHED_PASSWORDS).toEqual(accounts.map(({ password }) => password));
  });

  it.each(['super_admin', 'admin'] as const)(
    'does not start if an account of role %s has a published password',
    async (role) => {
      await run(ARGS, production());
      const dataSource = await connectDatabase(readEnv(production()));
      const password_hash = await hash(PUBLISHED_PASSWORDS[0]!);
      const email = 'owner@firm.example';
      await dataSource.getRepository(UserEntity).update({ email }, { role, password_hash });
      await dataSource.destroy();
      await expect(start(production())).rejects.toThrow(
        /^The password of owner@firm\.example is published/,
      );
      await run(ARGS, production());
      const api = await start(production());
      await signIn(api, email).expect(200);
      await api.close();
    },
  );

  it('rejects published passwords of visitors, at sign-in and as new passwords', async () => {
    await run(ARGS, production());
    const dataSource = await connectDatabase(readEnv(production()));
    const password = PUBLISHED_PASSWORDS[2]!;
    const visitor = {
      name: 'Nadia',
      number: '',
      email: 'nadia@firm.example',
      role: 'user',
    } as const;
    const password_hash = await hash(password);
    await dataSource.getRepository(UserEntity).insert({ ...visitor, password_hash });
    await dataSource.destroy();
    const api = await start(production());
    await signIn(api, visitor.email, password).expect(401);
    const body = { name: 'Rumana', number: '01711000000', email: 'r@firm.example', password };
    const refused = await request(api.listener)
      .post('/api/v1/register')
      .set('Host', ADMIN)
      .send(body)
      .expect(400);
    expect(refused.body.fields).toEqual({ password: PASSWORD_PUBLISHED });
    await api.close();
  });

  it('does not start if the database has demonstration accounts', async () => {
    const demo = await start(environment());
    await demo.close();
    await expect(start(production())).rejects.toThrow(/holds demonstration accounts \(owner@/);
  });
});
