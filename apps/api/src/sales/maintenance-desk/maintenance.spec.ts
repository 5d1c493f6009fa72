import {
  type Customer,
  daysAfter,
  type MaintenanceContract,
  monthsAfter,
  type Renewal,
  type Unit,
  type Visit,
} from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { MailEntity } from '../../platform/mail/mail.entity';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { VisitEntity } from '../maintenance/visit.entity';
import { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import { QuotationRevisionEntity } from '../quotations/quotation.entity';
import { Reminders } from './reminders.service';

const CONTRACTS = '/api/v1/maintenance-contracts';
const VISITS = '/api/v1/visits';
const TODAY = dhakaDay(new Date());
const BEGIN = monthsAfter(TODAY, -4);
const END = daysAfter(monthsAfter(BEGIN, 12), -1);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let made = 0;
const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.as('staff', method, path);
const customer = async (given: object = {}): Promise<Customer> =>
  (
    await as('post', '/api/v1/customers')
      .send({ name: `Serviced ${++made}`, ...given })
      .expect(201)
  ).body.data;
const unitOf = async (customer_id: number): Promise<Unit> =>
  (
    await as('post', '/api/v1/units')
      .send({ model: `Cassette ${++made}`, customer_id })
      .expect(201)
  ).body.data;
const given = (more: object = {}) => ({
  ...{ title: `Care ${++made}`, starts_on: BEGIN, ends_on: END, rhythm: '3', ...more },
});
const contract = async (more: object = {}): Promise<MaintenanceContract> =>
  (await as('post', CONTRACTS).send(given(more)).expect(201)).body.data;
const change = (id: number, body: object) => as('put', `${CONTRACTS}/${id}`).send(body);
const visitsOf = async (contract_id: number): Promise<Visit[]> =>
  (await as('get', `${VISITS}?contract_id=${contract_id}`).expect(200)).body.data;
const daysOf = async (id: number) => (await visitsOf(id)).map(({ due_on }) => due_on);
const put = (id: number, body: object) => as('put', `${VISITS}/${id}`).send(body);
const staff = () => api.dataSource.manager.findOneByOrFail(UserEntity, { role: 'admin' });

/** Returns the days of the rule for the contract of these tests. */
const quarters = (count = 4) =>
  Array.from({ length: count }, (_, at) => monthsAfter(BEGIN, 3 * at));

describe('a maintenance contract', () => {
  it('has a number, a state and the visits of its rule', async () => {
    const { id: customer_id, name } = await customer();
    const unit = await unitOf(customer_id);
    const { id: technician_id } = await staff();
    const row = await contract({ customer_id, unit_ids: [unit.id], technician_id, price: 48_000 });
    expect(row.number).toMatch(/^MNT-\d{4}-\d{6}$/);
    expect(row).toMatchObject({ state: 'running', customer: { name }, price: 48_000 });
    expect(row.units).toEqual([{ id: unit.id, name: unit.model, place: null }]);
    const visits = await visitsOf(row.id);
    expect(visits.map(({ due_on }) => due_on)).toEqual(quarters());
    expect(visits[0]).toMatchObject({
      ...{ title: row.title, state: 'due', sequence: 1, customer_id, technician_id },
      ...{ contract: { id: row.id, number: row.number }, unit_ids: [unit.id] },
    });
    const ofUnit = (await as('get', `${VISITS}?unit_id=${unit.id}`).expect(200)).body.data;
    expect(ofUnit).toHaveLength(4);
    const list = (await as('get', `${CONTRACTS}?state=running&unit_id=${unit.id}`)).body.data;
    expect(list.map(({ id }: { id: number }) => id)).toEqual([row.id]);
    const csv = await as('get', `${CONTRACTS}/export?q=${row.number}`).expect(200);
    expect(csv.text).toMatch(row.number);
    expect((await as('get', `${VISITS}/export?contract_id=${row.id}`)).text).toMatch(row.title);
  });

  it('rejects periods and units that do not fit', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const unit = await unitOf(theirs.id);
    const rejected = async (more: object) =>
      (await as('post', CONTRACTS).send(given(more)).expect(400)).body.fields;
    expect(await rejected({ ends_on: daysAfter(BEGIN, -1) })).toEqual({
      ends_on: 'The last day must not be before the first one',
    });
    expect(Object.keys(await rejected({ ends_on: monthsAfter(BEGIN, 60) }))).toEqual(['ends_on']);
    expect(await rejected({ customer_id: mine.id, unit_ids: [unit.id] })).toEqual({
      unit_ids: 'Choose units of this customer',
    });
    expect(await rejected({ unit_ids: [unit.id] })).toEqual({
      unit_ids: 'Choose the customer first',
    });
    await as('post', `/api/v1/customers/${theirs.id}/merge`).send({ into_id: mine.id }).expect(200);
    await contract({ customer_id: mine.id, unit_ids: [unit.id] });
    const visitor = await api.dataSource.manager.findOneByOrFail(UserEntity, { role: 'user' });
    expect(Object.keys(await rejected({ technician_id: visitor.id }))).toEqual(['technician_id']);
    const kept = await as('delete', `/api/v1/customers/${theirs.id}`);
    expect(kept.status).toBe(409);
  });

  it('moves only visits that are neither planned nor done', async () => {
    const { id } = await contract();
    const [first, second, third] = await visitsOf(id);
    await put(first!.id, { state: 'done' }).expect(200);
    const day = daysAfter(TODAY, 9);
    await put(third!.id, { planned_on: day, planned_at: '09:30' }).expect(200);
    await change(id, { title: 'Renamed', ends_on: monthsAfter(BEGIN, 3) }).expect(200);
    const left = await visitsOf(id);
    expect(left.map(({ sequence, title }) => [sequence, title])).toEqual([
      [1, first!.title],
      [2, 'Renamed'],
      [3, third!.title],
    ]);
    await change(id, { ends_on: END }).expect(200);
    expect((await visitsOf(id)).map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4]);
    const moved = await put(second!.id, { due_on: TODAY }).expect(400);
    expect(Object.keys(moved.body.fields)).toEqual(['due_on']);
  });

  it('begins a new rhythm after the last visit that is done', async () => {
    const { id } = await contract();
    const [first] = await visitsOf(id);
    await put(first!.id, { state: 'done' }).expect(200);
    await change(id, { rhythm: '6' }).expect(200);
    expect(await daysOf(id)).toEqual([BEGIN, monthsAfter(BEGIN, 6)]);
  });

  it('has no open visits while it is cancelled or in the trash', async () => {
    const { id } = await contract();
    await change(id, { cancelled: true }).expect(200);
    expect(await daysOf(id)).toEqual([]);
    await change(id, { cancelled: false }).expect(200);
    expect(await daysOf(id)).toEqual(quarters());
    await as('delete', `${CONTRACTS}/${id}`).expect(200);
    expect(await daysOf(id)).toEqual([]);
    await as('post', `${CONTRACTS}/${id}/restore`).expect(200);
    expect(await daysOf(id)).toEqual(quarters());
  });

  it('does not create a visit again that staff deleted', async () => {
    const { id } = await contract();
    const [first] = await visitsOf(id);
    await as('delete', `${VISITS}/${first!.id}`).expect(200);
    const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await api.dataSource.manager.update(VisitEntity, { id: first!.id }, { deleted_at });
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    await close();
    await change(id, { title: 'Renamed' }).expect(200);
    expect(await daysOf(id)).toEqual(quarters().slice(1));
  });

  it('creates each visit once when saved several times at once', async () => {
    const { id } = await contract({ ends_on: BEGIN });
    const saves = ['1', '2', '3'].map((rhythm) => change(id, { ends_on: END, rhythm }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const { rhythm } = (await as('get', `${CONTRACTS}/${id}`)).body.data as MaintenanceContract;
    const visits = await visitsOf(id);
    expect(visits).toHaveLength(12 / Number(rhythm));
    expect(new Set(visits.map(({ sequence }) => sequence)).size).toBe(visits.length);
  });
});

describe('a visit', () => {
  const visit = async (more: object = {}): Promise<Visit> =>
    (
      await as('post', VISITS)
        .send({ title: 'Water drips', due_on: TODAY, ...more })
        .expect(201)
    ).body.data;

  it('is planned as soon as it has a day, and done on one', async () => {
    const row = await visit();
    expect(row).toMatchObject({ state: 'due', day: TODAY, contract: null });
    const day = daysAfter(TODAY, 5);
    const planned = (await put(row.id, { planned_on: day, planned_at: '16:00' }).expect(200)).body;
    expect(planned.data).toMatchObject({ state: 'planned', day, planned_at: '16:00' });
    const open = (await put(row.id, { planned_on: null }).expect(200)).body.data;
    expect(open).toMatchObject({ state: 'due', day: TODAY, planned_at: null });
    expect((await put(row.id, { planned_at: '16:00' }).expect(400)).body.fields).toEqual({
      planned_on: 'Enter the day of the visit too',
    });
    expect((await put(row.id, { planned_at: '4 pm' }).expect(400)).body.fields).toEqual({
      planned_at: 'Enter a time like 09:30',
    });
    const done = (await put(row.id, { state: 'done' }).expect(200)).body.data;
    expect(done).toMatchObject({ state: 'done', done_on: TODAY });
    expect((await put(row.id, { done_on: day }).expect(400)).body.fields).toEqual({
      done_on: 'This day has not come yet',
    });
    expect((await put(row.id, { state: 'due' }).expect(200)).body.data.done_on).toBeNull();
  });

  it('is listed by days, technician and customer', async () => {
    const { id: customer_id } = await customer();
    const { id: technician_id } = await staff();
    const day = daysAfter(TODAY, 40);
    const row = await visit({ customer_id, technician_id, planned_on: day });
    const query = `from=${day}&to=${day}&open=true&technician_id=${technician_id}`;
    const found = await as('get', `${VISITS}?${query}&customer_id=${customer_id}`).expect(200);
    expect(found.body.data.map(({ id }: Visit) => id)).toEqual([row.id]);
    await as('post', VISITS).send({ title: 'A', due_on: TODAY, message_id: 999_999 }).expect(400);
  });
});

describe('the calendar of a technician', () => {
  const path = (address: string) => new URL(address).pathname;

  it('shows open visits at a secret address that can be renewed and revoked', async () => {
    const { id: technician_id } = await staff();
    const { id: customer_id, name } = await customer();
    const row = await contract({ customer_id, technician_id, price: 77_777 });
    const [, , third] = await visitsOf(row.id);
    const day = daysAfter(TODAY, 20);
    await put(third!.id, { planned_on: day, planned_at: '10:00' }).expect(200);
    expect((await as('get', `${VISITS}/calendar`).expect(200)).body.data).toBeNull();
    const { address } = (await as('post', `${VISITS}/calendar`).expect(201)).body;
    const file = await api.call('get', path(address)).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      etag: expect.any(String),
    });
    const text = file.text.replaceAll('\r\n ', '');
    expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T040000Z`);
    expect(text).toContain(`SUMMARY:${row.title}\\, ${name}`);
    expect(text).not.toMatch('77');
    await api.call('get', path(address)).set('If-None-Match', file.headers['etag']!).expect(304);
    const renewed = (await as('post', `${VISITS}/calendar`).expect(201)).body.address;
    await api.call('get', path(address)).expect(404);
    await api.call('get', path(renewed)).expect(200);
    await as('delete', `${VISITS}/calendar`).expect(200);
    await api.call('get', path(renewed)).expect(404);
    await api.as('visitor', 'post', `${VISITS}/calendar`).expect(403);
  });

  it('limits look-ups of unknown addresses', async () => {
    const small = await startTestApi({ LIMIT_LOOK_UPS: '2' });
    const look = (token: string) => small.call('get', `${VISITS}/feeds/${token}.ics`);
    await look('a'.repeat(43)).expect(404);
    await look('b'.repeat(43)).expect(404);
    await look('c'.repeat(43)).expect(429);
    await small.close();
  });
});

describe('reminders', () => {
  const mailsTo = (recipient: string) =>
    api.dataSource.manager.find(MailEntity, { where: { recipient }, order: { id: 'ASC' } });

  it('are sent once for a visit, and again if it moves', async () => {
    const email = `reminded${++made}@example.com`;
    const { id: customer_id } = await customer();
    const day = daysAfter(TODAY, 2);
    const row = (
      await as('post', VISITS)
        .send({ title: 'Filters', due_on: TODAY, customer_id, planned_on: day })
        .expect(201)
    ).body.data as Visit;
    const { instance, close } = await startInstance(api);
    const reminders = instance.get(Reminders);
    await reminders.send();
    await as('put', `/api/v1/customers/${customer_id}`).send({ email }).expect(200);
    await Promise.all([reminders.send(), reminders.send()]);
    await reminders.send();
    const [mail, ...others] = await mailsTo(email);
    expect(mail!.text).toMatch('Filters');
    expect(others).toEqual([]);
    expect((await as('get', `${VISITS}/${row.id}`)).body.data.version).toBe(row.version);
    await put(row.id, { planned_on: daysAfter(TODAY, 3) }).expect(200);
    await reminders.send();
    expect(await mailsTo(email)).toHaveLength(2);
    await put(row.id, { planned_on: daysAfter(TODAY, 30) }).expect(200);
    await reminders.send();
    expect(await mailsTo(email)).toHaveLength(2);
    await close();
  });

  it('tell customer and technician before the end, as the owner has set it', async () => {
    const email = `ending${++made}@example.com`;
    const { id: customer_id } = await customer({ contacts: [{ name: 'Nasrin', email }] });
    const technician = await staff();
    const ends = { starts_on: monthsAfter(TODAY, -3), ends_on: daysAfter(TODAY, 12) };
    const { number } = await contract({ customer_id, technician_id: technician.id, ...ends });
    const { instance, close } = await startInstance(api);
    const reminders = instance.get(Reminders);
    const settings = '/api/v1/maintenance-settings';
    await as('put', settings).send({ visit_days: 3, end_days: 10 }).expect(403);
    const save = (end_days: number) =>
      api.as('owner', 'put', settings).send({ visit_days: 3, end_days }).expect(200);
    await save(10);
    await reminders.send();
    expect(await mailsTo(email)).toEqual([]);
    await save(14);
    await reminders.send();
    await reminders.send();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(number),
    ]);
    const own = (await mailsTo(technician.email)).filter(({ subject }) => subject.includes(number));
    expect(own).toHaveLength(1);
    await close();
  });
});

describe('a renewal', () => {
  const renewal = async (id: number, path = 'renewal'): Promise<Renewal> =>
    (await as('post', `${CONTRACTS}/${id}/${path}`).expect(200)).body.data;

  it('is one quotation, which housekeeping keeps, and one contract after it', async () => {
    const { id: customer_id, name } = await customer();
    const unit = await unitOf(customer_id);
    const row = await contract({ customer_id, unit_ids: [unit.id], price: 36_000 });
    const [one, other] = await Promise.all([renewal(row.id), renewal(row.id)]);
    const quotation_id = one.quotation!.id;
    expect(other.quotation!.id).toBe(quotation_id);
    const quotation = (await as('get', `/api/v1/quotations/${quotation_id}`).expect(200)).body.data;
    expect(quotation.revisions[0]).toMatchObject({
      recipient: { name },
      lines: [{ unit_price: 36_000, note: unit.model, quantity: 1 }],
    });
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    await close();
    expect((await renewal(row.id)).quotation!.id).toBe(quotation_id);
    const { manager } = api.dataSource;
    await manager.update(QuotationRevisionEntity, { quotation_id }, { name: 'Kept' });
    const [first, second] = await Promise.all([
      renewal(row.id, 'extension'),
      renewal(row.id, 'extension'),
    ]);
    expect(first.following!.id).toBe(second.following!.id);
    const where = { follows_id: row.id };
    expect(await manager.countBy(MaintenanceContractEntity, where)).toBe(1);
    const next = (await as('get', `${CONTRACTS}/${first.following!.id}`)).body.data;
    expect(next).toMatchObject({ starts_on: daysAfter(END, 1), price: 36_000, state: 'upcoming' });
    expect(await daysOf(next.id)).toHaveLength(4);
  });

  it('needs a customer', async () => {
    const { id } = await contract();
    await as('post', `${CONTRACTS}/${id}/renewal`).expect(400);
  });
});
