import type {
  ContactMessage,
  ContactMessageCounts,
  EnquiryAssignment,
  EnquiryEvent,
  PipelineColumn,
  SalesOverview,
} from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { quotationStories, tokenOf } from '../../../platform/testing/quotation-stories';
import { signUp } from '../../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { UserEntity } from '../../../staff/users/user.entity';
import { ContactMessageEntity } from '../contact-message.entity';

const PATH = '/api/v1/contact-message';
const DAY_MS = 24 * 60 * 60_000;
/** A day in Dhaka, some days from now. */
const day = (later: number) => dhakaDay(new Date(Date.now() + later * DAY_MS));

let api: TestApi;
let staff: UserEntity;
let owner: UserEntity;
beforeAll(async () => {
  api = await startTestApi();
  const users = api.dataSource.getRepository(UserEntity);
  staff = await users.findOneByOrFail({ role: 'admin' });
  owner = await users.findOneByOrFail({ role: 'super_admin' });
});
afterAll(() => api.close());

const rows = () => api.dataSource.getRepository(ContactMessageEntity);
const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.as('staff', method, PATH + path);
const read = async (id: number) =>
  (await as('get', `/${id}`).expect(200)).body.data as ContactMessage;
const events = async (id: number) =>
  (await as('get', `/${id}/events`).expect(200)).body.data as EnquiryEvent[];
const idsOf = async (query: string) =>
  ((await as('get', `?${query}`).expect(200)).body.data as ContactMessage[]).map(({ id }) => id);
const board = async (query = '') =>
  (await as('get', `/board${query}`).expect(200)).body.data.columns as PipelineColumn[];

let sent = 0;
async function enquiry(own: object = {}, columns: Partial<ContactMessageEntity> = {}) {
  const body = {
    ...{ firstName: 'Rahim', lastName: 'Uddin', number: '01711000000' },
    ...{ email: `pipeline${++sent}@example.com`, message: 'A cassette for 40 m2, please.' },
    ...own,
  };
  const { reference } = (await api.call('post', PATH).send(body).expect(201)).body as {
    reference: string;
  };
  const { id } = await rows().findOneByOrFail({ reference });
  if (Object.keys(columns).length > 0) await rows().update({ id }, columns);
  return read(id);
}
async function put(id: number, fields: object) {
  const { version } = await read(id);
  return as('put', `/${id}`).send({ version, ...fields });
}
async function set(id: number, fields: object) {
  const { status, body } = await put(id, fields);
  expect([status, body.fields]).toEqual([200, undefined]);
  return body.data as ContactMessage;
}

describe('the stage of an enquiry', () => {
  it('is set with value and next step, each in history and audit log', async () => {
    const { id, stage, next_owner } = await enquiry();
    expect([stage, next_owner]).toEqual(['new', null]);
    const changed = await set(id, {
      ...{ stage: 'visit', value: '12,50,000', expected_on: '2027-01-15' },
      ...{ next_step: 'Measure the hall', next_on: day(2) },
    });
    expect(changed).toMatchObject({
      ...{ stage: 'visit', lost_reason: null, value: 1_250_000, expected_on: '2027-01-15' },
      ...{ next_step: 'Measure the hall', next_on: day(2) },
      ...{ next_owner: { id: staff.id, name: staff.name }, status: 'new' },
    });
    await set(id, { next_step: null });
    expect(await read(id)).toMatchObject({ next_step: null, next_on: null, next_owner: null });
    const shown = (await events(id)).filter(({ by }) => by !== null);
    expect(shown.map(({ kind, text }) => [kind, text])).toEqual([
      ['stage', 'visit'],
      ['value', '1250000'],
      ['next_step', `${day(2)} Measure the hall`],
      ['next_step', null],
    ]);
    const lines = await api.dataSource.getRepository(AuditEntity).findBy({
      ...{ subject: 'contact-message', subject_id: id },
    });
    expect(lines[0]!.changes.map(({ field }) => field)).toEqual([
      ...['stage', 'value', 'expected_on', 'next_step', 'next_on', 'next_owner_id'],
    ]);
    const { text } = await as('get', `/export?q=${changed.reference}`).expect(200);
    expect(text).toContain('"Next step on"');
    expect(text).toContain('"visit",,"1250000","2027-01-15"');
  });

  it('is lost only with a reason, which leaves with the stage', async () => {
    const { id } = await enquiry();
    const refused = await put(id, { stage: 'lost' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { lost_reason: 'Choose why it was lost' },
    ]);
    expect(await set(id, { stage: 'lost', lost_reason: 'price' })).toMatchObject({
      ...{ stage: 'lost', lost_reason: 'price' },
    });
    expect(await set(id, { stage: 'qualified' })).toMatchObject({ lost_reason: null });
    expect((await events(id)).map(({ text }) => text)).toContain('lost:price');
  });

  it('has a next step with text and day, or none', async () => {
    const { id, version } = await enquiry();
    const fieldsOf = async (fields: object) => (await put(id, fields)).body.fields as object;
    expect(await fieldsOf({ next_step: 'Call' })).toEqual({
      next_on: 'Choose the day of the next step',
    });
    expect(await fieldsOf({ next_on: day(1) })).toEqual({ next_step: 'Write the next step' });
    expect(await fieldsOf({ next_step: ' ', next_on: day(1) })).toEqual({
      next_step: 'Write the next step',
    });
    expect(await fieldsOf({ value: -1 })).toHaveProperty('value');
    const visitor = await signUp(api);
    const step = { next_step: 'Call', next_on: day(1) };
    expect(await fieldsOf({ ...step, next_owner_id: visitor.id })).toEqual({
      next_owner_id: 'Choose a member of staff',
    });
    expect((await read(id)).version).toBe(version);
    await set(id, { ...step, next_owner_id: owner.id });
    const stale = await as('put', `/${id}`).send({ version, stage: 'won' }).expect(409);
    expect(stale.body.current).toMatchObject({ next_step: 'Call', next_owner: { id: owner.id } });
  });

  it('is set for several enquiries, and undone', async () => {
    const ids = [(await enquiry()).id, (await enquiry()).id];
    await set(ids[0]!, { stage: 'quoted' });
    await as('post', '/bulk').send({ ids, stage: 'lost' }).expect(400);
    const lost = { stage: 'lost', lost_reason: 'no_answer' };
    const { body } = await as('post', '/bulk')
      .send({ ids, ...lost })
      .expect(200);
    expect(body.data).toEqual({ changed: 2 });
    expect(await read(ids[1]!)).toMatchObject(lost);
    await as('post', '/undo').send({ batch: body.batch }).expect(200);
    const stages = await Promise.all(ids.map(async (id) => (await read(id)).stage));
    expect(stages).toEqual(['quoted', 'new']);
    expect((await read(ids[1]!)).lost_reason).toBeNull();
  });
});

describe('the list of the pipeline', () => {
  it('orders by the next step, overdue first, and filters by it', async () => {
    const due = async (account: 'staff' | 'owner') => {
      const { body } = await api.as(account, 'get', `${PATH}/counts`).expect(200);
      return (body.data as ContactMessageCounts).due;
    };
    const before = [await due('staff'), await due('owner')];
    const company = `Pipeline${Date.now()}`;
    const of = (own: Partial<ContactMessageEntity>) => enquiry({}, { company, ...own });
    const made = [await of({}), await of({}), await of({}), await of({}), await of({})];
    const [late, today, later, closed, without] = made.map(({ id }) => id);
    await rows().update(
      made.map(({ id }) => id),
      { search_text: company.toLowerCase() },
    );
    await set(late!, { next_step: 'Call', next_on: day(-3), next_owner_id: owner.id });
    await set(today!, { next_step: 'Call', next_on: day(0) });
    await set(later!, { next_step: 'Call', next_on: day(6) });
    await set(closed!, { next_step: 'Call', next_on: day(-9) });
    await set(closed!, { stage: 'won', value: 500 });
    const q = `q=${company}&pipeline=yes`;
    expect(await idsOf(`${q}&sort=next`)).toEqual([late, today, later, closed, without]);
    expect(await idsOf(`${q}&overdue=yes`)).toEqual([late]);
    expect(await idsOf(`${q}&sort=next&next_from=${day(0)}`)).toEqual([today, later]);
    expect(await idsOf(`${q}&next_to=${day(0)}&sort=next`)).toEqual([late, today]);
    expect(await idsOf(`${q}&next_owner=me&sort=next`)).toEqual([today, later, closed]);
    expect(await idsOf(`${q}&stage=won`)).toEqual([closed]);
    expect(await idsOf(`${q}&stage=open&sort=next`)).toEqual([late, today, later, without]);
    await as('get', '?stage=unknown').expect(400);

    const columns = await board(`?q=${company}`);
    const named = columns.map(({ stage, count, value }) => [stage, count, value]);
    expect(named).toEqual([
      ['new', 4, 0],
      ...[['qualified'], ['visit'], ['quoted']].map(([stage]) => [stage, 0, 0]),
      ['won', 1, 500],
      ['lost', 0, 0],
    ]);
    expect(columns[4]!.cards).toEqual([
      expect.objectContaining({ id: closed, name: 'Rahim Uddin', company, value: 500 }),
    ]);
    expect((await board(`?q=${company}&overdue=yes`))[0]).toMatchObject({
      count: 1,
      cards: [{ id: late, next_on: day(-3) }],
    });
    expect([(await due('staff')) - before[0]!, (await due('owner')) - before[1]!]).toEqual([1, 1]);
  });

  it('shows 50 cards of a stage and the number of all, without spam, trash and applications', async () => {
    const company = 'Crowd';
    const [template] = await rows().find({ order: { id: 'DESC' }, take: 1 });
    const copies = Array.from({ length: 53 }, (_, index) => ({
      ...template,
      ...{ id: undefined, reference: `ENQ-1998-${String(index).padStart(6, '0')}` },
      ...{ company, stage: 'qualified' as const, value: 10, search_text: 'crowd' },
      ...(index === 0 && { status: 'spam' as const }),
      ...(index === 1 && { deleted_at: new Date() }),
      ...(index === 2 && { kind: 'application' as const }),
    }));
    await rows().insert(copies);
    await rows().update({ company }, { search_text: 'crowd' });
    const columns = await board('?q=crowd');
    expect(columns[1]).toMatchObject({ count: 50, value: 500 });
    expect(columns[1]!.cards).toHaveLength(50);
    await rows().insert({ ...copies[5], id: undefined, reference: 'ENQ-1998-999999' });
    await rows().update({ company }, { search_text: 'crowd' });
    const more = await board('?q=crowd');
    expect([more[1]!.count, more[1]!.cards.length]).toEqual([51, 50]);
  });
});

describe('a quotation', () => {
  it('moves its enquiry forward, never backwards, and staff can set another stage', async () => {
    const { offered, accept, enquiryOf, revised } = quotationStories(api);
    const quotation = await offered();
    const total = quotation.revisions[0]!.total;
    const id = (await enquiryOf(quotation)).id;
    expect(await read(id)).toMatchObject({ stage: 'quoted', value: total, status: 'replied' });
    await set(id, { stage: 'visit', value: 900_000 });
    const again = await revised(quotation);
    expect(await read(id)).toMatchObject({ stage: 'quoted', value: 900_000 });
    await set(id, { stage: 'lost', lost_reason: 'price' });
    const third = await revised(again);
    expect(await read(id)).toMatchObject({ stage: 'lost', lost_reason: 'price' });
    await accept(tokenOf(third)).expect(200);
    const won = { stage: 'won', lost_reason: null, value: third.revisions[0]!.total };
    expect(await read(id)).toMatchObject(won);
    expect((await events(id)).at(-1)).toMatchObject({ kind: 'value', by: null });
    await revised(third);
    expect(await read(id)).toMatchObject(won);
  });
});

describe('the assignment of new enquiries', () => {
  const none: EnquiryAssignment['kinds'] = {
    ...{ contact: null, consultation: null, subscription: null },
    ...{ application: null, quotation: null, service: null },
  };
  const assign = (body: object) => api.as('owner', 'put', `${PATH}/assignment`).send(body);
  const ownerIdOf = async (own: object = {}) => (await enquiry(own)).owner?.id ?? null;
  afterAll(() => assign({ kinds: none, turn: [] }).expect(200));

  it('follows the rules of the owner by kind or in turn, with an event', async () => {
    expect(await ownerIdOf()).toBeNull();
    const rules = { kinds: { ...none, contact: 'turn' }, turn: [staff.id, owner.id] };
    await assign(rules).expect(200);
    const { body } = await as('get', '/assignment').expect(200);
    expect(body.data).toEqual(rules);
    const owners = [await ownerIdOf(), await ownerIdOf(), await ownerIdOf()];
    expect(owners[0]).not.toBe(owners[1]);
    expect(owners[2]).toBe(owners[0]);
    expect(await ownerIdOf({ website: 'filled in' })).toBeNull();
    await assign({ kinds: { ...none, contact: owner.id }, turn: [] }).expect(200);
    const taken = await enquiry();
    expect(taken.owner).toEqual({ id: owner.id, name: owner.name });
    expect(await events(taken.id)).toContainEqual(
      expect.objectContaining({ kind: 'owner', by: null, text: owner.name }),
    );
  });

  it('skips former members of staff, also one who was deleted a moment ago', async () => {
    const users = api.dataSource.getRepository(UserEntity);
    const former = await signUp(api);
    await users.update({ id: former.id }, { role: 'admin' });
    await assign({ kinds: { ...none, contact: 'turn' }, turn: [former.id, owner.id] }).expect(200);
    await users.update({ id: former.id }, { role: 'user' });
    expect([await ownerIdOf(), await ownerIdOf()]).toEqual([owner.id, owner.id]);
    await users.update({ id: former.id }, { role: 'admin' });
    await assign({ kinds: { ...none, contact: former.id }, turn: [] }).expect(200);
    expect(await ownerIdOf()).toBe(former.id);
    await rows().update({ owner_id: former.id }, { owner_id: null });
    await users.delete({ id: former.id });
    expect(await ownerIdOf()).toBeNull();
  });

  it('accepts members of staff only, and only from the owner', async () => {
    const visitor = await signUp(api);
    const wrong = await assign({
      ...{ kinds: { ...none, contact: visitor.id }, turn: [visitor.id] },
    }).expect(400);
    expect(wrong.body.fields).toEqual({
      'kinds.contact': 'Choose a member of staff',
      turn: 'Choose a member of staff',
    });
    const empty = await assign({ kinds: { ...none, service: 'turn' }, turn: [] }).expect(400);
    expect(empty.body.fields).toEqual({
      turn: 'Choose at least one member of staff who takes enquiries in turn',
    });
    await as('put', '/assignment').send({ kinds: none, turn: [] }).expect(403);
  });
});

describe('the figures of sales', () => {
  const overview = async (query: string) =>
    (await api.as('staff', 'get', `/api/v1/overview/sales?${query}`).expect(200)).body
      .data as SalesOverview;

  it('count the enquiries of a period by stage, source, product, place and owner', async () => {
    const at = (text: string) => ({ created_at: new Date(`${text}T06:00:00Z`) });
    const { product } = quotationStories(api);
    const cassette = await product('four_way_cassette');
    const form = {
      ...{ kind: 'quotation', name: 'Nadia Rahman', number: '01711000000' },
      ...{ items: [{ product_id: cassette.id, quantity: 2 }], place: 'Sylhet' },
    };
    const quoted = async (columns: Partial<ContactMessageEntity>) =>
      enquiry(
        { ...form, firstName: undefined, lastName: undefined },
        { ...at('2001-03-05'), ...columns },
      );
    await quoted({ stage: 'won', value: 700_000, owner_id: staff.id });
    await quoted({ stage: 'lost', value: 300_000, owner_id: staff.id });
    await enquiry({}, { ...at('2001-03-31'), stage: 'visit', value: 50_000, city: 'Dhaka' });
    await enquiry({}, { ...at('2001-04-02'), stage: 'won', value: 9 });
    await enquiry({}, { ...at('2001-03-06'), status: 'spam' });
    const march = 'from=2001-03-01&to=2001-03-31';
    const byKind = await overview(`by=kind&${march}`);
    expect(byKind.stages.filter(({ count }) => count > 0)).toEqual([
      { stage: 'visit', count: 1, value: 50_000 },
      { stage: 'won', count: 1, value: 700_000 },
      { stage: 'lost', count: 1, value: 300_000 },
    ]);
    const sales = { count: 2, open: 0, won: 1, lost: 1, open_value: 0, won_value: 700_000 };
    const visit = { count: 1, open: 1, won: 0, lost: 0, open_value: 50_000, won_value: 0 };
    expect(byKind.groups).toEqual([
      { name: 'quotation', ...sales },
      { name: 'contact', ...visit },
    ]);
    const groups = async (by: string) => (await overview(`by=${by}&${march}`)).groups;
    expect(await groups('place')).toEqual([
      { name: 'Sylhet', ...sales },
      { name: 'Dhaka', ...visit },
    ]);
    expect(await groups('owner')).toEqual([
      { name: staff.name, ...sales },
      { name: null, ...visit },
    ]);
    const [family, without] = await groups('product');
    expect(family).toMatchObject(sales);
    expect(family!.name).toMatch(/cassette/i);
    expect(without).toEqual({ name: null, ...visit });
    expect((await overview('by=kind&from=2001-04-01&to=2001-04-30')).groups).toHaveLength(1);
    await api.as('staff', 'get', '/api/v1/overview/sales').expect(400);
  });
});

describe('a visitor', () => {
  it('sees nothing of the pipeline', async () => {
    const { reference, id } = await enquiry();
    await set(id, { stage: 'qualified', value: 77, next_step: 'Private step', next_on: day(1) });
    const found = await api
      .call('post', `${PATH}/look-up`)
      .send({ reference, number: '01711000000' })
      .expect(200);
    await api.as('visitor', 'post', PATH).send({
      ...{ firstName: 'Own', lastName: 'One', number: '01711000000' },
      ...{ email: 'own-one@example.com', message: 'A room, please.' },
    });
    const own = await api.as('visitor', 'get', `${PATH}/own`).expect(200);
    for (const text of [found.text, own.text]) {
      expect(text).not.toMatch(/stage|next_|value|expected|lost|owner|Private/);
    }
    for (const path of ['/board', '/assignment']) {
      await api.as('visitor', 'get', PATH + path).expect(403);
      await api.call('get', PATH + path).expect(401);
    }
  });
});
