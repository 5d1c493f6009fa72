import type {
  ContactMessage,
  ContactMessageCounts,
  EnquiryEvent,
  ReplyTemplate,
} from '@shishir/contract';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { AuditEntity } from '../../../platform/records/audit.entity';
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
const lines = (subject_id: number) =>
  api.dataSource.getRepository(AuditEntity).find({
    where: { subject: 'contact-message', subject_id },
    order: { id: 'ASC' },
  });

let sent = 0;
/** Creates an enquiry from a new sender, some hours old. */
async function enquiry(columns: Partial<ContactMessageEntity> = {}, hours = 0) {
  const body = {
    firstName: 'Rahim',
    lastName: 'Uddin',
    number: '01711000000',
    email: `inbox${++sent}@example.com`,
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
const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
const events = async (id: number) =>
  (await as('get', `/${id}/events`).expect(200)).body.data as EnquiryEvent[];
const counts = async () =>
  (await as('get', '/counts').expect(200)).body.data as ContactMessageCounts;

describe('an enquiry', () => {
  it('gets a status and an owner, each with an event and an audit line', async () => {
    const { id, version } = await enquiry();
    const { body } = await as('put', `/${id}`)
      .send({ version, status: 'read', owner_id: staff.id })
      .expect(200);
    expect(body.data).toMatchObject({ status: 'read', owner: staff, replied_at: null });
    const kinds = (await events(id)).map(({ kind, by, text }) => [kind, by?.id ?? null, text]);
    expect(kinds).toEqual([
      ['received', null, null],
      ['mail', null, expect.stringContaining('Your enquiry ENQ-')],
      ['mail', null, expect.stringContaining('message from Rahim Uddin')],
      ['owner', staff.id, staff.name],
      ['status', staff.id, 'read'],
    ]);
    expect((await lines(id)).at(-1)).toMatchObject({
      action: 'updated',
      changes: [
        { field: 'status', before: 'new', after: 'read' },
        { field: 'owner_id', before: null, after: staff.id },
      ],
    });
    const replied = await as('put', `/${id}`)
      .send({ version: body.data.version, status: 'replied' })
      .expect(200);
    expect(replied.body.data.replied_at).not.toBeNull();
    const withoutOwner = { version: replied.body.data.version, owner_id: null };
    expect((await as('put', `/${id}`).send(withoutOwner).expect(200)).body.data.owner).toBeNull();
  });

  it('responds with a conflict and the current state if another person has changed it', async () => {
    const { id, version } = await enquiry();
    await as('put', `/${id}`).send({ version, status: 'archived' }).expect(200);
    const { body } = await as('put', `/${id}`).send({ version, status: 'replied' }).expect(409);
    expect(body.current).toMatchObject({ id, status: 'archived' });
    await as('put', '/99999').send({ version: 1, status: 'read' }).expect(404);
  });

  it('is accessible to staff only', async () => {
    const { id, version } = await enquiry();
    const { id: visitor } = await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ role: 'user' });
    for (const owner_id of [visitor, 99_999]) {
      const { body } = await as('put', `/${id}`).send({ version, owner_id }).expect(400);
      expect(body.fields).toEqual({ owner_id: 'Choose a member of staff' });
    }
    for (const path of ['/counts', '/trash', '/export', '/templates', `/${id}/events`]) {
      await api.call('get', PATH + path).expect(401);
      await api.as('visitor', 'get', PATH + path).expect(403);
    }
  });

  it('is changed in bulk together with all others, or not at all', async () => {
    const [one, other] = [await enquiry(), await enquiry({ status: 'archived' })];
    const ids = [one.id, other.id];
    const wanted = { status: 'archived', owner_id: staff.id };
    await as('post', '/bulk')
      .send({ ids: [...ids, 99_999], ...wanted })
      .expect(404);
    expect((await read(one.id)).status).toBe('new');
    const { body } = await as('post', '/bulk')
      .send({ ids, ...wanted })
      .expect(200);
    expect(body.data).toEqual({ changed: 2 });
    const [first, second] = [(await lines(one.id)).at(-1)!, (await lines(other.id)).at(-1)!];
    expect(first.batch).toBe(second.batch);
    const again = await as('post', '/bulk')
      .send({ ids, ...wanted })
      .expect(200);
    expect(again.body.data).toEqual({ changed: 0 });
  });

  it('is moved to the trash and restored with its history', async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    await as('post', `/${one.id}/notes`).send({ text: 'She called.' }).expect(201);
    const before = await counts();
    await as('delete', `/${one.id}`).expect(200);
    await as('post', '/trash')
      .send({ ids: [other.id] })
      .expect(200);
    await as('get', `/${one.id}`).expect(404);
    await as('post', `/${one.id}/notes`).send({ text: 'Too late.' }).expect(404);
    expect((await counts()).all).toBe(before.all - 2);
    const trash = (await as('get', '/trash').expect(200)).body.data as ContactMessage[];
    expect(trash.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(trash[0]!.deleted_at).not.toBeNull();
    await as('post', '/restore')
      .send({ ids: [one.id, other.id] })
      .expect(200);
    expect((await events(one.id)).at(-1)).toMatchObject({ kind: 'note', text: 'She called.' });
    const actions = (await lines(one.id)).map(({ action }) => action);
    expect(actions).toEqual(['noted', 'deleted', 'restored']);
  });

  it('includes the number of earlier ones by its sender, and its notes and contacts', async () => {
    const first = await enquiry();
    await enquiry({ email: first.email, status: 'spam' });
    const { id } = await enquiry({ email: first.email.toUpperCase() });
    expect((await read(id)).earlier_count).toBe(1);
    expect(await idsOf(`email=${first.email}`)).toEqual([id, first.id]);
    const { body } = await as('post', `/${id}/contacts`)
      .send({ channel: 'call', text: 'Reached, 6 min' })
      .expect(201);
    expect(body.data).toMatchObject({
      kind: 'contact',
      by: staff,
      channel: 'call',
      text: 'Reached, 6 min',
    });
    const blank = await as('post', `/${id}/notes`).send({ text: ' ' }).expect(400);
    expect(blank.body.fields).toEqual({ text: 'Write a note' });
    await as('post', `/${id}/contacts`).send({ channel: 'pigeon' }).expect(400);
  });

  it('outlives the accounts of its sender and its owner, without their names', async () => {
    const person = await api.dataSource.manager.save(UserEntity, {
      name: 'Selim Reza',
      number: '+8801711000009',
      email: 'selim@example.com',
      password_hash: null,
      role: 'admin',
    });
    const { id, version } = await enquiry({ user_id: person.id });
    await as('put', `/${id}`).send({ version, owner_id: person.id }).expect(200);
    await api.as('owner', 'delete', `/api/v1/user/${person.id}`).expect(200);
    expect((await read(id)).owner).toBeNull();
    expect((await rows().findOneByOrFail({ id })).user_id).toBeNull();
    expect(JSON.stringify(await events(id))).not.toContain('Selim');
  });
});

describe('the inbox', () => {
  it('lists waiting enquiries first, longest first, then answered ones, newest first', async () => {
    const made = [
      await enquiry({ status: 'replied' }, 90),
      await enquiry({ status: 'new' }, 2),
      await enquiry({ status: 'read' }, 40),
      await enquiry({ status: 'archived' }, 20),
      await enquiry({ status: 'new' }, 1),
    ].map(({ id }) => id);
    const mine = (await idsOf('sort=waiting')).filter((id) => made.includes(id));
    expect(mine).toEqual([made[2], made[1], made[4], made[3], made[0]]);
    // A new status moves it to its place.
    const { version } = await read(made[2]!);
    await as('put', `/${made[2]}`).send({ version, status: 'archived' }).expect(200);
    const after = (await idsOf('sort=waiting')).filter((id) => made.includes(id));
    expect(after).toEqual([made[1], made[4], made[3], made[2], made[0]]);
    const over = await list('waiting=day&pageSize=100');
    expect(over.every(({ status }) => status === 'new' || status === 'read')).toBe(true);
    expect(over.map(({ id }) => id)).not.toContain(made[1]);
  });

  it('is filtered by owner, kind, status, day and words, and counts the results', async () => {
    const mine = await enquiry({ owner_id: staff.id });
    expect(await idsOf('owner=me')).toContain(mine.id);
    expect(await idsOf(`owner=${staff.id}&kind=contact`)).toContain(mine.id);
    expect(await idsOf('owner=none&pageSize=100')).not.toContain(mine.id);
    expect(await idsOf(`q=${mine.reference}&status=new`)).toEqual([mine.id]);
    expect(await idsOf(`q=${mine.reference}&to=2020-01-01`)).toEqual([]);
    expect(await idsOf(`q=${mine.reference}&from=2020-01-01`)).toEqual([mine.id]);
    await as('get', '?owner=you').expect(400);
    const all = await counts();
    const total = async (query: string) =>
      Number((await as('get', `?pageSize=1&${query}`)).headers['x-total-count']);
    expect(all).toMatchObject({
      all: await total(''),
      new: await total('status=new'),
      spam: await total('status=spam'),
      waiting_day: await total('waiting=day'),
    });
    expect(all.by_kind.quotation).toBe(await total('kind=quotation'));
    expect(all.waiting_day + all.waiting + all.answered).toBe(all.all);
  });

  it('is exported as filtered, without formulas in cells', async () => {
    const { id, reference } = await enquiry({ company: '=HYPERLINK("http://x")' });
    const { headers, text } = await as('get', `/export?q=${reference}`).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/enquiries-\d{4}-\d{2}-\d{2}\.csv/);
    const [header, ...body] = text.trim().split('\r\n');
    expect(header).toContain('"Reference","Received (Dhaka)","Kind","Status","Owner"');
    expect(body).toHaveLength(1);
    expect(body[0]).toContain(`"'=HYPERLINK(""http://x"")"`);
    const log = api.dataSource.getRepository(AuditEntity);
    const line = await log.findOneByOrFail({ action: 'exported', subject: 'contact-message' });
    expect(line.changes).toContainEqual({ field: 'rows', before: null, after: 1 });
    await rows().delete({ id });
  });
});

it('exports numbers without an apostrophe, and dates in a form that spreadsheets read', async () => {
  const { id, reference } = await enquiry({ number: '+8801711000000' });
  await rows().update({ id }, { created_at: new Date('2026-11-20T18:30:00Z') });
  const { text } = await as('get', `/export?q=${reference}`).expect(200);
  expect(text).toContain(',"+880 17 1100 0000",');
  expect(text).toContain(`"${reference}","2026-11-21 00:30",`);
  await rows().delete({ id });
});

describe('a reply', () => {
  const text = 'Dear Rahim,\n\nwe come on Tuesday at 11:00.\nSharmin';
  const reply = (id: number, body: object, key?: string) =>
    as('post', `/${id}/replies`)
      .set(key ? { 'Idempotency-Key': key } : {})
      .send(body);

  it('is a mail in the conversation of the enquiry, and is stored with it', async () => {
    const { id, email, reference } = await enquiry();
    const { body } = await reply(id, { text, set_replied: true }).expect(201);
    expect(body.data).toMatchObject({
      kind: 'reply',
      by: staff,
      text,
      mail: { status: 'waiting', to: email },
    });
    const [first, mail] = await mails().find({ where: { recipient: email }, order: { id: 'ASC' } });
    expect(mail).toMatchObject({
      id: body.data.mail.id,
      thread: first!.message_id,
      reply_to: expect.stringContaining('@'),
      subject: `Re: ${first!.subject}`,
    });
    expect(mail!.subject).toContain(reference);
    expect(mail!.text).toContain('we come on Tuesday');
    expect(mail!.text).toContain('> A cassette for 40 m2');
    expect(await read(id)).toMatchObject({ status: 'replied', replied_at: expect.any(String) });
    expect((await lines(id)).map(({ action }) => action)).toEqual(['replied', 'updated']);
    const kinds = (await events(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['received', 'mail', 'mail', 'reply', 'status']);
  });

  it('leaves the status alone on request, and adds the reference to a custom subject', async () => {
    const { id, email, reference } = await enquiry();
    await reply(id, { text, subject: 'Your visit', set_replied: false }).expect(201);
    expect((await read(id)).status).toBe('new');
    const [mail] = await mails().find({ where: { recipient: email }, order: { id: 'DESC' } });
    expect(mail!.subject).toBe(`Your visit (${reference})`);
  });

  it('is sent once per Idempotency-Key, even if posted repeatedly and concurrently', async () => {
    const { id, email } = await enquiry();
    const body = { text, set_replied: true };
    const before = await mails().countBy({ recipient: email });
    const post = () => reply(id, body, 'one-reply').expect(201);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(post));
    for (let n = 0; n < 5; n++) responses.push(await post());
    expect(new Set(responses.map((response) => response.body.data.id)).size).toBe(1);
    expect(await mails().countBy({ recipient: email })).toBe(before + 1);
    expect((await events(id)).filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    await reply(id, { ...body, text: 'Another one.' }, 'one-reply').expect(422);
  });

  it('requires a text, and an enquiry that is not spam', async () => {
    const { id } = await enquiry({ status: 'spam' });
    const { body } = await reply(id, { text: ' ', set_replied: true }).expect(400);
    expect(body.fields).toEqual({ text: 'Write a reply' });
    const spam = await reply(id, { text, set_replied: true }).expect(409);
    expect(spam.body.message).toContain('Release it');
    await reply(99_999, { text, set_replied: true }).expect(404);
  });
});

describe('reply templates', () => {
  it('exist from the start and can be added, changed and deleted by staff', async () => {
    const all = async () =>
      (await as('get', '/templates').expect(200)).body.data as ReplyTemplate[];
    const brought = await all();
    expect(brought).toHaveLength(8);
    for (const { text } of brought) expect(text).toContain('{name}');
    expect(brought.map(({ name, kind }) => [name, kind])).toEqual([
      ['Application received', 'application'],
      ['Question about the rooms', null],
      ['Quotation follows', 'quotation'],
      ['Site visit', null],
      // The same in Bangla.
      ['আবেদন পেয়েছি', 'application'],
      ['কোটেশন পাঠাব', 'quotation'],
      ['ঘর সম্পর্কে প্রশ্ন', null],
      ['সাইট দেখা', null],
    ]);
    const draft = { name: 'A visit', text: 'Dear {name}, we come to see you.', kind: 'contact' };
    const made = (await as('post', '/templates').send(draft).expect(201)).body
      .data as ReplyTemplate;
    expect((await all()).map(({ name }) => name)).toEqual(
      [...brought.map(({ name }) => name), draft.name].sort(),
    );
    const { body } = await as('put', `/templates/${made.id}`)
      .send({ name: 'Visit', version: made.version })
      .expect(200);
    expect(body.data).toMatchObject({ ...draft, name: 'Visit', version: 2 });
    const stale = { name: 'Older', version: made.version };
    await as('put', `/templates/${made.id}`).send(stale).expect(409);
    await as('post', '/templates').send({ name: '', text: '' }).expect(400);
    const other = await as('post', '/templates')
      .send({ ...draft, kind: 'call' })
      .expect(400);
    expect(other.body.fields).toEqual({ kind: 'Choose a type of enquiry' });
    await as('delete', `/templates/${made.id}`).expect(200);
    expect(await all()).toEqual(brought);
    const log = api.dataSource.getRepository(AuditEntity);
    const written = await log.findBy({ subject: 'reply-template', subject_id: made.id });
    expect(written.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
  });
});
