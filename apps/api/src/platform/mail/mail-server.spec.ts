import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import request from 'supertest';
import { createApi } from '../../create-api';
import { SettingEntity } from '../database/setting.entity';
import { AuditEntity } from '../records/audit.entity';
import { startMailServer, until } from '../testing/mail-server';
import { loginOf, startTestApi, type TestApi } from '../testing/test-api';
import { MAIL_SERVER_ID } from './mail-server.service';
import { MailEntity } from './mail.entity';
import { failureReason } from './test-mail';

const PATH = '/api/v1/setting/mail';
const PASSWORD = 'cold "air" falls äöü';
const OWNER_MAILBOX = 'owner@example.com';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  api = await startTestApi();
  server = await startMailServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'sales' && password === PASSWORD) return done(null, { user: username });
      done(new Error(`no such user or password: ${password}`));
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error('No such mailbox') : null),
  });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const settings = (own: object = {}) => ({
  server: '127.0.0.1',
  port: server.port,
  security: 'none',
  user_name: 'sales',
  password: PASSWORD,
  sender_name: null,
  sender_address: 'sales@cooling.example',
  ...own,
});
const read = async () => (await api.as('owner', 'get', PATH).expect(200)).body.data as unknown;
const save = (own: object = {}) => api.as('owner', 'put', PATH).send(settings(own));
const sending = async () =>
  (await api.as('owner', 'get', '/api/v1/mail').expect(200)).body.sending as boolean;
const test = async (own?: object, to = OWNER_MAILBOX) => {
  const body = own ? { to, settings: settings(own) } : { to };
  const response = await api.as('owner', 'post', `${PATH}/test`).send(body).expect(200);
  expect(response.text).not.toContain(PASSWORD);
  return response.body.data as { accepted: boolean; at?: string; reason?: string };
};
const register = async (email: string) => {
  const body = { name: 'Nadia', number: '01711000000', email, password: 'long-enough' };
  await api.call('post', '/api/v1/register').send(body).expect(201);
  return () => api.dataSource.getRepository(MailEntity).findOneByOrFail({ recipient: email });
};

describe('the mail server before it is set', () => {
  it('is null, keeps mails waiting and cannot be tested', async () => {
    expect(await read()).toBeNull();
    expect(await sending()).toBe(false);
    await api.as('owner', 'post', `${PATH}/test`).send({ to: OWNER_MAILBOX }).expect(409);
  });

  it('can be tested with settings that are not stored', async () => {
    const { accepted, at } = await test({});
    expect([accepted, Date.parse(at!) > 0]).toEqual([true, true]);
    const mail = server.received.at(-1)!;
    expect(mail).toMatch(/^From: Shishir Cooling <sales@cooling\.example>/m);
    expect(mail).toMatch(/^To: owner@example\.com/m);
    expect(await read()).toBeNull();
  });

  it.each([
    [
      'a wrong password',
      { password: 'guess' },
      /rejected the user name or the password\. It replied: 535 /,
    ],
    [
      'STARTTLS that is not offered',
      { security: 'starttls' },
      /does not offer STARTTLS on port \d+/,
    ],
    ['TLS on an unencrypted port', { security: 'tls' }, /does not use TLS from the start/],
    ['a closed port', { port: 9 }, /^127\.0\.0\.1 refused the connection on port 9\./],
  ])('reports %s in a sentence', async (_, own, reason) => {
    const result = await test(own);
    expect(result).toEqual({ accepted: false, reason: expect.stringMatching(reason) });
  });

  it('names a rejected recipient with the reply of the server', async () => {
    const { reason } = await test({}, 'nobody@example.com');
    expect(reason).toBe(
      'The server rejected the recipient nobody@example.com. It replied: 550 No such mailbox',
    );
  });

  it('rejects an untrusted certificate', async () => {
    const encrypted = await startMailServer({ disabledCommands: [] });
    const { reason } = await test({ port: encrypted.port, security: 'starttls' });
    expect(reason).toMatch(/^The certificate of 127\.0\.0\.1 is not valid/);
    await encrypted.close();
  });

  it('does not repeat the response of another kind of server', async () => {
    const other = createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 200 OK\r\n\r\nthe secrets of an inner service');
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect((await test({ port })).reason).toBe(
      `The service on port ${port} of 127.0.0.1 is not a mail server. Check the port.`,
    );
    other.close();
  });

  it.each([
    [{ server: 'smtp://mail.example' }, 'server'],
    [{ server: 'mail.example:587' }, 'server'],
    [{ server: 'user@mail.example' }, 'server'],
    [{ server: '0.0.0.0' }, 'server'],
    [{ server: '169.254.169.254' }, 'server'],
    [{ server: '0x7f.1' }, 'server'],
    [{ server: '2130706433' }, 'server'],
    [{ server: '' }, 'server'],
    [{ port: 0 }, 'port'],
    [{ port: 70_000 }, 'port'],
    [{ security: 'ssl' }, 'security'],
    [{ password: '' }, 'password'],
    [{ sender_address: 'sales' }, 'sender_address'],
    [{ sender_name: 'Cool\r\nBcc: all@example.com' }, 'sender_name'],
  ])('rejects %p at its field', async (own, field) => {
    const { body } = await save(own).expect(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
    expect(await read()).toBeNull();
  });
});

describe('the mail server set by the owner', () => {
  it('gets waiting mails immediately', async () => {
    const mail = await register('patient@example.com');
    await api.dataSource.manager.update(
      MailEntity,
      { recipient: 'patient@example.com' },
      { attempts: 3, last_error: 'away', next_at: new Date(Date.now() + 3_600_000) },
    );
    const { body } = await save().expect(200);
    expect(body.data).toEqual({
      source: 'dashboard',
      server: '127.0.0.1',
      port: server.port,
      security: 'none',
      user_name: 'sales',
      has_password: true,
      sender_name: null,
      sender_address: 'sales@cooling.example',
      // Its test mail was accepted.
      accepted: true,
    });
    await until(async () => (await mail()).status === 'sent');
    expect(await sending()).toBe(true);
    expect(await test()).toMatchObject({ accepted: true });
  });

  it('has its password sealed in the table and nowhere else', async () => {
    const { manager } = api.dataSource;
    const row = await manager.findOneByOrFail(SettingEntity, { id: MAIL_SERVER_ID });
    const lines = await manager.findBy(AuditEntity, { subject: 'setting' });
    expect(lines).toMatchObject([{ action: 'created', subject_name: 'Mail server' }]);
    const stored = JSON.stringify([row, lines, await read()]);
    for (const part of ['air', Buffer.from(PASSWORD).toString('base64')]) {
      expect(stored).not.toContain(part);
    }
    expect(JSON.stringify(lines)).not.toContain('sealed');
    expect(lines[0]!.changes.map(({ field }) => field)).toContain('password_changed_at');
  });

  it('keeps its password if none is entered, but only for the same user and server', async () => {
    await save({ password: '', sender_name: 'Cooling' }).expect(200);
    const named = { password: undefined, sender_name: 'Cooling' };
    expect(await test(named)).toMatchObject({ accepted: true });
    expect(server.received.at(-1)).toMatch(/^From: Cooling <sales@/m);
    for (const own of [{ server: 'localhost' }, { user_name: 'thief' }]) {
      const { body } = await save({ ...own, password: '' }).expect(400);
      expect(body.fields.password).toMatch(/^Enter the password again/);
      const body2 = { to: OWNER_MAILBOX, settings: settings({ ...own, password: '' }) };
      const tried = await api.as('owner', 'post', `${PATH}/test`).send(body2).expect(400);
      expect(Object.keys(tried.body.fields as object)).toEqual(['settings.password']);
    }
    const lines = await api.as('owner', 'get', '/api/v1/audit?subject=setting').expect(200);
    expect(lines.body.data[0].changes).toEqual([
      { field: 'sender_name', before: null, after: 'Cooling' },
    ]);
  });

  it('is audited only if something changes', async () => {
    await save({ sender_name: 'Cooling' }).expect(200);
    await save({ password: '', sender_name: 'Cooling' }).expect(200);
    expect(await api.dataSource.manager.countBy(AuditEntity, { subject: 'setting' })).toBe(2);
  });

  it('is accepted once it has taken a mail, and no longer after a change', async () => {
    const other = await startMailServer();
    const { body } = await save({ port: other.port, user_name: null }).expect(200);
    expect(body.data).toMatchObject({ user_name: null, has_password: false, accepted: false });
    const mail = await register('proof@example.com');
    await until(async () => (await mail()).status === 'sent');
    expect(other.received).toHaveLength(1);
    expect(await read()).toMatchObject({ accepted: true });
    await save().expect(200);
    await other.close();
  });

  it('is not used, with an explanation, if its password was sealed with another secret', async () => {
    const env = { ...api.env, APP_SECRET: 'another secret of enough characters' };
    const other = await createApi(env, () => undefined);
    const login = await request(other.listener)
      .post('/api/v1/auth/login')
      .set('Host', 'localhost:8080')
      .send(loginOf('owner'));
    const get = (path: string) =>
      request(other.listener)
        .get(path)
        .set('Authorization', `Bearer ${(login.body as { token: string }).token}`);
    expect((await get(PATH).expect(200)).body.data).toMatchObject({
      has_password: false,
      accepted: false,
    });
    expect((await get('/api/v1/mail').expect(200)).body.sending).toBe(false);
    await other.close();
  });

  it('is hidden by SMTP_URL and cannot be changed then', async () => {
    const SMTP_URL = `smtp://robot:s%40fe@mail.example:2525`;
    const env = { ...api.env, SMTP_URL, MAIL_FROM: 'Robot <robot@example.com>' };
    const other = await createApi(env, () => undefined);
    const as = (method: 'get' | 'put' | 'delete' | 'post', path = PATH) =>
      request(other.listener)
        [method](path)
        .set('Authorization', `Bearer ${api.token('owner')}`);
    const { body, text } = await as('get').expect(200);
    expect(body.data).toMatchObject({
      source: 'environment',
      server: 'mail.example',
      port: 2525,
      security: 'starttls',
      user_name: 'robot',
      has_password: true,
      sender_name: 'Robot',
      sender_address: 'robot@example.com',
    });
    expect(text).not.toMatch(/s%40fe|s@fe/);
    await as('put').send(settings()).expect(409);
    await as('delete').expect(409);
    await as('post', `${PATH}/test`).send({ to: OWNER_MAILBOX, settings: settings() }).expect(409);
    await other.close();
  });

  it('is removed with its password, and mails wait again', async () => {
    await api.as('owner', 'delete', PATH).expect(200);
    await api.as('owner', 'delete', PATH).expect(200);
    expect(await read()).toBeNull();
    expect(await sending()).toBe(false);
    expect(await api.dataSource.manager.existsBy(SettingEntity, { id: MAIL_SERVER_ID })).toBe(
      false,
    );
    const lines = await api.as('owner', 'get', '/api/v1/audit?subject=setting&action=deleted');
    expect(lines.body.data).toHaveLength(1);
  });
});

describe('a failure reason', () => {
  const reason = (error: object) =>
    failureReason(
      Object.assign(new Error('raw'), error),
      { server: 'mail.example', port: 587, password: 'pass word' },
      'you@example.com',
    );

  it.each([
    [
      { code: 'EDNS', originalCode: 'ENOTFOUND' },
      /^There is no server with the name mail\.example\./,
    ],
    [{ code: 'ETIMEDOUT' }, /^mail\.example did not respond on port 587 in time\./],
    [{ code: 'EABORT' }, /^mail\.example did not respond on port 587 in time\./],
    [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, /^mail\.example cannot be reached/],
    [{ code: 'ETLS', originalCode: 'CERT_HAS_EXPIRED' }, /^The certificate of mail\.example/],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', response: '553 no' },
      /rejected the sender address\. It replied: 553 no$/,
    ],
    [
      { code: 'EMESSAGE', response: '552 too large' },
      /^The server did not accept the email\. It replied: 552/,
    ],
    [{ code: 'WHATEVER' }, /^The server did not accept the email\.$/],
  ])('is a sentence for %p', (error, sentence) => {
    expect(reason(error)).toMatch(sentence);
  });

  it('has a short reply on one line, without the password', () => {
    const response = `535 pass word\r\n535 cGFzcyB3b3Jk \u0007${'x'.repeat(500)}`;
    const text = reason({ code: 'EAUTH', response });
    expect(text).toMatch(/It replied: 535 \*\*\* 535 \*\*\* x+$/);
    expect(text.length).toBeLessThan(300);
  });
});
