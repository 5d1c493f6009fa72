import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { OpeningEntity } from './opening.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/openings';
const DAY_MS = 24 * 60 * 60_000;
const usual = {
  title: 'Service Engineer',
  location: 'Dhaka',
  type: 'Full Time',
  summary: 'Starts up and repairs.',
  description: '## Duties\n\n- Measure.',
};
/** The day in Dhaka, so many days from now. */
const dayIn = (days: number) =>
  new Date(Date.now() + 6 * 60 * 60_000 + days * DAY_MS).toISOString().slice(0, 10);

const post = (fields: object) => api.as('staff', 'post', LIST).send(fields);
const add = async (fields: object = {}) =>
  (await post({ ...usual, ...fields }).expect(201)).body.data;
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const read = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
const remove = (id: number) => api.as('staff', 'delete', `${LIST}/${id}`);
const listed = async (query = '', account: 'staff' | null = 'staff') => {
  const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
  const { body, headers } = await call.expect(200);
  expect(headers['x-total-count']).toMatch(/^\d+$/);
  return body.data as { id: number; title: string; status: string; position: number }[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

it('the openings of the demonstration are four, in their order', async () => {
  expect((await listed('', null)).map(({ title }) => title)).toEqual([
    'VRF Service Engineer',
    'Design Engineer, HVAC',
    'Installation Supervisor',
    'Warehouse Assistant',
  ]);
});

it('are put into another order, closed together, and counted', async () => {
  const rows = await listed();
  const ids = idsOf(rows);
  const order = (wanted: number[]) =>
    api.as('staff', 'put', `${LIST}/order`).send({ ids: wanted }).expect(200);
  await order([ids[1]!, ids[0]!]);
  expect(idsOf(await listed('', null))).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  await order(ids);
  const status = (value: string) =>
    api.as('staff', 'post', `${LIST}/status`).send({ ids: ids.slice(0, 2), status: value });
  const { body } = await status('inactive').expect(200);
  expect(body.data.changed).toEqual(ids.slice(0, 2));
  expect(idsOf(await listed('', null))).toEqual(ids.slice(2));
  const counts = await api.as('staff', 'get', `${LIST}/counts`).expect(200);
  expect(counts.body.data).toEqual({
    all: 4,
    trash: 0,
    by_status: { active: 2, inactive: 2, archived: 0 },
  });
  await status('active').expect(200);
});

describe('a new opening', () => {
  it('is active, posted today, without a closing date, and stands last', async () => {
    const opening = await add({ title: '  Driver ', closing_date: '' });
    expect(opening).toMatchObject({
      ...usual,
      ...{ title: 'Driver', posted_date: dayIn(0), closing_date: null, status: 'active' },
      ...{ version: 1, deleted_at: null },
    });
    const rows = await listed();
    expect(rows.at(-1)!.id).toBe(opening.id);
    const first = await add({ position: 5 });
    expect((await listed())[0]!.id).toBe(first.id);
  });

  it('needs its texts and a type, and cannot close before it is posted', async () => {
    const before = await listed();
    const blank = await post({ title: ' ' }).expect(400);
    expect(blank.body.fields).toEqual({
      title: 'Title is required',
      location: 'Location is required',
      type: 'Choose Full Time or Part Time',
      summary: 'Summary is required',
      description: 'Description is required',
    });
    const wrong = { type: 'Sometimes', status: 'new', closing_date: '2026-02-30', colour: 'red' };
    const unknown = await post({ ...usual, ...wrong }).expect(400);
    expect(Object.keys(unknown.body.fields).sort()).toEqual(Object.keys(wrong).sort());
    const dates = { posted_date: '2026-11-22', closing_date: '2026-11-21' };
    expect((await post({ ...usual, ...dates }).expect(400)).body.fields).toEqual({
      closing_date: 'An opening cannot close before it is posted.',
    });
    expect(await listed()).toEqual(before);
  });

  it('raises the revision and is in the audit log', async () => {
    const before = await revision.read(api.dataSource.manager);
    const { id } = await add({ title: 'Logged' });
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
    const line = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ subject: 'opening', subject_id: id });
    expect(line).toMatchObject({ action: 'created', subject_name: 'Logged' });
    expect(line.changes).toContainEqual({ field: 'type', before: null, after: 'Full Time' });
  });
});

describe('what visitors see', () => {
  it('is the active openings until their closing date, without what is for staff', async () => {
    const dates = { posted_date: dayIn(-9) };
    const open = [await add(), await add({ ...dates, closing_date: dayIn(0) })];
    const hidden = [
      await add({ status: 'inactive' }),
      await add({ status: 'archived' }),
      await add({ ...dates, closing_date: dayIn(-1) }),
    ];
    const visible = idsOf(await listed('', null));
    expect(visible).toEqual(expect.arrayContaining(idsOf(open)));
    const { body } = await api.call('get', `${LIST}/${open[0].id}`).expect(200);
    expect(Object.keys(body.data).sort()).toEqual([
      'closing_date',
      'description',
      'id',
      'location',
      'position',
      'posted_date',
      'status',
      'summary',
      'title',
      'type',
      'updated_at',
    ]);
    for (const { id } of hidden) {
      expect(visible).not.toContain(id);
      await api.call('get', `${LIST}/${id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${id}`).expect(404);
      expect(await read(id)).toMatchObject({ id, version: 1 });
    }
    for (const filter of ['status=inactive', 'trash=true']) {
      await api.call('get', `${LIST}?${filter}`).expect(401);
      await api.as('visitor', 'get', `${LIST}?${filter}`).expect(403);
    }
  });

  it('can be filtered and searched, and comes in pages', async () => {
    const first = await add({ title: 'Zebra one', type: 'Part Time' });
    const second = await add({ title: 'Zebra two' });
    expect(idsOf(await listed('?q=ZEBRA', null))).toEqual([first.id, second.id]);
    expect(idsOf(await listed('?q=zebra&sort=-title', null))).toEqual([second.id, first.id]);
    expect(idsOf(await listed('?q=zebra&type=Part Time', null))).toEqual([first.id]);
    expect(idsOf(await listed('?q=zebra&page=2&pageSize=1', null))).toEqual([second.id]);
  });
});

describe('a change', () => {
  it('is of what is given alone', async () => {
    const { id } = await add();
    const changed = (await put(id, { title: 'After', closing_date: dayIn(9) }).expect(200)).body;
    expect(changed.data).toMatchObject({
      ...{ ...usual, title: 'After', closing_date: dayIn(9), version: 2 },
    });
    await put(id, { closing_date: '2020-01-01' }).expect(400);
    expect((await put(id, { title: 'After' }).expect(200)).body.data.version).toBe(2);
  });

  it('of a stale version is rejected with the opening as it is now', async () => {
    const { id, version } = await add();
    await put(id, { title: 'Mine', version }).expect(200);
    const late = await put(id, { title: 'Yours', version }).expect(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      message: 'This opening was changed meanwhile. Please look at both and save again.',
      current: { id, title: 'Mine', version: version + 1 },
    });
  });

  it('is for staff, of openings that are there and fields that are known', async () => {
    const { id } = await add();
    await api.as('visitor', 'put', `${LIST}/${id}`).send({ title: 'Mine' }).expect(403);
    await api.as('visitor', 'post', LIST).send(usual).expect(403);
    const missing = await put(999_999, { title: 'Nothing' }).expect(404);
    expect(missing.body.message).toBe('Opening not found');
    expect((await put(id, { colour: 'red' }).expect(400)).body.fields).toEqual({
      colour: 'This field is not known.',
    });
  });
});

it('the trash takes an opening, and gives it back', async () => {
  const { id } = await add();
  await remove(id).expect(200, { success: true });
  await api.call('get', `${LIST}/${id}`).expect(404);
  expect((await listed('?trash=true'))[0]).toMatchObject({ id, deleted_at: expect.any(String) });
  const rejected = await put(id, { title: 'Late' }).expect(409);
  expect(rejected.body.message).toBe('This opening is in the trash. Take it out of there first.');
  await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
  await api.call('get', `${LIST}/${id}`).expect(200);
  await remove(999_999).expect(404);
});

it('housekeeping purges the trash after 30 days, and archives what has closed', async () => {
  const [old, young] = [await add(), await add()];
  const closed = await add({ posted_date: dayIn(-9), closing_date: dayIn(-1) });
  await remove(old.id).expect(200);
  await remove(young.id).expect(200);
  const deleted_at = new Date(Date.now() - 31 * DAY_MS);
  await api.dataSource.manager.update(OpeningEntity, { id: old.id }, { deleted_at });
  const before = await revision.read(api.dataSource.manager);
  const { instance, close } = await startInstance(api);
  await instance.get(Housekeeping).run();
  await close();
  await api.as('staff', 'get', `${LIST}/${old.id}`).expect(404);
  await api.as('staff', 'get', `${LIST}/${young.id}`).expect(200);
  expect(await read(closed.id)).toMatchObject({ status: 'archived', version: 2 });
  expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before + 1);
});
