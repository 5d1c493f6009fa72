import { WEBHOOK_EVENTS } from '@shishir/contract';
import { MailEntity } from '../../platform/mail/mail.entity';
import { until } from '../../platform/testing/mail-server';
import { type Received, Receiver } from '../../platform/testing/receiver';
import { makeFilledDatabase } from '../../platform/testing/test-database';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { queueEvents } from '../../platform/webhooks/webhook-events';
import { WebhookEntity } from '../../platform/webhooks/webhook.entity';
import { signature } from './send-webhook';

const WEBHOOKS = '/api/v1/webhooks';
const MINUTE_MS = 60_000;

let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  api = await startTestApi({ WEBHOOKS_TO_PRIVATE: 'true' });
});
afterAll(() => api.close());
beforeEach(async () => {
  receiver = await new Receiver().start();
});
afterEach(async () => {
  await api.dataSource.manager.deleteAll(WebhookEntity);
  await api.dataSource.manager.deleteAll(WebhookDeliveryEntity);
  await receiver.stop();
});

const deliveries = () => api.dataSource.getRepository(WebhookDeliveryEntity);
const hooks = () => api.dataSource.getRepository(WebhookEntity);
async function create(events: string[] = WEBHOOK_EVENTS, url = receiver.url) {
  const response = await api.as('owner', 'post', WEBHOOKS).send({ url, events }).expect(201);
  return response.body as { secret: string; data: { id: number; version: number; state: string } };
}
const update = (id: number, body: object) => api.as('owner', 'put', `${WEBHOOKS}/${id}`).send(body);
const log = async (id: number) => {
  const response = await api.as('owner', 'get', `${WEBHOOKS}/${id}/deliveries`).expect(200);
  return response.body.data as { id: number; event_id: string; status: string; body: string }[];
};
const enquire = () =>
  api
    .call('post', '/api/v1/contact-message')
    .send({
      ...{ firstName: 'Nadia', lastName: 'Khan', email: 'nadia@example.com' },
      ...{ number: '01711000000', message: 'Please call me about an office in Banani.' },
    })
    .expect(201);
const createOpening = (title: string) =>
  api.as('staff', 'post', '/api/v1/openings').send({
    ...{ title, location: 'Dhaka', type: 'Full Time', summary: 'Starts up and repairs.' },
    description: 'Measure.',
  });
const received = (count: number) => until(() => receiver.received.length === count);

describe('a webhook', () => {
  it('gets signed events of what visitors and staff do', async () => {
    const { secret, data } = await create(['enquiry.created', 'opening.created']);
    await enquire();
    await createOpening('Fitter').expect(201);
    const words = { words: 'cold maker', meaning: 'chiller' };
    await api.as('staff', 'post', '/api/v1/search-synonyms').send(words).expect(201);
    await received(2);
    const [{ headers, text }] = receiver.received as [Received];
    const event = JSON.parse(text) as { id: string; data: object };
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_\w{32}$/) as string,
      event: 'enquiry.created',
      created_at: expect.any(String) as string,
      data: {
        id: expect.any(Number) as number,
        reference: expect.any(String) as string,
        ...{ status: 'new', changed: ['status'] },
      },
    });
    expect(text).not.toMatch(/nadia|01711/i);
    expect(headers['webhook-id']).toBe(event.id);
    const seconds = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(signature(secret, event.id, seconds, text));
    expect(receiver.events).toEqual(['enquiry.created', 'opening.created']);
    await until(async () => (await log(data.id)).every(({ status }) => status === 'sent'));
    expect((await log(data.id))[1]).toMatchObject({
      ...{ event: 'enquiry.created', attempts: 1, failure: null, next_at: null },
      ...{ response_status: 200, response_text: 'Thanks' },
    });
  });

  it('gets no event of a change that is rolled back', async () => {
    await create();
    const cause = { action: 'created', subject: 'product', id: 1, name: '' } as const;
    const failing = api.dataSource.transaction(async (manager) => {
      await queueEvents(manager, [cause]);
      expect(await manager.count(WebhookDeliveryEntity)).toBe(1);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliveries().count()).toBe(0);
  });

  it('gets nothing while it is paused, and keeps its secret to itself', async () => {
    const { secret, data } = await create();
    const paused = await update(data.id, { state: 'paused', version: data.version }).expect(200);
    await createOpening('Designer').expect(201);
    expect(await deliveries().count()).toBe(0);
    const { text } = await api.as('owner', 'get', WEBHOOKS).expect(200);
    expect(text + paused.text).not.toContain(secret);
    expect(JSON.stringify(await hooks().findOneByOrFail({ id: data.id }))).not.toContain(secret);
    await update(data.id, { state: 'active', version: data.version }).expect(409);
    const version = paused.body.data.version as number;
    await update(data.id, { state: 'active', version }).expect(200);
    await createOpening('Driver').expect(201);
    await received(1);
  });

  it('signs with a new secret as soon as it is renewed', async () => {
    const { data, secret: before } = await create();
    const renewed = await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/secret`).expect(200);
    const secret = renewed.body.secret as string;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(secret).not.toBe(before);
    const test = await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/test`).expect(200);
    expect(test.body.data).toMatchObject({ event: 'test', status: 'sent', response_status: 200 });
    const [{ headers, text }] = receiver.received as [Received];
    const seconds = Number(headers['webhook-timestamp']);
    const id = String(headers['webhook-id']);
    expect(headers['webhook-signature']).toBe(signature(secret, id, seconds, text));
  });

  it('is deleted with its log', async () => {
    const { data } = await create();
    await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/test`).expect(200);
    await api.as('owner', 'delete', `${WEBHOOKS}/${data.id}`).send({}).expect(200);
    expect(await deliveries().count()).toBe(0);
    const gone = await api.as('owner', 'get', `${WEBHOOKS}/${data.id}/deliveries`).expect(404);
    expect(gone.body.message).toBe('Webhook not found');
    const { body } = await api.as('owner', 'get', '/api/v1/audit?subject=webhook').expect(200);
    expect(body.data[0]).toMatchObject({ action: 'deleted', subject_name: receiver.url });
  });
});

describe('a receiver that fails', () => {
  it('gets the same event again after a minute, and when it is sent again', async () => {
    const { data } = await create(['opening.created']);
    receiver.reply = (response) => response.writeHead(500).end('<b>broken</b>');
    const before = Date.now();
    await createOpening('Foreman').expect(201);
    const row = () => deliveries().findOneByOrFail({ webhook_id: data.id });
    await until(async () => (await row()).duration_ms !== null);
    const failed = await row();
    expect(failed).toMatchObject({
      ...{ status: 'waiting', attempts: 1, failure: 'status' },
      ...{ response_status: 500, response_text: '<b>broken</b>' },
    });
    expect(failed.next_at.getTime()).toBeGreaterThanOrEqual(before + MINUTE_MS);
    expect((await hooks().findOneByOrFail({ id: data.id })).failing_since).not.toBeNull();
    // The minute has passed.
    await deliveries().update({ id: failed.id }, { next_at: new Date() });
    await until(async () => (await row()).attempts === 2 && (await row()).duration_ms !== null);
    expect((await row()).next_at.getTime()).toBeGreaterThanOrEqual(before + 5 * MINUTE_MS);
    receiver.reply = (response) => response.end();
    const again = `${WEBHOOKS}/${data.id}/deliveries/${failed.id}/again`;
    const sent = await api.as('owner', 'post', again).expect(200);
    expect(sent.body.data).toMatchObject({ status: 'sent', attempts: 3, response_text: null });
    await api.as('owner', 'post', again).expect(200);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
    expect((await hooks().findOneByOrFail({ id: data.id })).failing_since).toBeNull();
    await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/deliveries/999999/again`).expect(404);
  });

  it('is given up after the last attempt', async () => {
    const { data } = await create(['opening.created']);
    receiver.reply = (response) => response.writeHead(503).end();
    await createOpening('Welder').expect(201);
    const row = () => deliveries().findOneByOrFail({ webhook_id: data.id });
    await until(async () => (await row()).duration_ms !== null);
    await deliveries().update({ webhook_id: data.id }, { attempts: 9, next_at: new Date() });
    await until(async () => (await row()).status === 'failed');
    expect(await row()).toMatchObject({ attempts: 10, response_status: 503 });
  });

  it('is paused after three days, with a mail to the owners', async () => {
    const { data } = await create(['opening.created']);
    receiver.reply = (response) => response.writeHead(500).end();
    const failing_since = new Date(Date.now() - 73 * 60 * MINUTE_MS);
    await hooks().update({ id: data.id }, { failing_since });
    await createOpening('Painter').expect(201);
    await until(async () => (await hooks().findOneByOrFail({ id: data.id })).state === 'stopped');
    const mail = await api.dataSource
      .getRepository(MailEntity)
      .findOneByOrFail({ recipient: loginOf('owner').email });
    expect(mail.subject).toBe(`Webhook to ${new URL(receiver.url).host} was paused`);
    expect(mail.text).toContain(`/dashboard/setting/webhooks/${data.id}`);
    // Waiting deliveries are sent once it is resumed.
    receiver.reply = (response) => response.end();
    await deliveries().update({ webhook_id: data.id }, { next_at: new Date() });
    const { version } = await hooks().findOneByOrFail({ id: data.id });
    const resumed = await update(data.id, { state: 'active', version }).expect(200);
    expect(resumed.body.data.failing_since).toBeNull();
    await received(2);
  });

  it('is not followed to another address', async () => {
    const { data } = await create();
    const other = await new Receiver().start();
    receiver.reply = (response) => response.writeHead(307, { location: other.url }).end();
    const { body } = await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/test`).expect(200);
    expect(body.data).toMatchObject({
      status: 'failed',
      failure: 'redirect',
      response_status: 307,
    });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it('is unreachable, with a reason in the log', async () => {
    const { data } = await create();
    await receiver.stop();
    const { body } = await api.as('owner', 'post', `${WEBHOOKS}/${data.id}/test`).expect(200);
    expect(body.data).toMatchObject({ status: 'failed', failure: 'no_connection' });
    await receiver.start();
  });
});

describe('an event that was not sent when the process ended', () => {
  it('is sent by the next start, with the same id', async () => {
    const database = await makeFilledDatabase();
    const settings = { WEBHOOKS_TO_PRIVATE: 'true' };
    const first = await startTestApi(settings, undefined, database);
    const body = { url: receiver.url, events: ['opening.created'] };
    await first.as('owner', 'post', WEBHOOKS).send(body).expect(201);
    // The receiver is silent, so the first process ends in the middle of a request.
    receiver.reply = () => undefined;
    const cause = { action: 'created', subject: 'opening', id: 1, name: '' } as const;
    const commit = () => first.dataSource.transaction((manager) => queueEvents(manager, [cause]));
    await commit();
    await received(1);
    // A change that is committed just before the end.
    await commit();
    const startedAt = Date.now();
    await first.close();
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    receiver.reply = (response) => response.end();
    const next = await startTestApi(settings, undefined, database);
    const rows = () => next.dataSource.getRepository(WebhookDeliveryEntity).find();
    await until(async () => (await rows()).every(({ status }) => status === 'sent'));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(String(ids[0]))]);
    // A process that was killed in the middle of a request has left its claim.
    const killed = { status: 'waiting', duration_ms: null, next_at: new Date() } as const;
    const attempted_at = new Date(startedAt - MINUTE_MS);
    const [row] = await rows();
    await next.dataSource.manager.update(
      WebhookDeliveryEntity,
      { id: row!.id },
      { ...killed, attempted_at },
    );
    await received(4);
    expect(receiver.received[3]!.headers['webhook-id']).toBe(ids[0]);
    await next.close();
    await database.remove();
  });
});

describe('the form', () => {
  it('rejects private addresses', async () => {
    const strict = await startTestApi();
    const save = async (url: string) => {
      const body = { url, events: ['product.changed'] };
      const response = await strict.as('owner', 'post', WEBHOOKS).send(body).expect(400);
      return response.body.fields.url as string;
    };
    const inside =
      'This address is inside a private network. Webhooks only reach public addresses.';
    expect(await save('https://192.168.0.10/events')).toBe(inside);
    expect(await save('https://[fd00::1]/events')).toBe(inside);
    expect(await save('https://localhost/events')).toBe(inside);
    await strict.close();
  });

  it.each([
    [{ url: '' }, 'url', 'Address is required'],
    [
      { url: 'ftp://example.com' },
      'url',
      'Enter a complete address without a password, such as https://example.com/events',
    ],
    [
      { url: 'https://name@example.com' },
      'url',
      'Enter a complete address without a password, such as https://example.com/events',
    ],
    [{ events: [] }, 'events', 'Choose at least one event'],
    [{ events: ['user.created'] }, 'events', 'There is no event user.created.'],
  ])('rejects %p', async (given, field, message) => {
    const body = { url: receiver.url, events: ['product.changed'], ...given };
    const response = await api.as('owner', 'post', WEBHOOKS).send(body).expect(400);
    expect(response.body.fields).toEqual({ [field]: message });
  });
});
