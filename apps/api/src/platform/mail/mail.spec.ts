import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startInstance } from '../testing/instance';
import { startMailServer, until } from '../testing/mail-server';
import { loginOf, startTestApi, type TestApi } from '../testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { senderOf } from './mail-server';
import { MailWorker } from './mail-worker';
import { MailEntity } from './mail.entity';
import { OutboxService } from './outbox.service';

const visitor = (email: string) => ({
  name: 'Nadia <b>',
  number: '01711000000',
  email,
  password: 'long-enough',
});
const rows = (api: TestApi) => api.dataSource.getRepository(MailEntity);

describe('the sender of mails', () => {
  const sender_address = 'no-reply@firm.example';
  const settings = { sender_name: 'Sales', sender_address };

  it('has the name set by the owner, otherwise that of the company', () => {
    const sender = (sender_name: string | null) =>
      senderOf({ source: 'dashboard', sender_name, sender_address }, 'Our, Company').name;
    expect([sender('Sales'), sender(null)]).toEqual(['Sales', 'Our, Company']);
  });

  it('has the name of the company, if set, instead of that in MAIL_FROM', () => {
    const sender = (company: string | null) =>
      senderOf({ source: 'environment', ...settings }, company);
    expect(sender('Our, Company')).toEqual({ name: 'Our, Company', address: sender_address });
    expect(sender(null)).toEqual({ name: 'Sales', address: sender_address });
  });
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the outbox without a mail server', () => {
  it('stores mails, and shows their text to the owner in demo mode', async () => {
    await api.call('post', '/api/v1/register').send(visitor('kept@example.com')).expect(201);
    const list = await api.as('owner', 'get', '/api/v1/mail').expect(200);
    expect(list.text).not.toContain('token=');
    expect(list.body.sending).toBe(false);
    for (const [text, found] of [
      ['KEPT@', 1],
      ['confirm your', 1],
      ['nobody', 0],
      ['%', 0],
    ] as const) {
      const search = await api.as('owner', 'get', '/api/v1/mail').query({ q: text }).expect(200);
      expect(search.body.data).toHaveLength(found);
    }
    const [{ id }] = list.body.data as [{ id: number }];
    const mail = await api.as('owner', 'get', `/api/v1/mail/${id}`).expect(200);
    expect(mail.body.data.text).toContain('/confirm-email?token=');
    await api.as('staff', 'get', `/api/v1/mail/${id}`).expect(403);
    await api.as('owner', 'get', '/api/v1/mail/99999').expect(404);
    await api.dataSource.manager.deleteAll(MailEntity);
  });
});

describe('a mail with a secret', () => {
  const FORGOT = '/api/v1/auth/forgot-password';
  const opened = async (email: string) => {
    const list = await api.as('owner', 'get', `/api/v1/mail?q=${email}`).expect(200);
    expect(list.text).not.toContain('token=');
    const [{ id }] = list.body.data as [{ id: number }];
    const { body, text } = await api.as('owner', 'get', `/api/v1/mail/${id}`).expect(200);
    expect(body.data.secret).toBe(true);
    return { id, text };
  };
  afterEach(() => api.dataSource.manager.deleteAll(MailEntity));

  it.each(['waiting', 'failed'] as const)(
    'is never shown to a colleague while %s',
    async (status) => {
      const { email } = loginOf('staff');
      await api.call('post', FORGOT).send({ email }).expect(200);
      const { id } = await rows(api).findOneByOrFail({ recipient: email });
      await rows(api).update({ id }, { status });
      expect((await opened(email)).text).not.toContain('token=');
      const overview = await api.as('owner', 'get', '/api/v1/overview/mails').expect(200);
      const audit = await api.as('owner', 'get', '/api/v1/audit').expect(200);
      expect(overview.text + audit.text).not.toContain('token=');
    },
  );

  it('is shown in demo mode if addressed to the reader or a visitor', async () => {
    for (const account of ['owner', 'visitor'] as const) {
      const { email } = loginOf(account);
      await api.call('post', FORGOT).send({ email }).expect(200);
      expect((await opened(email)).text).toContain('/reset-password?token=');
    }
  });

  it('is never shown in production', async () => {
    const env = { ...api.env, APP_MODE: 'production' as const };
    const { instance, close } = await startInstance({ ...api, env });
    const { email } = loginOf('visitor');
    await api.call('post', FORGOT).send({ email }).expect(200);
    const row = await rows(api).findOneByOrFail({ recipient: email });
    const owner = await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ email: loginOf('owner').email });
    const text = instance.get(OutboxService).readableText(row, { user: owner } as never);
    expect(await text).toBeNull();
    await close();
  });
});

describe('a silent mail server', () => {
  it('delays neither responses nor the shutdown, and its mail is sent again', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = { ...api.env, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const instance = await startInstance({ ...api, env });
    const arrived = once(silent, 'connection');
    const email = 'patient@example.com';
    await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    const [socket] = (await arrived) as [Socket];
    const startedAt = Date.now();
    await api.call('post', '/api/v1/register').send(visitor('quick@example.com')).expect(201);
    await instance.close();
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    const mail = await rows(api).findOneByOrFail({ recipient: email });
    expect(mail).toMatchObject({ status: 'waiting', attempts: 0, last_error: null });
    expect(mail.next_at.getTime()).toBeLessThanOrEqual(Date.now());
    socket.destroy();
    silent.close();
    await api.dataSource.manager.deleteAll(MailEntity);
  });
});

describe('a mail server that rejects the recipient', () => {
  it('is not tried again, and its reply is stored', async () => {
    const rejecting = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('5.1.1 unknown here'), { responseCode: 550 })),
    });
    const { instance, close } = await startInstance({
      ...api,
      env: { ...api.env, SMTP_URL: rejecting.url },
    });
    try {
      const email = 'unknown-here@example.com';
      await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
      const row = () => rows(api).findOneByOrFail({ recipient: email });
      await until(async () => {
        await instance.get(MailWorker).deliver();
        return (await row()).status === 'failed';
      });
      expect(await row()).toMatchObject({ attempts: 1, last_error: '550 5.1.1 unknown here' });
    } finally {
      await close();
      await rejecting.close();
    }
  });
});

describe('a slow mail server', () => {
  type Respond = (error?: Error | null) => void;
  /** Pending replies to RCPT TO. The first is sent by the test, later ones immediately. */
  let replies: Respond[];
  let slow: Awaited<ReturnType<typeof startMailServer>>;
  let sending: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    slow = await startMailServer({
      onRcptTo: (_address, _session, respond) => {
        if (replies.push(respond) > 1) respond();
      },
    });
    sending = await startInstance({ ...api, env: { ...api.env, SMTP_URL: slow.url } });
  });
  beforeEach(() => {
    replies = [];
  });
  afterEach(() => api.dataSource.manager.deleteAll(MailEntity));
  afterAll(async () => {
    await sending.close();
    await slow.close();
  });

  /** Registers an account, and makes its mail due again, as new settings do, while the server checks the recipient. */
  async function dueWhileSent(email: string) {
    await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    await until(() => Promise.resolve(replies.length === 1));
    await rows(api).update({ recipient: email }, { attempts: 0, next_at: new Date() });
    return () => rows(api).findOneByOrFail({ recipient: email });
  }

  it('gets a mail once even if it becomes due again while being sent', async () => {
    const row = await dueWhileSent('once@example.com');
    const round = sending.instance.get(MailWorker).deliver();
    // A round that started immediately would find and claim the mail with fewer statements than these.
    for (let reads = 0; reads < 10; reads++) await row();
    replies[0]!();
    await round;
    expect(await row()).toMatchObject({ status: 'sent' });
    expect(replies).toHaveLength(1);
  });

  it('gets a mail in the next round if it becomes due again during a failing attempt', async () => {
    const row = await dueWhileSent('again@example.com');
    replies[0]!(Object.assign(new Error('try later'), { responseCode: 451 }));
    await until(async () => (await row()).status === 'sent');
    expect(await row()).toMatchObject({ attempts: 1, last_error: null });
    expect(replies).toHaveLength(2);
  });
});

describe('the mail worker', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let instance: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    server = await startMailServer();
    instance = await startSending();
  });
  const startSending = () => {
    const MAIL_FROM = 'Shishir <no-reply@shishir.example>';
    return startInstance({ ...api, env: { ...api.env, SMTP_URL: server.url, MAIL_FROM } });
  };
  afterAll(async () => {
    await instance.close();
    await server.close();
  });
  /** Runs rounds one after the other instead of one per second. */
  const untilDelivered = (holds: () => Promise<boolean>) =>
    until(async () => {
      await instance.instance.get(MailWorker).deliver();
      return holds();
    });

  it('sends a mail as text and HTML to its recipient only', async () => {
    await api.call('post', '/api/v1/register').send(visitor('nadia@example.com')).expect(201);
    await untilDelivered(async () => (await rows(api).countBy({ status: 'sent' })) === 1);
    // Quoted-printable breaks long lines with an equals sign.
    const mail = server.received[0]!.replace(/=\r?\n/g, '');
    expect(mail).toMatch(/^From: Shishir Cooling <no-reply@shishir\.example>/m);
    expect(mail).toMatch(/^To: nadia@example\.com/m);
    expect(mail).not.toMatch(/^B?cc:/im);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    expect(mail).toMatch(/Content-Id: <mark@mail>/i);
    expect(mail).toContain('Nadia &lt;b&gt;');
  });

  it('removes a link that opens an account from the table once it is sent', async () => {
    const row = await rows(api).findOneByOrFail({ recipient: 'nadia@example.com' });
    expect(server.received[0]).toMatch(/token=/);
    expect(JSON.stringify(row)).not.toMatch(/token/);
  });

  it('keeps a rejected mail with the reason, and retries with the same mail', async () => {
    server.state.rejects = true;
    const email = 'later@example.com';
    await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    const row = () => rows(api).findOneByOrFail({ recipient: email });
    await untilDelivered(async () => (await row()).last_error !== null);
    const waiting = await row();
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(waiting.last_error).toContain('mailbox full');
    expect(waiting.next_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
    server.state.rejects = false;
    await rows(api).update({ id: waiting.id }, { next_at: new Date() });
    await untilDelivered(async () => (await row()).status === 'sent');
    expect(server.received.at(-1)).toContain(waiting.message_id);
  });

  it('sends each mail once if two instances find it', async () => {
    const other = await startSending();
    const emails = Array.from({ length: 6 }, (_, n) => `both-${n}@example.com`);
    for (const email of emails) {
      await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    }
    const workers = [instance, other].map((one) => one.instance.get(MailWorker));
    await until(async () => {
      await Promise.all(workers.map((worker) => worker.deliver()));
      return (await rows(api).countBy({ status: 'waiting' })) === 0;
    });
    for (const email of emails) {
      expect(server.received.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
    }
    await other.close();
  });

  it('fails a permanently rejected mail immediately, with the reply of the server', async () => {
    server.state.rejects = false;
    server.state.refuses = true;
    const email = 'unknown@example.com';
    await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    await untilDelivered(
      async () => (await rows(api).countBy({ recipient: email, status: 'failed' })) === 1,
    );
    server.state.refuses = false;
    const list = await api.as('owner', 'get', `/api/v1/mail?q=${email}`).expect(200);
    expect(list.body.data).toMatchObject([
      { status: 'failed', attempts: 1, last_error: '550 no such user', enquiry: null },
    ]);
  });

  it('fails a mail after five rejections, and shows the reason to the owner', async () => {
    server.state.rejects = true;
    const email = 'never@example.com';
    await api.call('post', '/api/v1/register').send(visitor(email)).expect(201);
    for (let tries = 1; tries <= 5; tries++) {
      await untilDelivered(
        async () => (await rows(api).countBy({ recipient: email, attempts: tries })) === 1,
      );
      await untilDelivered(
        async () => (await rows(api).findOneByOrFail({ recipient: email })).last_error !== null,
      );
      if (tries < 5) {
        await rows(api).update({ recipient: email }, { next_at: new Date(), last_error: null });
      }
    }
    await untilDelivered(
      async () => (await rows(api).countBy({ recipient: email, status: 'failed' })) === 1,
    );
    const list = await api.as('owner', 'get', '/api/v1/mail?status=failed').expect(200);
    expect(list.body.data[0]).toMatchObject({ to: email, attempts: 5 });
  });
});
