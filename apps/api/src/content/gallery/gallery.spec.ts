import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import {
  pictureFile,
  removeReplacedPictures,
  storedPictures,
} from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { GalleryItemEntity } from './gallery-item.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/gallery';
const DAY_MS = 24 * 60 * 60_000;

type Row = { id: number; title: string; status: string };

const post = async (fields: Record<string, string>) =>
  api
    .as('staff', 'post', LIST)
    .field(fields)
    .attach('image', await pictureFile(), 'a.png');
const add = async (fields: Record<string, string> = {}) => {
  const response = await post({ title: 'An item', ...fields });
  expect(response.status).toBe(201);
  return response.body.data;
};
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const read = async (id: number) =>
  (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body.data;
const remove = (id: number) => api.as('staff', 'delete', `${LIST}/${id}`);
const listed = async (query = '', account: 'staff' | null = 'staff') => {
  const call = account ? api.as(account, 'get', LIST + query) : api.call('get', LIST + query);
  const { body, headers } = await call.expect(200);
  expect(headers['x-total-count']).toMatch(/^\d+$/);
  return body.data as Row[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('a new gallery item', () => {
  it('is active, has its picture, and stands first in the list', async () => {
    const item = await add({ title: '  Chiller hall ', description: '' });
    expect(item).toMatchObject({
      title: 'Chiller hall',
      description: null,
      project_name: null,
      project_location: null,
      status: 'active',
      picture: { alt: 'Chiller hall', width: 400, height: 300 },
      version: 1,
      deleted_at: null,
    });
    expect(idsOf(await listed())[0]).toBe(item.id);
    await api
      .call('get', `/storage/${item.image}`)
      .expect(200)
      .expect('content-type', /^image\//);
  });

  it('needs title and picture, and is rejected without a trace otherwise', async () => {
    const before = await storedPictures(api);
    const untitled = await post({ title: ' ' });
    expect(untitled.status).toBe(400);
    expect(untitled.body.fields).toEqual({ title: 'Title is required' });
    const bare = await api.as('staff', 'post', LIST).field({ title: 'Bare' }).expect(400);
    expect(bare.body.fields).toEqual({ image: 'Image is required' });
    const text = await api
      .as('staff', 'post', LIST)
      .field({ title: 'Text' })
      .attach('image', Buffer.from('not a picture'), 'a.png')
      .expect(400);
    expect(Object.keys(text.body.fields)).toEqual(['image']);
    const unknown = await post({ title: 'Unknown', colour: 'red', status: 'new' });
    expect(unknown.status).toBe(400);
    expect(unknown.body.fields).toEqual({
      colour: 'This field is not known.',
      status: 'Choose a status',
    });
    expect(await storedPictures(api)).toEqual(before);
  });

  it('raises the revision and is in the audit log', async () => {
    const before = await revision.read(api.dataSource.manager);
    const { id } = await add({ title: 'Logged' });
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
    const line = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ subject: 'gallery', subject_id: id });
    expect(line).toMatchObject({ action: 'created', subject_name: 'Logged' });
    expect(line.changes).toContainEqual({ field: 'title', before: null, after: 'Logged' });
  });
});

describe('what visitors see', () => {
  it('is the active items, without what is for staff', async () => {
    const [active, inactive, archived] = [
      await add(),
      await add({ status: 'inactive' }),
      await add({ status: 'archived' }),
    ];
    const visible = await listed('', null);
    expect(idsOf(visible)).toContain(active.id);
    expect(new Set(visible.map(({ status }) => status))).toEqual(new Set(['active']));
    const { body } = await api.call('get', `${LIST}/${active.id}`).expect(200);
    for (const row of [visible[0], body.data]) {
      expect(Object.keys(row).sort()).toEqual([
        'description',
        'id',
        'image',
        'picture',
        'project_location',
        'project_name',
        'status',
        'title',
        'updated_at',
      ]);
    }
    for (const { id } of [inactive, archived]) {
      await api.call('get', `${LIST}/${id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${id}`).expect(404);
      expect(await read(id)).toMatchObject({ id, version: 1 });
    }
    expect(idsOf(await listed())).toEqual(
      expect.arrayContaining([active.id, inactive.id, archived.id]),
    );
  });

  it('cannot be chosen by status or trash', async () => {
    for (const filter of ['status=inactive', 'trash=true']) {
      await api.call('get', `${LIST}?${filter}`).expect(401);
      await api.as('visitor', 'get', `${LIST}?${filter}`).expect(403);
    }
  });
});

describe('the list', () => {
  it('is filtered, searched, ordered and paged', async () => {
    const first = await add({ title: 'Zebra one', status: 'archived' });
    const second = await add({ title: 'Zebra two', description: '100 % copper' });
    expect(idsOf(await listed('?q=ZEBRA&sort=title'))).toEqual([first.id, second.id]);
    expect(idsOf(await listed('?q=zebra&sort=-title&page=2&pageSize=1'))).toEqual([first.id]);
    expect(idsOf(await listed('?q=zebra&status=archived'))).toEqual([first.id]);
    expect(idsOf(await listed('?q=100 %25 c'))).toEqual([second.id]);
    const page = await api.as('staff', 'get', `${LIST}?q=zebra&pageSize=1`).expect(200);
    expect(page.headers['x-total-count']).toBe('2');
  });
});

describe('the order', () => {
  const order = (ids: number[]) => api.as('staff', 'put', `${LIST}/order`).send({ ids });

  it('is what visitors see, and what is not named stays where it is', async () => {
    const [first, second, third] = (await listed('', null)) as [Row, Row, Row];
    const top = async () => idsOf(await listed('?page=1&pageSize=3', null));
    expect(await top()).toEqual([first.id, second.id, third.id]);
    await order([third.id, first.id]).expect(200, { success: true });
    expect(await top()).toEqual([third.id, second.id, first.id]);
    const newest = await add();
    expect(await top()).toEqual([newest.id, third.id, second.id]);
    const lines = await api.dataSource
      .getRepository(AuditEntity)
      .findBy({ subject: 'gallery', subject_id: third.id, action: 'updated' });
    expect(lines.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['position']]);
  });

  it('is of items that are there, each once, and written by staff', async () => {
    const [one, other] = (await listed()) as [Row, Row];
    expect((await order([one.id, one.id]).expect(400)).body.fields).toEqual({
      ids: 'Each gallery item stands in the order once.',
    });
    await order([one.id, 999_999]).expect(409);
    await remove(other.id).expect(200);
    await order([one.id, other.id]).expect(409);
    await api.as('staff', 'post', `${LIST}/${other.id}/restore`).expect(200);
    await api
      .as('visitor', 'put', `${LIST}/order`)
      .send({ ids: [one.id] })
      .expect(403);
  });
});

describe('several items at once', () => {
  const send = (path: string, body: object) => api.as('staff', 'post', LIST + path).send(body);

  it('get a status, all of them or none, and are counted by it', async () => {
    const counts = async () =>
      (await api.as('staff', 'get', `${LIST}/counts`).expect(200)).body.data;
    const [one, other] = (await listed('?status=active')) as [Row, Row];
    await put(other.id, { status: 'archived' }).expect(200);
    const before = await counts();
    const ids = [one.id, other.id];
    await send('/status', { ids: [...ids, 999_999], status: 'archived' }).expect(404);
    const { body } = await send('/status', { ids, status: 'archived' }).expect(200);
    expect(body.data.changed).toEqual([one.id]);
    expect(await read(one.id)).toMatchObject({ status: 'archived' });
    expect(await counts()).toEqual({
      ...before,
      by_status: {
        ...before.by_status,
        active: before.by_status.active - 1,
        archived: before.by_status.archived + 1,
      },
    });
    expect((await send('/status', { ids, status: 'new' }).expect(400)).body.fields).toEqual({
      status: 'Choose a status',
    });
  });

  it('go into the trash and come back', async () => {
    const ids = idsOf(await listed()).slice(0, 2);
    await send('/trash', { ids }).expect(200, { success: true });
    expect(idsOf(await listed('?trash=true'))).toEqual(expect.arrayContaining(ids));
    await send('/restore', { ids }).expect(200, { success: true });
    expect(idsOf(await listed())).toEqual(expect.arrayContaining(ids));
  });
});

describe('a change', () => {
  it('is of what is given alone, as JSON or as multipart', async () => {
    const { id, image } = await add({ title: 'Before', description: 'Text' });
    const changed = (await put(id, { title: 'After' }).expect(200)).body.data;
    expect(changed).toMatchObject({ title: 'After', description: 'Text', image, version: 2 });
    const form = await api
      .as('staff', 'put', `${LIST}/${id}`)
      .field({ description: '', status: 'inactive', version: '2' })
      .expect(200);
    expect(form.body.data).toMatchObject({
      title: 'After',
      description: null,
      status: 'inactive',
      version: 3,
    });
    expect((await put(id, { title: 'After' }).expect(200)).body.data.version).toBe(3);
  });

  it('replaces the picture, and keeps the old one for its versions alone', async () => {
    await removeReplacedPictures(api);
    const { id, image } = await add();
    const before = await storedPictures(api);
    const response = await api
      .as('staff', 'put', `${LIST}/${id}`)
      .attach('image', await pictureFile('#112233'), 'b.png')
      .expect(200);
    expect(response.body.data.image).not.toBe(image);
    await api.call('get', `/storage/${response.body.data.image}`).expect(200);
    await api.call('get', `/storage/${image}`).expect(200);
    await removeReplacedPictures(api);
    await api.call('get', `/storage/${image}`).expect(404);
    expect((await storedPictures(api)).rows).toBe(before.rows);
  });

  it('of a stale version is rejected with the item as it is now', async () => {
    const { id, version } = await add();
    await put(id, { title: 'Mine', version }).expect(200);
    const late = await put(id, { title: 'Yours', version }).expect(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      message: 'This gallery item was changed meanwhile. Please look at both and save again.',
      current: { id, title: 'Mine', version: version + 1 },
    });
    expect((await read(id)).title).toBe('Mine');
  });

  it('is for staff, of items that are there and fields that are known', async () => {
    const { id } = await add();
    await api.as('visitor', 'put', `${LIST}/${id}`).send({ title: 'Mine' }).expect(403);
    const missing = await put(999_999, { title: 'Nothing' }).expect(404);
    expect(missing.body.message).toBe('Gallery item not found');
    expect((await put(id, { colour: 'red' }).expect(400)).body.fields).toEqual({
      colour: 'This field is not known.',
    });
    await put(id, { title: '' }).expect(400);
  });
});

describe('the trash', () => {
  it('takes the item that was chosen, and gives it back', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await remove(third.id).expect(200, { success: true });
    const left = idsOf(await listed());
    expect(left).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(left).not.toContain(third.id);
    await api.call('get', `${LIST}/${third.id}`).expect(404);
    expect((await listed('?trash=true'))[0]).toMatchObject({
      id: third.id,
      deleted_at: expect.any(String),
    });
    const rejected = await put(third.id, { title: 'Late' }).expect(409);
    expect(rejected.body.message).toBe(
      'This gallery item is in the trash. Take it out of there first.',
    );
    const path = `${LIST}/${third.id}/restore`;
    expect((await api.as('staff', 'post', path).expect(200)).body.data.deleted_at).toBeNull();
    await api.as('staff', 'post', path).expect(404);
    await api.call('get', `${LIST}/${third.id}`).expect(200);
    await remove(999_999).expect(404);
  });

  it('is purged after 30 days, with the pictures', async () => {
    const before = await storedPictures(api);
    const [old, young] = [await add(), await add()];
    await remove(old.id).expect(200);
    await remove(young.id).expect(200);
    const deleted_at = new Date(Date.now() - 31 * DAY_MS);
    await api.dataSource.manager.update(GalleryItemEntity, { id: old.id }, { deleted_at });
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    await close();
    await api.as('staff', 'get', `${LIST}/${old.id}`).expect(404);
    await api.as('staff', 'get', `${LIST}/${young.id}`).expect(200);
    await api.call('get', `/storage/${old.image}`).expect(404);
    expect((await storedPictures(api)).rows).toBe(before.rows + 1);
  });
});
