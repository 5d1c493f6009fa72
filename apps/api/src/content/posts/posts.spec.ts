import { readTimeOf } from '@shishir/format';
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
import { PostEntity } from './post.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/posts';
const DAY_MS = 24 * 60 * 60_000;
const words = (count: number) => Array.from({ length: count }, (_, word) => `w${word}`).join(' ');
const usual = {
  title: 'A post',
  excerpt: 'What it is about.',
  body: '## A heading\n\nA text.',
  author: 'Nusrat Rahman',
  category: 'Energy',
};

const post = async (fields: Record<string, string>) =>
  api
    .as('staff', 'post', LIST)
    .field(fields)
    .attach('image', await pictureFile(), 'a.png');
const add = async (fields: Record<string, string> = {}) => {
  const response = await post({ ...usual, status: 'published', ...fields });
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
  return body.data as { id: number; title: string; status: string }[];
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const auditOf = (subject_id: number, action: 'created' | 'updated') =>
  api.dataSource
    .getRepository(AuditEntity)
    .findOneByOrFail({ subject: 'post', subject_id, action });

describe('the posts of the demonstration', () => {
  it('are nine real articles, newest first, each with its picture', async () => {
    const rows = (await api.call('get', LIST).expect(200)).body.data;
    expect(rows).toHaveLength(9);
    expect(rows[0].title).toBe('How many tons does a room need?');
    const dates = rows.map((row: { published_at: string }) => row.published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { id, image, excerpt } of rows) {
      const { data } = (await api.call('get', `${LIST}/${id}`).expect(200)).body;
      expect(data.body.split(/\s+/).length).toBeGreaterThan(500);
      expect(data.body).toMatch(/^\| /m);
      expect(data.read_time).toBe(readTimeOf(data.body));
      expect(excerpt.length).toBeGreaterThan(60);
      await api.call('get', `/storage/${image}`).expect(200);
    }
  });
});

describe('a new post', () => {
  it('is a draft of today, with its picture and a counted read time', async () => {
    const response = await post({ ...usual, title: '  How it works ', body: words(700) });
    expect(response.status).toBe(201);
    expect(response.body.data).toMatchObject({
      ...usual,
      title: 'How it works',
      body: words(700),
      read_time: 4,
      status: 'draft',
      picture: { alt: 'How it works', width: 400, height: 300 },
      version: 1,
      deleted_at: null,
    });
    const age = Date.now() - Date.parse(response.body.data.published_at);
    expect(Math.abs(age)).toBeLessThan(60_000);
    const set = await add({ read_time: '12', published_at: '2026-03-26T06:00:00Z' });
    expect(set).toMatchObject({ read_time: 12, published_at: '2026-03-26T06:00:00.000Z' });
  });

  it('needs its texts and a picture, and is rejected without a trace otherwise', async () => {
    const before = await storedPictures(api);
    const blank = await post({ title: ' ' });
    expect(blank.status).toBe(400);
    expect(blank.body.fields).toEqual({
      title: 'Title is required',
      excerpt: 'Excerpt is required',
      body: 'Text is required',
      author: 'Author is required',
      category: 'Category is required',
    });
    const bare = await api.as('staff', 'post', LIST).field(usual).expect(400);
    expect(bare.body.fields).toEqual({ image: 'Image is required' });
    const wrong = { colour: 'red', status: 'new', read_time: '0', published_at: 'tomorrow' };
    const unknown = await post({ ...usual, ...wrong });
    expect(unknown.status).toBe(400);
    expect(Object.keys(unknown.body.fields).sort()).toEqual(Object.keys(wrong).sort());
    expect(await storedPictures(api)).toEqual(before);
  });

  it('raises the revision and is in the audit log, long bodies by their length', async () => {
    const before = await revision.read(api.dataSource.manager);
    const longest = 'ক খ'.repeat(5_333);
    const { id } = await add({ title: 'Logged', body: longest });
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
    const line = await auditOf(id, 'created');
    expect(line).toMatchObject({ action: 'created', subject_name: 'Logged' });
    expect(line.changes).toContainEqual({ field: 'title', before: null, after: 'Logged' });
    expect(line.changes).toContainEqual({ field: 'body', before: null, after: '5334 words' });
    expect((await read(id)).body).toBe(longest);
    await put(id, { body: 'Two words' }).expect(200);
    expect((await auditOf(id, 'updated')).changes).toContainEqual({
      ...{ field: 'body', before: '5334 words', after: '2 words' },
    });
  });
});

describe('what visitors see', () => {
  it('is the published posts, without what is for staff; in lists without the bodies', async () => {
    const shown = await add();
    const hidden = [await add({ status: 'draft' }), await add({ status: 'archived' })];
    const visible = await listed('', null);
    expect(idsOf(visible)).toContain(shown.id);
    expect(new Set(visible.map(({ status }) => status))).toEqual(new Set(['published']));
    const { body } = await api.call('get', `${LIST}/${shown.id}`).expect(200);
    const listKeys = Object.keys(visible[0]!).sort();
    expect(listKeys).toEqual([
      'author',
      'category',
      'excerpt',
      'id',
      'image',
      'picture',
      'published_at',
      'read_time',
      'status',
      'title',
      'updated_at',
    ]);
    expect(Object.keys(body.data).sort()).toEqual([...listKeys, 'body'].sort());
    for (const { id } of hidden) {
      await api.call('get', `${LIST}/${id}`).expect(404);
      await api.as('visitor', 'get', `${LIST}/${id}`).expect(404);
      expect(await read(id)).toMatchObject({ id, version: 1 });
    }
    for (const filter of ['status=draft', 'trash=true']) {
      await api.call('get', `${LIST}?${filter}`).expect(401);
      await api.as('visitor', 'get', `${LIST}?${filter}`).expect(403);
    }
  });
});

describe('the list', () => {
  it('is filtered, searched, ordered and paged', async () => {
    const dated = { published_at: '2020-01-02T00:00:00Z' };
    const first = await add({ title: 'Zebra one', status: 'archived', ...dated });
    const second = await add({ title: 'Zebra two', body: '100 % copper', category: 'Pipes' });
    expect(idsOf(await listed('?q=ZEBRA'))).toEqual([second.id, first.id]);
    expect(idsOf(await listed('?q=ZEBRA&sort=title'))).toEqual([first.id, second.id]);
    expect(idsOf(await listed('?q=zebra&sort=-title&page=2&pageSize=1'))).toEqual([first.id]);
    expect(idsOf(await listed('?q=zebra&status=archived'))).toEqual([first.id]);
    expect(idsOf(await listed('?q=zebra 100 %25 copper'))).toEqual([second.id]);
    expect(idsOf(await listed('?category=Pipes', null))).toEqual([second.id]);
    const page = await api.as('staff', 'get', `${LIST}?q=zebra&pageSize=1`).expect(200);
    expect(page.headers['x-total-count']).toBe('2');
  });
});

describe('a change', () => {
  it('is of what is given alone, as JSON or as multipart', async () => {
    const { id, image } = await add({ title: 'Before' });
    const changed = (await put(id, { title: 'After' }).expect(200)).body.data;
    expect(changed).toMatchObject({ ...usual, title: 'After', image, version: 2 });
    const form = await api
      .as('staff', 'put', `${LIST}/${id}`)
      .field({ published_at: '2026-01-01T00:00:00Z', status: 'archived', version: '2' })
      .expect(200);
    expect(form.body.data).toMatchObject({
      ...{ title: 'After', published_at: '2026-01-01T00:00:00.000Z', status: 'archived' },
      version: 3,
    });
    expect((await put(id, { title: 'After' }).expect(200)).body.data.version).toBe(3);
  });

  it('counts the read time again, unless staff have set one', async () => {
    const { id } = await add();
    const minutes = async (body: object) => (await put(id, body).expect(200)).body.data.read_time;
    expect(await minutes({ body: words(1000) })).toBe(5);
    expect(await minutes({ read_time: 9 })).toBe(9);
    expect(await minutes({ body: words(600) })).toBe(9);
    expect(await minutes({ read_time: null })).toBe(3);
    expect(await minutes({ body: words(200) })).toBe(1);
  });

  it('changes the alternative text of the picture alone', async () => {
    const { id, image, picture } = await add({ image_alt: 'A roof' });
    expect(picture.alt).toBe('A roof');
    const changed = (await put(id, { image_alt: 'Two units' }).expect(200)).body.data;
    expect(changed).toMatchObject({ image, picture: { alt: 'Two units' }, version: 2 });
    expect((await put(id, { image_alt: 'Two units' }).expect(200)).body.data.version).toBe(2);
    expect((await auditOf(id, 'updated')).changes).toEqual([
      { field: 'image_alt', before: 'A roof', after: 'Two units' },
    ]);
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

  it('of a stale version is rejected with the post as it is now', async () => {
    const { id, version } = await add();
    await put(id, { title: 'Mine', version }).expect(200);
    const late = await put(id, { title: 'Yours', version }).expect(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      message: 'This post was changed meanwhile. Please look at both and save again.',
      current: { id, title: 'Mine', body: usual.body, version: version + 1 },
    });
    expect((await read(id)).title).toBe('Mine');
  });

  it('is for staff, of posts that are there and fields that are known', async () => {
    const { id } = await add();
    await api.as('visitor', 'put', `${LIST}/${id}`).send({ title: 'Mine' }).expect(403);
    const missing = await put(999_999, { title: 'Nothing' }).expect(404);
    expect(missing.body.message).toBe('Post not found');
    expect((await put(id, { colour: 'red' }).expect(400)).body.fields).toEqual({
      colour: 'This field is not known.',
    });
    await put(id, { title: '' }).expect(400);
  });
});

describe('several posts at once', () => {
  it('get a status, all or none, and are counted by it', async () => {
    const [draft, scheduled] = [
      await add({ status: 'draft', published_at: '2020-01-02T00:00:00Z' }),
      await add({ status: 'draft', publish_at: '2090-01-02T00:00:00Z' }),
    ];
    const counts = async () =>
      (await api.as('staff', 'get', `${LIST}/counts`).expect(200)).body.data.by_status;
    const before = await counts();
    const change = (ids: number[], status: string) =>
      api.as('staff', 'post', `${LIST}/status`).send({ ids, status });
    await change([draft.id, 999_999], 'published').expect(404);
    const ids = [draft.id, scheduled.id];
    expect((await change(ids, 'published').expect(200)).body.data.changed).toEqual(ids);
    expect((await change(ids, 'published').expect(200)).body.data.changed).toEqual([]);
    expect(await counts()).toEqual({
      ...before,
      draft: before.draft - 1,
      scheduled: before.scheduled - 1,
      published: before.published + 2,
    });
    for (const id of ids) {
      const { published_at, publish_at } = await read(id);
      expect(publish_at).toBeNull();
      expect(Math.abs(Date.parse(published_at) - Date.now())).toBeLessThan(60_000);
    }
    await api.as('staff', 'post', `${LIST}/trash`).send({ ids }).expect(200);
    await api.call('get', `${LIST}/${draft.id}`).expect(404);
    await api.as('staff', 'post', `${LIST}/restore`).send({ ids }).expect(200);
    await api.call('get', `${LIST}/${draft.id}`).expect(200);
    await api.as('visitor', 'post', `${LIST}/status`).send({ ids, status: 'draft' }).expect(403);
  });
});

describe('the trash', () => {
  it('takes the post that was chosen, and gives it back', async () => {
    const [first, second] = [await add(), await add()];
    await remove(second.id).expect(200, { success: true });
    expect(idsOf(await listed())).toContain(first.id);
    expect(idsOf(await listed())).not.toContain(second.id);
    await api.call('get', `${LIST}/${second.id}`).expect(404);
    expect((await listed('?trash=true'))[0]).toMatchObject({
      id: second.id,
      deleted_at: expect.any(String),
    });
    const rejected = await put(second.id, { title: 'Late' }).expect(409);
    expect(rejected.body.message).toBe('This post is in the trash. Take it out of there first.');
    const path = `${LIST}/${second.id}/restore`;
    expect((await api.as('staff', 'post', path).expect(200)).body.data.deleted_at).toBeNull();
    await api.as('staff', 'post', path).expect(404);
    await api.call('get', `${LIST}/${second.id}`).expect(200);
    await remove(999_999).expect(404);
  });

  it('is purged after 30 days, with the pictures', async () => {
    const before = await storedPictures(api);
    const [old, young] = [await add(), await add()];
    await remove(old.id).expect(200);
    await remove(young.id).expect(200);
    const deleted_at = new Date(Date.now() - 31 * DAY_MS);
    await api.dataSource.manager.update(PostEntity, { id: old.id }, { deleted_at });
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    await close();
    await api.as('staff', 'get', `${LIST}/${old.id}`).expect(404);
    await api.as('staff', 'get', `${LIST}/${young.id}`).expect(200);
    await api.call('get', `/storage/${old.image}`).expect(404);
    expect((await storedPictures(api)).rows).toBe(before.rows + 1);
  });
});
