import { readTimeOf } from '@shishir/format';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/posts';
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

describe('the demonstration blog', () => {
  it('lists nine real posts with pictures, newest first', async () => {
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
  it('is not listed as readable in Bangla', async () => {
    const { id } = await add();
    expect(idsOf(await listed('?readable_in=bn', null))).not.toContain(id);
    expect(idsOf(await listed('?readable_in=en', null))).toContain(id);
  });

  it('is a draft of today, with its picture and a calculated read time', async () => {
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

  it('is rejected with a wrong date or read time', async () => {
    const wrong = { read_time: '0', published_at: 'tomorrow' };
    const response = await post({ ...usual, ...wrong });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('is audited with the length of its body', async () => {
    const longest = 'ক খ'.repeat(5_333);
    const { id } = await add({ title: 'Logged', body: longest });
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

it('filters posts by topic', async () => {
  const { id } = await add({ title: 'Zebra', category: 'Pipes' });
  expect(idsOf(await listed('?category=Pipes', null))).toEqual([id]);
});

describe('an update of a post', () => {
  it('recalculates the read time, unless staff have set one', async () => {
    const { id } = await add();
    const minutes = async (body: object) => (await put(id, body).expect(200)).body.data.read_time;
    expect(await minutes({ body: words(1000) })).toBe(5);
    expect(await minutes({ read_time: 9 })).toBe(9);
    expect(await minutes({ body: words(600) })).toBe(9);
    expect(await minutes({ read_time: null })).toBe(3);
    expect(await minutes({ body: words(200) })).toBe(1);
  });

  it('can change only the alternative text of the picture', async () => {
    const { id, image, picture } = await add({ image_alt: 'A roof' });
    expect(picture.alt).toBe('A roof');
    const changed = (await put(id, { image_alt: 'Two units' }).expect(200)).body.data;
    expect(changed).toMatchObject({ image, picture: { alt: 'Two units' }, version: 2 });
    expect((await put(id, { image_alt: 'Two units' }).expect(200)).body.data.version).toBe(2);
    expect((await auditOf(id, 'updated')).changes).toEqual([
      { field: 'image_alt', before: 'A roof', after: 'Two units' },
    ]);
  });
});

describe('a bulk change of post statuses', () => {
  it('applies to all posts or none and updates the counts', async () => {
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
