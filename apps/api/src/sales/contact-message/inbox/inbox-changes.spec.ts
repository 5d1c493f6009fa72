import type { ContactMessage } from '@shishir/contract';
import { Like } from 'typeorm';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { UserEntity } from '../../../staff/users/user.entity';
import { ContactMessageEntity, waitingOrder } from '../contact-message.entity';

const PATH = '/api/v1/contact-message';
const HOUR_MS = 60 * 60_000;

let api: TestApi;
let staff: { id: number; name: string };
beforeAll(async () => {
  api = await startTestApi();
  const users = api.dataSource.getRepository(UserEntity);
  const { id, name } = await users.findOneByOrFail({ role: 'admin' });
  staff = { id, name };
});
afterAll(() => api.close());

const rows = () => api.dataSource.getRepository(ContactMessageEntity);
const mails = () => api.dataSource.getRepository(MailEntity);
const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.as('staff', method, PATH + path);

let sent = 0;
/** Creates an enquiry from a new sender, some hours old. */
async function enquiry(columns: Partial<ContactMessageEntity> = {}, hours = 0) {
  const body = {
    firstName: 'Rahim',
    lastName: 'Uddin',
    number: '01711000000',
    email: `change${++sent}@example.com`,
    message: 'A cassette for 40 m2, please.',
  };
  const { reference } = (await api.call('post', PATH).send(body).expect(201)).body as {
    reference: string;
  };
  const { id } = await rows().findOneByOrFail({ reference });
  const created_at = new Date(Date.now() - hours * HOUR_MS);
  const waiting_order = waitingOrder(columns.status ?? 'new', created_at);
  await rows().update({ id }, { created_at, waiting_order, ...columns });
  return read(id);
}
const read = async (id: number) =>
  (await as('get', `/${id}`).expect(200)).body.data as ContactMessage;
const list = async (query: string) =>
  (await as('get', `?${query}`).expect(200)).body.data as ContactMessage[];

it('opening a new enquiry never rejects what a colleague saves, nor the reverse', async () => {
  const { id, version } = await enquiry();
  const put = (body: object) => as('put', `/${id}`).send({ version, ...body });
  await put({ status: 'read' }).expect(200);
  await put({ stage: 'visit' }).expect(200);
  await put({ status: 'read' }).expect(409);

  const other = await enquiry();
  const path = `/${other.id}`;
  await as('put', path).send({ version: other.version, stage: 'visit' }).expect(200);
  await as('put', path).send({ version: other.version, status: 'read' }).expect(200);
  expect(await read(other.id)).toMatchObject({ status: 'read', stage: 'visit' });
});

describe('a bulk change by filter', () => {
  it('requires the displayed number, and is undone as a whole', async () => {
    const email = `many${++sent}@example.com`;
    const made = [await enquiry({ email }), await enquiry({ email, status: 'read' })];
    const ids = made.map(({ id }) => id);
    const bulk = (body: object) => as('post', '/bulk').send(body);
    const filter = { email };
    const wrong = await bulk({ filter, expected: 3, status: 'archived' }).expect(409);
    expect(wrong.body.message).toBe(
      'Not 3 but 2 enquiries match now. Nothing was changed. Please check the list again.',
    );
    await bulk({ filter, status: 'archived' }).expect(400);
    await bulk({ filter, ids, expected: 2, status: 'archived' }).expect(400);
    await bulk({ filter: { page: '/' }, expected: 2, status: 'archived' }).expect(400);
    const { body } = await bulk({ filter, expected: 2, status: 'archived' }).expect(200);
    const { batch, data } = body as { batch: string; data: object };
    expect(data).toEqual({ changed: 2 });
    const states = () => Promise.all(ids.map(async (id) => (await read(id)).status));
    expect(await states()).toEqual(['archived', 'archived']);
    const [first] = made;
    const now = await read(first!.id);
    await as('put', `/${first!.id}`).send({ version: now.version, status: 'replied' }).expect(200);
    await api.as('owner', 'post', `${PATH}/undo`).send({ batch }).expect(404);
    const undone = await as('post', '/undo').send({ batch }).expect(200);
    expect(undone.body.data).toEqual({ changed: 1 });
    expect(await states()).toEqual(['replied', 'read']);
  });

  it('moves enquiries to the trash and restores them', async () => {
    const email = `gone${++sent}@example.com`;
    const ids = [(await enquiry({ email })).id, (await enquiry({ email })).id];
    const removed = await as('post', '/trash')
      .send({ filter: { email, sort: 'id' }, expected: 2 })
      .expect(200);
    expect(removed.body.ids).toEqual(ids);
    expect(await list(`email=${email}`)).toEqual([]);
    await as('post', '/restore').send({ ids }).expect(200);
    expect(await list(`email=${email}`)).toHaveLength(2);
  });
});

describe('the new owner of an enquiry', () => {
  it('is informed by mail who assigned it, once for several, but not of their own changes', async () => {
    const owner = await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ role: 'super_admin' });
    const ownerMails = () =>
      mails().find({ where: { recipient: owner.email }, order: { id: 'ASC' } });
    const before = (await ownerMails()).length;
    const assignments = () => mails().countBy({ subject: Like(`${staff.name} assigned you%`) });
    const earlier = await assignments();
    const [one, other] = [await enquiry(), await enquiry()];
    await as('put', `/${one.id}`).send({ version: one.version, owner_id: owner.id }).expect(200);
    const [mail] = (await ownerMails()).slice(before);
    expect(mail!.subject).toBe(
      `${staff.name} assigned you ${one.reference}: message from Rahim Uddin`,
    );
    expect(mail!.text).toContain(`/dashboard/setting/client-message/${one.id}`);
    const ids = [one.id, other.id, (await enquiry()).id];
    await as('post', '/bulk').send({ ids, owner_id: owner.id }).expect(200);
    expect((await ownerMails()).slice(before + 1).map(({ subject }) => subject)).toEqual([
      `${staff.name} assigned you 2 enquiries`,
    ]);
    const { id, version } = await enquiry();
    await as('put', `/${id}`).send({ version, owner_id: staff.id }).expect(200);
    expect(await assignments()).toBe(earlier + 2);
  });
});

describe('the mail of a reply', () => {
  const status = async (id: number) => (await read(id)).reply_mail?.status ?? null;
  const overview = async () =>
    (await api.as('staff', 'get', '/api/v1/overview/enquiries').expect(200)).body.data as {
      unsent: { total: number; enquiries: { id: number; mail: { status: string } }[] };
    };

  it('decides the state of the answer until it is sent', async () => {
    const { id, reference } = await enquiry();
    expect(await status(id)).toBeNull();
    const body = { text: 'We come on Tuesday.', set_replied: true };
    await as('post', `/${id}/replies`).send(body).expect(201);
    const { reply_mail } = (await list(`q=${reference}`))[0]!;
    expect(reply_mail).toMatchObject({ status: 'waiting', last_error: null });
    const fails = { status: 'failed', last_error: '550 no such user' } as const;
    await mails().update({ id: reply_mail!.id }, fails);
    expect((await read(id)).reply_mail).toMatchObject(fails);
    expect((await overview()).unsent.enquiries[0]).toMatchObject({ id, mail: fails });
    const { text } = await as('get', `/export?q=${reference}`).expect(200);
    expect(text).toContain('"reply failed"');
    await as('post', `/${id}/replies`).send(body).expect(201);
    expect(await status(id)).toBe('waiting');
    await mails().update({ id: (await read(id)).reply_mail!.id }, { status: 'sent' });
    expect(await status(id)).toBe('sent');
    expect((await overview()).unsent.enquiries.map((one) => one.id)).not.toContain(id);
    const other = await enquiry();
    await as('put', `/${other.id}`).send({ version: other.version, status: 'replied' }).expect(200);
    expect(await status(other.id)).toBeNull();
  });
});
