import type { HistorySubject } from '@shishir/contract';
import { LessThan } from 'typeorm';
import { revision } from '../../platform/database/revision';
import { AuditTextEntity } from '../../platform/records/audit-text.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile } from '../../platform/testing/pictures';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { addressOf, versionStories } from '../../platform/testing/version-stories';

let api: TestApi;
let stories: ReturnType<typeof versionStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = versionStories(api);
});
afterAll(() => api.close());

type Body = Record<string, unknown>;
const DAY_MS = 24 * 60 * 60_000;

const list: typeof stories.list = (...given) => stories.list(...given);
const one: typeof stories.one = (...given) => stories.one(...given);
const restore: typeof stories.restore = (...given) => stories.restore(...given);
const fieldsOf = (rows: { field: string }[]) => rows.map(({ field }) => field).sort();
const newestLine = (subject: HistorySubject, subject_id: number) =>
  api.dataSource
    .getRepository(AuditEntity)
    .findOneOrFail({ where: { subject, subject_id }, order: { id: 'DESC' } });

/** A kind of record: how it is added, read and changed, and two successive changes. */
interface Kind {
  subject: HistorySubject;
  path: string;
  added: Body | null;
  withPicture?: string;
  first: Body;
  second: Body;
  /** Fields of the second change, as the log names them. */
  changed: string[];
  account?: keyof typeof NAMES;
}
const kinds: Kind[] = [
  {
    subject: 'product',
    path: '/api/v1/products',
    added: {
      ...{ model: 'H-18', title: 'Wall unit', category: 'wall-mounted' },
      ...{ regular_price: 62_000, offer_price: 59_000, cooling_tr: 1.5 },
    },
    first: { regular_price: 63_500, power_input_w: 63 },
    second: {
      regular_price: 60_000,
      category: 'slim-duct',
      visibility: 'hidden',
      cooling_tr: 2.25,
    },
    changed: ['category_id', 'cooling_tr', 'regular_price', 'visibility'],
  },
  {
    subject: 'category',
    path: '/api/v1/categories',
    added: { title: 'Air Curtain', path: 'air-curtain', aliases: ['curtain'] },
    first: { title: 'Air Curtains', aliases: ['curtain', 'door'] },
    second: { status: 'inactive', has_panel: true, aliases: ['door'], position: 999 },
    changed: ['aliases', 'has_panel', 'position', 'status'],
  },
  {
    subject: 'gallery',
    path: '/api/v1/gallery',
    added: { title: 'Chiller hall' },
    withPicture: 'image',
    first: { title: 'The chiller hall', description: 'From above' },
    second: { description: '', status: 'archived' },
    changed: ['description', 'status'],
  },
  {
    subject: 'vrf-project',
    path: '/api/v1/vrf-project',
    added: { project_name: 'Tower', client_name: 'Meghna Ltd.' },
    first: { equipment_list: ['Outdoor 10 HP'], start_date: '2026-01-31' },
    second: { equipment_list: [], start_date: '2026-02-28', completed_date: '2026-03-01' },
    changed: ['completed_date', 'equipment_list', 'start_date'],
  },
  {
    subject: 'post',
    path: '/api/v1/posts',
    added: {
      ...{ title: 'How it works', excerpt: 'In short', author: 'Rafi', category: 'Basics' },
      ...{ body: 'The first text.', published_at: '2026-11-01T04:00:00.000Z' },
    },
    withPicture: 'image',
    first: { body: `A long text.\n\n${'A word. '.repeat(600)}`, status: 'published' },
    second: { body: 'Short again.', published_at: '2026-11-02T04:00:00.000Z' },
    changed: ['body', 'published_at', 'read_time'],
  },
  {
    subject: 'opening',
    path: '/api/v1/openings',
    added: {
      ...{ title: 'Engineer', location: 'Dhaka', type: 'Full Time' },
      ...{ summary: 'Repairs.', description: '## Duties', posted_date: '2026-11-01' },
    },
    first: { closing_date: '2099-12-01', location: 'Khulna' },
    second: { closing_date: '2099-12-31', position: 7 },
    changed: ['closing_date', 'position'],
  },
  {
    subject: 'industry',
    path: '/api/v1/industries',
    added: { title: 'Museum', link: '/page/air-conditioning-for-museum' },
    withPicture: 'image',
    first: { title: 'Museums', active: false },
    second: { active: true, link: '/page/museums' },
    changed: ['active', 'link'],
  },
  {
    subject: 'company',
    path: '/api/v1/company',
    added: null,
    first: {
      warehouse: { title: 'Depot', street: 'Road 7', city: 'Savar', email: null, phones: [] },
      socials: [{ name: 'LinkedIn', url: 'https://linkedin.example/padma' }],
    },
    second: { warehouse: null, socials: [], sales_hours: 'Sat to Thu' },
    changed: [
      ...['sales_hours', 'socials', 'warehouse_city', 'warehouse_phones'],
      ...['warehouse_street', 'warehouse_title'],
    ],
    account: 'owner',
  },
];

/** Names of the demonstration accounts. */
const NAMES = { staff: 'Sharmin Sultana', owner: 'Rafiqul Islam' };

/** Returns the fields of a change as a reader of the record sees them. */
const seen = (row: Body, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

async function recordOf(kind: Kind) {
  const { path, added, withPicture, account = 'staff' } = kind;
  const unwrap = ({ body }: { body: Body }) => (body['data'] ?? body) as Body;
  let id = 1;
  if (added) {
    const post = api.as(account, 'post', path);
    const request = withPicture
      ? post
          .field(added as Record<string, string>)
          .attach(withPicture, await pictureFile(), 'a.png')
      : post.send(added);
    id = unwrap(await request.expect(201))['id'] as number;
  }
  const own = added ? `${path}/${id}` : path;
  return {
    id,
    put: async (body: Body) => unwrap(await api.as(account, 'put', own).send(body).expect(200)),
    read: async () => unwrap(await api.as(account, 'get', own).expect(200)),
  };
}

/** A record of the demonstration data, and two changes of it. */
const seeded: Pick<Kind, 'subject' | 'path' | 'first' | 'second' | 'account'>[] = kinds.map(
  ({ subject, path, first, second, account }) => ({
    ...{ subject, first, second },
    path: subject === 'company' ? path : `${path}/1`,
    ...(account && { account }),
  }),
);

describe.each(seeded)('version 1 of a seeded $subject', (kind) => {
  const { subject, path, first, second, account = 'staff' } = kind;

  it('is the record as it was created, even after changes', async () => {
    const read = async () => {
      const { body } = await api.as(account, 'get', path).expect(200);
      return (body.data ?? body) as Body;
    };
    const put = (body: Body) => api.as(account, 'put', path).send(body).expect(200);
    const lines = api.dataSource.getRepository(AuditEntity);
    await lines.delete({ subject, subject_id: 1 });
    const original = await read();
    const { data, total } = await list(subject, 1);
    expect([total, data]).toMatchObject([
      1,
      [{ number: 1, action: 'created', automatic: true, changes: [], differs: false }],
    ]);
    await put(first);
    await put(second);
    const now = await list(subject, 1);
    expect(now.data.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(Date.parse(now.data[2]!.at)).toBeLessThanOrEqual(Date.parse(now.data[1]!.at));
    const { data: detail, record } = await one(subject, 1, 1);
    const lost = detail.differences.flatMap(({ field, obstacle }) => (obstacle ? [field] : []));
    expect(lost).toEqual([]);
    const body = { version_of_history: 1, version: record.version };
    await restore(subject, 1, body, account).expect(200);
    const names = [...Object.keys(first), ...Object.keys(second)];
    expect(seen(await read(), names)).toEqual(seen(original, names));
  });

  it('is paged like any other', async () => {
    const page = await list(subject, 1, '?page=4&pageSize=1');
    expect([page.total, page.data.map(({ number }) => number)]).toEqual([4, [1]]);
  });
});

describe.each(kinds)('the history of a $subject', (kind) => {
  const { subject, first, second, changed, account = 'staff' } = kind;
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];

  it('contains each change, compares with the current record, and restores a version as a new one', async () => {
    const { id, put, read } = await recordOf(kind);
    const then = seen(await put(first), names);
    const { number } = (await list(subject, id)).data[0]!;
    await put(second);

    const { data, record } = await list(subject, id);
    expect(data.slice(0, 2)).toMatchObject([
      { number: number + 1, action: 'updated', automatic: false, differs: false },
      { number, action: 'updated', import: null, restored_from: null, differs: true },
    ]);
    expect(data[0]!.by?.name).toBe(NAMES[account]);
    expect(fieldsOf(data[0]!.changes)).toEqual([...changed].sort());
    const { data: detail } = await one(subject, id, number);
    expect(fieldsOf(detail.differences)).toEqual([...changed].sort());
    expect(detail.differences.map(({ obstacle }) => obstacle)).toEqual(changed.map(() => null));
    expect(detail.same).toBeGreaterThan(0);

    const before = await revision.read(api.dataSource.manager);
    const body = { version_of_history: number, version: record.version };
    const restored = await restore(subject, id, body, account).expect(200);
    expect(restored.body.record.version).toBe(record.version! + 1);
    expect(seen(await read(), names)).toEqual(then);
    expect(await revision.read(api.dataSource.manager)).toBe(before + 1);

    const [newest] = (await list(subject, id)).data;
    expect(newest).toMatchObject({ number: number + 2, action: 'version_restored' });
    expect(newest).toMatchObject({ restored_from: detail.at, differs: false });
    expect(fieldsOf(newest!.changes)).toEqual([...changed].sort());
    const line = await newestLine(subject, id);
    expect(line).toMatchObject({ action: 'version_restored', subject_id: id });
    expect(line.changes).toContainEqual(
      expect.objectContaining({ field: 'restored_from', after: detail.at }),
    );

    // The state before the restore is a version like any other.
    await restore(subject, id, { ...body, version: restored.body.record.version }).expect(409);
    const back = { version_of_history: number + 1, version: restored.body.record.version };
    await restore(subject, id, back).expect(200);
    expect(seen(await read(), names)).toMatchObject(seen({ ...then, ...(await read()) }, names));
    expect((await list(subject, id)).data[1]!.differs).toBe(true);
  });
});

describe('restoring a version', () => {
  it('is blocked by a category in the trash, a taken address, or a text changed before texts were kept', async () => {
    const fields = { title: 'Curtain Two', path: 'curtain-two', kind: 'wall_mounted' };
    const category = await api.as('staff', 'post', '/api/v1/categories').send(fields).expect(201);
    const { id: categoryId } = category.body.data;
    const product = await recordOf({
      ...kinds[0]!,
      added: { ...kinds[0]!.added, category: categoryId },
    });
    await product.put({ category: 'slim-duct' });
    await api.as('staff', 'delete', `/api/v1/categories/${categoryId}`).expect(200);
    const { data } = await one('product', product.id, 1);
    expect(data.differences).toMatchObject([
      {
        field: 'category_id',
        then: { kind: 'reference', id: categoryId, name: 'Curtain Two' },
        obstacle: 'The category ‘Curtain Two’ is in the trash.',
      },
    ]);
    await restore('product', product.id, {
      version_of_history: 1,
      without: ['category_id'],
    }).expect(409);

    const moved = await recordOf({ ...kinds[1]!, added: { title: 'First', path: 'first-path' } });
    await moved.put({ path: 'second-path', aliases: [], title: 'Moved' });
    await moved.put({ aliases: [] });
    await api
      .as('staff', 'post', '/api/v1/categories')
      .send({ title: 'Thief', path: 'first-path' })
      .expect(201);
    const taken = await one('category', moved.id, 1);
    expect(taken.data.differences).toContainEqual(
      expect.objectContaining({
        field: 'path',
        obstacle: '/products/first-path is used by the category ‘Thief’.',
      }),
    );
    await restore('category', moved.id, {
      version_of_history: 1,
      version: taken.record.version,
      without: ['path'],
    }).expect(200);
    expect(await moved.read()).toMatchObject({ title: 'First', path: '/products/second-path' });

    const post = await recordOf(kinds[4]!);
    await post.put({ body: 'Another text.' });
    await api.dataSource.getRepository(AuditTextEntity).clear();
    const lost = await one('post', post.id, 1);
    expect(lost.data.differences.find(({ field }) => field === 'body')).toMatchObject({
      then: { kind: 'lost' },
      now: { kind: 'value', value: 'Another text.' },
      obstacle: 'This text was changed before texts were stored.',
    });
  });

  it('is rejected for a record that has changed since or is in the trash', async () => {
    const { id, put } = await recordOf(kinds[2]!);
    await put({ title: 'After' });
    const late = await restore('gallery', id, { version_of_history: 1, version: 1 }).expect(409);
    expect(late.body).toMatchObject({
      ...{ code: 'conflict', changed_by: NAMES.staff },
      current: { title: 'After', version: 2 },
    });
    await api.as('staff', 'delete', `/api/v1/gallery/${id}`).expect(200);
    expect((await list('gallery', id)).record.in_trash).toBe(true);
    const { body } = await restore('gallery', id, { version_of_history: 1 }).expect(409);
    expect(body.message).toContain('in the trash');
  });
});

describe('a version', () => {
  it('is accessible to staff, that of the company to the owner', async () => {
    const path = addressOf('product', 1);
    await api.call('get', path).expect(401);
    await api.as('visitor', 'get', path).expect(403);
    await api.as('staff', 'get', path).expect(200);
    await api.as('staff', 'get', addressOf('company', 1)).expect(403);
    await restore('company', 1, { version_of_history: 1 }, 'staff').expect(403);
    await api.as('staff', 'get', addressOf('product', 999_999)).expect(404);
    await api.as('staff', 'get', `${path}/999`).expect(404);
    await api.as('staff', 'get', '/api/v1/history/user/1').expect(400);
  });

  it('is paged from the newest, without the name of a deleted account', async () => {
    const { id, put } = await recordOf(kinds[5]!);
    for (let n = 1; n <= 4; n++) await put({ position: n });
    const page = await list('opening', id, '?page=2&pageSize=2');
    expect([page.total, page.data.map(({ number }) => number)]).toEqual([5, [3, 2]]);
    expect(page.data[0]!.changes).toMatchObject([
      { field: 'position', before: { value: 1 }, after: { value: 2 } },
    ]);
    const lines = api.dataSource.getRepository(AuditEntity);
    await lines.update({ id: (await newestLine('opening', id)).id }, { actor_id: 999_999 });
    const newest = (await list('opening', id)).data[0]!;
    expect([newest.by, newest.automatic]).toEqual([null, false]);
  });

  it('is also created by imports and bulk price changes', async () => {
    const { id } = await recordOf({ ...kinds[0]!, added: { ...kinds[0]!.added, model: 'H-19' } });
    const prices = { ids: [id], field: 'regular_price', by: 'set', value: 70_000, round_to: 1 };
    await api
      .as('staff', 'post', '/api/v1/products/prices')
      .send({ ...prices, preview: false, versions: [1] })
      .expect(200);
    const { data } = await list('product', id);
    expect(data[0]!.changes).toMatchObject([
      { field: 'regular_price', before: { value: 62_000 }, after: { value: 70_000 } },
    ]);
    const files = fileStories(api);
    const row = { id, type: 'Indoor Unit', model: 'H-19', title: 'Wall unit' };
    const file = [{ ...row, category: 'wall-mounted', regular_price: '71,000' }];
    const { id: importId } = await files.preview(file, 'prices-november.json');
    await files.apply(importId).expect(200);
    const [imported] = (await list('product', id)).data;
    expect(imported).toMatchObject({
      number: 3,
      import: { file_name: 'prices-november.json', undone: false },
    });
    expect(fieldsOf(imported!.changes)).toEqual(['regular_price']);
    await restore('product', id, { version_of_history: 1, version: 3 }, 'staff').expect(200);
    const { body } = await api.as('staff', 'get', `/api/v1/products/${id}`).expect(200);
    expect(body).toMatchObject({ regular_price: 62_000, version: 4 });
  });

  it('is not kept forever: its audit line stays, its long texts are deleted', async () => {
    const { id, put } = await recordOf(kinds[4]!);
    await put({ body: 'Another text.' });
    const lines = api.dataSource.getRepository(AuditEntity);
    const texts = api.dataSource.getRepository(AuditTextEntity);
    const longAgo = new Date(Date.now() - 366 * DAY_MS);
    await lines.update({ subject: 'post', subject_id: id }, { created_at: longAgo });
    await texts.update({ audit_id: (await newestLine('post', id)).id }, { created_at: longAgo });
    await put({ title: 'The only one' });
    const { data, total } = await list('post', id);
    // The version before the change was replaced just now.
    expect([total, data.map(({ number }) => number)]).toEqual([2, [3, 2]]);
    expect((await one('post', id, 2)).data.differences).toMatchObject([{ field: 'title' }]);
    await api.as('staff', 'get', `${addressOf('post', id)}/1`).expect(404);
    await stories.keepHouse();
    expect(await texts.countBy({ created_at: LessThan(new Date(Date.now() - DAY_MS)) })).toBe(0);
    expect(await lines.countBy({ subject: 'post', subject_id: id })).toBe(3);
  });
});
