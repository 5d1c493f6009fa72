import { contract, SAVED_SYSTEMS_MAX } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { SavedSystemEntity } from './saved-system.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { path } = contract.savedSystems.list;
const room = { name: 'Reception', load_kw: 4.9, unit: 25, count: 1, with_panel: true };
const system = { rooms: [room], outdoor: [5] };
const create = (own: object = {}) =>
  api.as('visitor', 'post', path).send({ name: 'Office', system, ...own });
const list = async (who: 'visitor' | 'staff' = 'visitor') =>
  (await api.as(who, 'get', path).expect(200)).body.data as { id: number; name: string }[];

describe('a saved system', () => {
  it('is accessible to its account only', async () => {
    await api.call('get', path).expect(401);
    const { data } = (await create().expect(201)).body;
    expect(data).toMatchObject({ name: 'Office', version: 1, system: { outdoor: [5] } });
    expect(data.system.rooms).toEqual([{ ...room, calculated: null }]);
    expect(await list()).toHaveLength(1);
    expect(await list('staff')).toEqual([]);
    const one = `${path}/${data.id}`;
    await api.as('staff', 'put', one).send({ name: 'Mine' }).expect(404);
    await api.as('staff', 'delete', one).expect(404);
    await api.as('visitor', 'delete', one).expect(200);
    await api.as('visitor', 'delete', one).expect(404);
    expect(await list()).toEqual([]);
  });

  it('can be renamed and saved again; a stale write gets the current one', async () => {
    const { id } = (await create().expect(201)).body.data;
    const put = (body: object) => api.as('visitor', 'put', `${path}/${id}`).send(body);
    const renamed = (await put({ name: 'Head office', version: 1 }).expect(200)).body.data;
    expect(renamed).toMatchObject({ name: 'Head office', version: 2, system: { outdoor: [5] } });
    const other = { rooms: [{ ...room, calculated: 'kind=office&area=20' }], outdoor: [] };
    const stale = await put({ system: other, version: 1 }).expect(409);
    expect(stale.body.current).toMatchObject({ name: 'Head office', version: 2 });
    const saved = (await put({ system: other, version: 2 }).expect(200)).body.data;
    expect(saved).toMatchObject({ version: 3, system: { outdoor: [], rooms: other.rooms } });
    await api.as('visitor', 'delete', `${path}/${id}`).expect(200);
  });

  it('is a project of several systems', async () => {
    const systems = [
      { name: 'Ground floor', rooms: [room], outdoor: [] },
      { name: 'First floor', rooms: [{ ...room, alike: 2 }], outdoor: [] },
    ];
    const { id, system } = (await create({ system: { systems } }).expect(201)).body.data;
    expect(system).toMatchObject({ rooms: [], systems });
    await api.as('visitor', 'delete', `${path}/${id}`).expect(200);
    const rooms = Array.from({ length: 33 }, () => room);
    const many = { systems: [{ rooms }, { rooms }] };
    expect((await create({ system: many }).expect(400)).body.fields).toEqual({
      'system.rooms': 'Add up to 64 rooms',
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Give the system a name'],
    ['no rooms', { system: { rooms: [] } }, 'system.rooms', 'Add a room before you save'],
    [
      'a load above its limit',
      { system: { rooms: [{ ...room, load_kw: 1001 }] } },
      'system.rooms.0.load_kw',
      'Load: enter a number from 0 to 1000 kW',
    ],
    [
      'half a unit',
      { system: { rooms: [{ ...room, count: 1.5 }] } },
      'system.rooms.0.count',
      'Units in this room: enter a whole number',
    ],
    [
      'an address outside the calculator',
      { system: { rooms: [{ ...room, calculated: '"><script>' }] } },
      'system.rooms.0.calculated',
      'This is not a query of the room calculator',
    ],
  ])('is rejected with %s', async (_case, own, field, sentence) => {
    const { fields } = (await create(own).expect(400)).body;
    expect(fields).toMatchObject({ [field]: sentence });
    expect(await list()).toEqual([]);
  });

  it('is limited to 50 per account, and deleted with it', async () => {
    const rows = api.dataSource.getRepository(SavedSystemEntity);
    const { id } = (await create().expect(201)).body.data;
    const { user_id, plan } = await rows.findOneByOrFail({ id });
    const more = Array.from({ length: SAVED_SYSTEMS_MAX - 1 }, (_, n) => ({
      ...{ user_id, plan },
      name: `System ${n}`,
    }));
    await rows.insert(more);
    const { message } = (await create().expect(409)).body;
    expect(message).toBe('You already have 50 systems. Delete one first.');
    expect(await list()).toHaveLength(SAVED_SYSTEMS_MAX);

    // Concurrent saves by several devices.
    await rows.delete({ user_id, name: 'System 0' });
    const saves = await Promise.all(Array.from({ length: 4 }, () => create()));
    expect(saves.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await list()).toHaveLength(SAVED_SYSTEMS_MAX);
    await api.as('owner', 'delete', `/api/v1/user/${user_id}`).expect(200);
    expect(await rows.countBy({ user_id })).toBe(0);
  });
});
