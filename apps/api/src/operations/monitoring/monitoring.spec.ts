import { type Signals, subscribe } from '@shishir/server/monitoring/signals';
import { Housekeeping } from '../housekeeping/housekeeping';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { makeTestDatabase, onMysql } from '../../platform/testing/test-database';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { startProxy } from '../../platform/testing/test-proxy';

// The port only turns monitoring on; it is opened by the process that composes the API.
const WATCHED = { METRICS_PORT: '9464', LIMIT_CONTACTS: '2' };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(WATCHED);
});
afterAll(() => api.close());

/** Returns the signals of this name that are emitted while `act` runs. */
async function emitted<K extends keyof Signals>(
  name: K,
  act: () => Promise<unknown>,
): Promise<Signals[K][]> {
  const received: Signals[K][] = [];
  const end = subscribe(name, (message) => received.push(message));
  await act();
  end();
  return received;
}

const enquiry = (key: string) =>
  api.call('post', '/api/v1/contact-message').set('Idempotency-Key', key).send({
    firstName: 'Ratan',
    lastName: 'Das',
    number: '01711000000',
    email: 'ratan@example.com',
    message: 'A cold room for fish.',
  });

it('emits one signal per stored enquiry, and the name of an exceeded limit', async () => {
  const stored = () =>
    emitted('enquiry', async () => {
      await enquiry('first-key').expect(201);
      await enquiry('first-key').expect(201);
    });
  expect(await stored()).toEqual([{ kind: 'contact', spam: false }]);
  await enquiry('second-key').expect(201);
  const limits = await emitted('limit', () => enquiry('third-key').expect(429));
  expect(limits).toEqual([{ limit: 'contacts' }]);
});

it('emits a signal for every sign-in, including failed ones', async () => {
  const { email, password } = loginOf('visitor');
  const signIn = (given: string) =>
    api.call('post', '/api/v1/auth/login').send({ email, password: given });
  const outcomes = await emitted('signIn', async () => {
    await signIn('not the password').expect(401);
    await signIn(password).expect(200);
  });
  expect(outcomes).toEqual([{ outcome: 'failed' }, { outcome: 'ok' }]);
});

it('emits the outcome of an upload', async () => {
  const upload = (field: string) =>
    api
      .as('staff', 'post', '/api/v1/gallery')
      .field({ title: 'A roof' })
      .attach(field, Buffer.from('not a picture'), 'a.png')
      .expect(400);
  const outcomes = await emitted('upload', async () => {
    await upload('of_no_such_name');
    await upload('image');
  });
  expect(outcomes).toEqual([
    { kind: 'picture', outcome: 'rejected' },
    { kind: 'picture', outcome: 'ok' },
  ]);
});

it('emits kind and outcome of a statement', async () => {
  const reads = await emitted('query', () => api.call('get', '/api/v1/products/15').expect(200));
  expect(reads).toContainEqual({ kind: 'read', outcome: 'ok', seconds: expect.any(Number) });
  await api.dataSource.query('ALTER TABLE reply_template RENAME TO reply_template_away');
  const failed = await emitted('query', () =>
    api.as('staff', 'get', '/api/v1/contact-message/templates').expect(500),
  );
  await api.dataSource.query('ALTER TABLE reply_template_away RENAME TO reply_template');
  expect(failed.map(({ outcome }) => outcome)).toContain('error');
});

it('emits the number of failed housekeeping tasks', async () => {
  const keeper = Object.create(Housekeeping.prototype) as Housekeeping;
  Object.assign(keeper as object, {
    log: { log: () => {}, error: () => {} },
    tasks: [
      ['what works', () => Promise.resolve(1)],
      ['what fails', () => Promise.reject(new Error('broken'))],
    ],
  });
  expect(await emitted('housekeeping', () => keeper.run())).toEqual([{ failedTasks: 1 }]);
});

it('reports the state of the database, the outbox, the webhooks and the disk', async () => {
  const delivery = {
    webhook_id: 1,
    event_id: 'evt_1',
    event: 'test',
    body: '{}',
    attempts: 0,
    next_at: new Date(),
  };
  const deliveries = api.dataSource.getRepository(WebhookDeliveryEntity);
  await deliveries.insert([
    { ...delivery, status: 'waiting' },
    { ...delivery, status: 'failed' },
    { ...delivery, status: 'failed' },
    { ...delivery, status: 'sent' },
  ]);
  const samples = await api.samples();
  const valueOf = (name: string, label?: string) =>
    samples.find(([one, , labels]) => one === name && (!label || labels?.status === label))?.[1];
  expect(valueOf('shishir_ready')).toBe(1);
  expect(valueOf('shishir_database_up')).toBe(1);
  expect(valueOf('shishir_revision')).toBeGreaterThan(0);
  // Without a mail server, the mails of the enquiries above stay in the outbox.
  expect(valueOf('shishir_outbox_mails', 'waiting')).toBeGreaterThan(0);
  expect(valueOf('shishir_outbox_oldest_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf('shishir_outbox_oldest_seconds')).toBeLessThan(600);
  expect(valueOf('shishir_webhook_deliveries', 'waiting')).toBe(1);
  expect(valueOf('shishir_webhook_deliveries', 'failed')).toBe(2);
  expect(valueOf('shishir_disk_free_bytes')).toBeGreaterThan(0);
  const connections = samples.filter(([name]) => name === 'shishir_database_connections');
  expect(connections.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0);
});

if (onMysql) {
  it('reports a hanging database as down, without its figures', async () => {
    const other = await makeTestDatabase();
    const proxy = await startProxy(other.DATABASE_URL!, 3306);
    const url = new URL(other.DATABASE_URL!);
    url.host = new URL(proxy.url).host;
    const hanging = await startTestApi({ ...WATCHED, DATABASE_URL: url.href });
    await hanging.samples();
    proxy.hang();
    const samples = new Map((await hanging.samples()).map(([name, value]) => [name, value]));
    expect(samples.get('shishir_database_up')).toBe(0);
    expect(samples.get('shishir_ready')).toBe(0);
    expect(samples.has('shishir_revision')).toBe(false);
    expect(samples.has('shishir_disk_free_bytes')).toBe(true);
    await proxy.restore();
    await hanging.close();
    await proxy.close();
    await other.remove();
  }, 60_000);
}
