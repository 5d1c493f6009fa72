import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
const change = (ids: number[], visibility: string) =>
  api.as('staff', 'post', `${LIST}/visibility`).send({ ids, visibility });
const changed = async (ids: number[], visibility: string) =>
  (await change(ids, visibility).expect(200)).body.data.changed as number[];
const status = async (id: number) => (await api.call('get', `${LIST}/${id}`)).status;
const version = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`)).body.version as number;
const lines = () => api.dataSource.getRepository(AuditEntity);

describe('a bulk change of visibility', () => {
  it('hides products and publishes them again', async () => {
    expect(await changed([1, 2, 3], 'hidden')).toEqual([1, 2, 3]);
    expect([await status(1), await status(2), await status(3)]).toEqual([404, 404, 404]);
    expect((await api.call('get', `${LIST}?ids=1,2,3`)).body).toEqual([]);
    expect(await changed([3, 1, 2], 'published')).toEqual([3, 1, 2]);
    expect([await status(1), await status(2), await status(3)]).toEqual([200, 200, 200]);
  });

  it('writes only products that differ, once each, and returns their ids', async () => {
    await changed([4], 'hidden');
    const [before, count] = [await version(4), await lines().count()];
    expect(await changed([4, 5, 6, 5], 'hidden')).toEqual([5, 6]);
    expect(await version(4)).toBe(before);
    const [line] = await lines().find({ order: { id: 'DESC' }, take: 1 });
    expect(line).toMatchObject({
      action: 'updated',
      subject: 'product',
      subject_id: 6,
      changes: [{ field: 'visibility', before: 'published', after: 'hidden' }],
    });
    expect(await lines().count()).toBe(count + 2);
    expect(await lines().countBy({ batch: line!.batch! })).toBe(2);
    expect(await changed([4, 5], 'hidden')).toEqual([]);
    expect(await lines().count()).toBe(count + 2);
  });

  it('raises the revision and the version, so that pages and open forms detect it', async () => {
    const [at, versionBefore] = [await revision.read(api.dataSource.manager), await version(8)];
    await changed([8], 'hidden');
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(at);
    await api
      .as('staff', 'put', `${LIST}/8`)
      .send({ title: 'Old form', version: versionBefore })
      .expect(409);
  });

  it('changes all products or none if one is unknown or in the trash', async () => {
    await api.as('staff', 'delete', `${LIST}/11`).expect(200);
    for (const absent of [99999, 11]) {
      const { body } = await change([9, absent, 10], 'hidden').expect(404);
      expect(body.message).toBe(`Product ${absent} no longer exists. Nothing was changed.`);
    }
    expect([await status(9), await status(10)]).toEqual([200, 200]);
  });

  it.each([
    ['none', [], 'hidden'],
    ['more than 500', Array.from({ length: 501 }, (_, index) => index + 1), 'hidden'],
    ['an invalid id', [0], 'hidden'],
    ['another state', [9], 'archived'],
  ])('is rejected for %s', async (_what, ids, visibility) => {
    await change(ids, visibility).expect(400);
    expect(await status(9)).toBe(200);
  });

  it('is limited to staff', async () => {
    const body = { ids: [9], visibility: 'hidden' };
    await api.as('visitor', 'post', `${LIST}/visibility`).send(body).expect(403);
    await api.call('post', `${LIST}/visibility`).send(body).expect(401);
    expect(await status(9)).toBe(200);
  });
});

describe('a bulk change by filter', () => {
  const send = (body: object) => api.as('staff', 'post', `${LIST}/change`).send(body);
  const matching = async (query: string) => {
    const response = await api.as('staff', 'get', `${LIST}?pageSize=100&page=1&${query}`);
    return (response.body as { id: number }[]).map(({ id }) => id);
  };

  it('moves and hides products in one change with a line each', async () => {
    const ids = await matching('category=360-cassette&visibility=all');
    expect(ids.length).toBeGreaterThan(1);
    const filter = { category: '360-cassette' };
    const done = await send({
      filter,
      expected: ids.length,
      category: 'slim-duct',
      visibility: 'hidden',
    }).expect(200);
    expect([...(done.body.data.changed as number[])].sort()).toEqual([...ids].sort());
    expect(await matching('category=360-cassette&visibility=all')).toEqual([]);
    expect(await matching('category=slim-duct&visibility=hidden')).toEqual(
      expect.arrayContaining(ids),
    );
    const [line] = await lines().find({ order: { id: 'DESC' }, take: 1 });
    expect(line!.changes.map(({ field }) => field).sort()).toEqual(['category_id', 'visibility']);
    expect(await lines().countBy({ batch: line!.batch! })).toBe(ids.length);
  });

  it('changes nothing if the filter matches a different number than the person saw', async () => {
    const all = await matching('category=outdoor&visibility=all');
    const published = await matching('category=outdoor&visibility=published');
    const rejected = await send({
      filter: { category: 'outdoor' },
      expected: all.length + 1,
      visibility: 'hidden',
    }).expect(409);
    expect(rejected.body.message).toBe(
      `Not ${all.length + 1} but ${all.length} products match now. Nothing was changed. Please look at the list again.`,
    );
    expect(await matching('category=outdoor&visibility=published')).toEqual(published);
  });

  it.each([
    ['an unknown key', { ids: [1], visibility: 'hidden', price: 1 }],
    ['an unknown filter', { filter: { trash: 'true' }, expected: 1, visibility: 'hidden' }],
    ['ids with a filter', { ids: [1], filter: {}, expected: 1, visibility: 'hidden' }],
    ['a filter without a number', { filter: {}, visibility: 'hidden' }],
    ['nothing to change', { ids: [1] }],
    ['too many', { ids: Array.from({ length: 1001 }, (_, id) => id + 1), visibility: 'hidden' }],
    ['an unknown category', { ids: [1], category: 'no-such-category' }],
  ])('rejects %s', (_case, body) => send(body).expect(400));
});
