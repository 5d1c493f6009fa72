import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { pictureFile } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { PublishSchedule } from './publish-schedule';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const statusOf = async (path: string) => (await api.call('get', `/api/v1/${path}`)).status;
const read = async (path: string) => {
  const { body } = await api.as('staff', 'get', `/api/v1/${path}`).expect(200);
  return (body.data ?? body) as Record<string, unknown> & { id: number; version: number };
};
const put = (path: string, body: object) => api.as('staff', 'put', `/api/v1/${path}`).send(body);

async function addPost(fields: Record<string, string>) {
  const { body } = await api
    .as('staff', 'post', '/api/v1/posts')
    .field({ title: 'Later', excerpt: 'E', body: 'B', author: 'A', category: 'Energy', ...fields })
    .attach('image', await pictureFile(), 'a.png')
    .expect(201);
  return `posts/${body.data.id}`;
}
async function addProject(fields: object) {
  const { body } = await api
    .as('staff', 'post', '/api/v1/vrf-project')
    .send({ project_name: 'Tower', client_name: 'Owner', ...fields })
    .expect(201);
  return `vrf-project/${body.data.id}`;
}
const hidden = async (id: number, publish_at: string) => {
  await put(`products/${id}`, { visibility: 'hidden', publish_at }).expect(200);
  return `products/${id}`;
};

/** Runs one more process per date, each with its own clock. */
async function atTime(now: Date, ...more: Date[]): Promise<number[]> {
  const others = await Promise.all([now, ...more].map(() => startInstance(api)));
  const counts = await Promise.all(
    others.map(({ instance }, at) => instance.get(PublishSchedule).publishDue([now, ...more][at])),
  );
  await Promise.all(others.map(({ close }) => close()));
  return counts;
}

describe('a record with a publish date', () => {
  it('stays hidden until its date and is published once by several processes', async () => {
    const date = inHours(2);
    const paths = [
      await addPost({ publish_at: date }),
      await addProject({ publish_at: date, status: 'completed' }),
      await hidden(2, date),
    ];
    const later = await addPost({ publish_at: inHours(9) });
    const total = async (list: string) =>
      Number((await api.call('get', `/api/v1/${list}`).expect(200)).headers['x-total-count']);
    const totals = async () => [
      await total('posts'),
      await total('vrf-project'),
      await total('products?page=1'),
      ((await api.call('get', '/api/v1/products/facets')).body.data as { total: number }).total,
    ];
    const before = await totals();
    for (const path of paths) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
      expect((await read(path))['publish_at']).toBe(date);
    }

    expect(await atTime(new Date(Date.parse(date) - 1))).toEqual([0]);
    const raised = await revision.read(api.dataSource.manager);
    const counts = await atTime(new Date(date), new Date(date));
    expect(counts[0]! + counts[1]!).toBe(3);

    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(raised);
    expect(await totals()).toEqual(before.map((count) => count + 1));
    for (const path of paths) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
      expect(await read(path)).toMatchObject({ publish_at: null, version: expect.any(Number) });
      const subject_id = Number(path.split('/')[1]);
      const lines = await api.dataSource.getRepository(AuditEntity).findBy({ subject_id });
      const own = lines.filter(({ actor_id, changes }) => !actor_id && changes.length > 0);
      expect(own.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
        expect.arrayContaining(['publish_at']),
      ]);
    }
    expect(await read(paths[0]!)).toMatchObject({ status: 'published', published_at: date });
    expect(await read(paths[2]!)).toMatchObject({ visibility: 'published' });
    expect(await statusOf(later)).toBe(404);
  });

  it('is published by the running product, even if the date is past', async () => {
    const path = await addPost({ publish_at: inHours(-1) });
    const deadline = Date.now() + 2_000;
    let status = 0;
    while (status !== 200 && Date.now() < deadline) status = await statusOf(path);
    expect(status).toBe(200);
  });

  it('stays hidden while in the trash', async () => {
    const path = await addPost({ publish_at: inHours(3) });
    await api.as('staff', 'delete', `/api/v1/${path}`).expect(200);
    await atTime(new Date(inHours(4)));
    expect(await read(path)).toMatchObject({ status: 'draft' });
  });

  it('costs one small statement per round while nothing changes', async () => {
    const other = await startInstance(api);
    const schedule = other.instance.get(PublishSchedule);
    await schedule.publishDue();
    expect(await other.during(() => schedule.publishDue())).toHaveLength(1);
    await other.close();
  });
});

describe('a publish date', () => {
  it('can be removed, and is cleared when staff publish immediately', async () => {
    const path = await addPost({ publish_at: inHours(5) });
    expect((await put(path, { publish_at: '' }).expect(200)).body.data.publish_at).toBeNull();
    await put(path, { publish_at: inHours(5) }).expect(200);
    const published = (await put(path, { status: 'published' }).expect(200)).body.data;
    expect(published.publish_at).toBeNull();
    expect(Math.abs(Date.parse(published.published_at) - Date.now())).toBeLessThan(60_000);
    const product = await hidden(5, inHours(5));
    await put(product, { visibility: 'published' }).expect(200);
    expect(await read(product)).toMatchObject({ publish_at: null });
  });

  it('is rejected for public records and for invalid dates', async () => {
    const post = await addPost({ status: 'published' });
    const rejected = await put(post, { publish_at: inHours(1) }).expect(400);
    expect(rejected.body.fields).toEqual({ publish_at: 'Only a draft can have a publish date' });
    const product = await put('products/6', { publish_at: inHours(1) }).expect(400);
    expect(product.body.fields).toEqual({
      publish_at: 'Only a hidden product can have a publish date',
    });
    const text = await put(post, { publish_at: 'tomorrow', status: 'draft' }).expect(400);
    expect(Object.keys(text.body.fields)).toEqual(['publish_at']);
  });

  it('is hidden from visitors and shown to staff as a view of posts', async () => {
    const path = await addPost({ publish_at: inHours(6) });
    const id = Number(path.split('/')[1]);
    const ids = async (status: string) =>
      (
        (await api.as('staff', 'get', `/api/v1/posts?status=${status}`).expect(200)).body.data as {
          id: number;
        }[]
      ).map((post) => post.id);
    expect(await ids('scheduled')).toContain(id);
    expect(await ids('draft')).not.toContain(id);
    await api.call('get', '/api/v1/posts?status=scheduled').expect(401);
    const project = await addProject({});
    const { body } = await api.call('get', `/api/v1/${project}`).expect(200);
    expect(body.data).not.toHaveProperty('publish_at');
  });
});
