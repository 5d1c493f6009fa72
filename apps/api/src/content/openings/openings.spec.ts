import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { revision } from '../../platform/database/revision';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

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
/** Returns the day in Dhaka, so many days from now. */
const dayIn = (days: number) =>
  new Date(Date.now() + 6 * 60 * 60_000 + days * DAY_MS).toISOString().slice(0, 10);

const post = (fields: object) => api.as('staff', 'post', LIST).send(fields);
const add = async (fields: object = {}) =>
  (await post({ ...usual, ...fields }).expect(201)).body.data;
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const read = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
const listed = async (query = '', account: 'staff' | null = 'staff') => {
  const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
  const { body, headers } = await call.expect(200);
  expect(headers['x-total-count']).toMatch(/^\d+$/);
  return body.data as { id: number; title: string; status: string; position: number }[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

it('lists the four openings of the demonstration data in order', async () => {
  expect((await listed('', null)).map(({ title }) => title)).toEqual([
    'VRF Service Engineer',
    'Design Engineer, HVAC',
    'Installation Supervisor',
    'Warehouse Assistant',
  ]);
});

describe('a new opening', () => {
  it('is active, posted today, without a closing date, and listed last', async () => {
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

  it('cannot close before it is posted', async () => {
    const before = await listed();
    const wrong = await post({ ...usual, closing_date: '2026-02-30' }).expect(400);
    expect(Object.keys(wrong.body.fields)).toEqual(['closing_date']);
    const dates = { posted_date: '2026-11-22', closing_date: '2026-11-21' };
    expect((await post({ ...usual, ...dates }).expect(400)).body.fields).toEqual({
      closing_date: 'An opening cannot close before it is posted.',
    });
    expect(await listed()).toEqual(before);
  });
});

describe('the public list', () => {
  it('contains active openings until their closing date', async () => {
    const dates = { posted_date: dayIn(-9) };
    const open = [await add(), await add({ ...dates, closing_date: dayIn(0) })];
    const hidden = [
      await add({ status: 'inactive' }),
      await add({ status: 'archived' }),
      await add({ ...dates, closing_date: dayIn(-1) }),
    ];
    const visible = idsOf(await listed('', null));
    expect(visible).toEqual(expect.arrayContaining(idsOf(open)));
    for (const { id } of hidden) {
      expect(visible).not.toContain(id);
      await api.call('get', `${LIST}/${id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${id}`).expect(404);
      expect(await read(id)).toMatchObject({ id, version: 1 });
    }
  });

  it('can be filtered by type', async () => {
    const first = await add({ title: 'Zebra one', type: 'Part Time' });
    await add({ title: 'Zebra two' });
    expect(idsOf(await listed('?q=zebra&type=Part Time', null))).toEqual([first.id]);
  });
});

describe('an update of an opening', () => {
  it('changes only the given fields', async () => {
    const { id } = await add();
    const changed = (await put(id, { title: 'After', closing_date: dayIn(9) }).expect(200)).body;
    expect(changed.data).toMatchObject({
      ...{ ...usual, title: 'After', closing_date: dayIn(9), version: 2 },
    });
    await put(id, { closing_date: '2020-01-01' }).expect(400);
    expect((await put(id, { title: 'After' }).expect(200)).body.data.version).toBe(2);
  });
});

it('archives openings during housekeeping after their closing date', async () => {
  const closed = await add({ posted_date: dayIn(-9), closing_date: dayIn(-1) });
  const before = await revision.read(api.dataSource.manager);
  const { instance, close } = await startInstance(api);
  await instance.get(Housekeeping).run();
  await close();
  expect(await read(closed.id)).toMatchObject({ status: 'archived', version: 2 });
  expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
});
