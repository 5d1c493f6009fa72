import type { HistorySubject } from '@shishir/contract';
import { revision } from '../../platform/database/revision';
import { MediaAliasEntity } from '../../platform/media/media-alias.entity';
import { MediaEntity } from '../../platform/media/media.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { versionStories } from '../../platform/testing/version-stories';
import { countUses, isUsed, pictureRecords, placesOf } from './picture-places';

let api: TestApi;
let stories: ReturnType<typeof versionStories>;
beforeAll(async () => {
  api = await startTestApi();
  stories = versionStories(api);
});
afterAll(() => api.close());

const LIST = '/api/v1/media';
const media = () => api.dataSource.getRepository(MediaEntity);
const read = async (id: number) =>
  (await api.as('owner', 'get', `${LIST}/${id}`).expect(200)).body.data;
const replace = async (
  id: number,
  fields: Record<string, string> = {},
  account: 'staff' | 'owner' = 'owner',
) =>
  api
    .as(account, 'post', `${LIST}/${id}/replace`)
    .field(fields)
    .attach('image', await pictureFile('#22aa44', 500, 400), 'b.png');
const replaced = async (id: number) => {
  const response = await replace(id);
  expect(response.body.message).toBeUndefined();
  return response.body.data as { id: number; picture: { key: string; alt: string } };
};
/** Puts one picture into every column that can have one, except portraits. */
async function everywhere(): Promise<number> {
  const { id } = await media().findOneByOrFail({ key: 'scenes/chiller-hall' });
  for (const { subject, record } of pictureRecords) {
    if (subject === 'user') continue;
    const { tableName } = api.dataSource.getMetadata(record.type.entity);
    const [row] = await api.dataSource.query<{ id: number }[]>(
      `SELECT MIN(id) AS id FROM ${tableName}`,
    );
    const columns = record.pictures.map((column) => `${column} = ?`).join(', ');
    await api.dataSource.query(`UPDATE ${tableName} SET ${columns} WHERE id = ?`, [
      ...record.pictures.map(() => id),
      row!.id,
    ]);
  }
  return id;
}

describe('replacing a picture', () => {
  it('keeps its description in Bangla', async () => {
    const { id } = await media().findOneByOrFail({ key: 'scenes/workshop' });
    const banglaOf = async (of: number) => {
      const url = `/api/v1/translations/media/${of}`;
      return (await api.as('staff', 'get', url).expect(200)).body.data.texts[0].text as string;
    };
    const before = await banglaOf(id);
    expect(before).toContain('ওয়ার্কশপ');
    expect(await banglaOf((await replaced(id)).id)).toBe(before);
  });

  it('updates every place in one transaction, with a version per record and one batch', async () => {
    const id = await everywhere();
    const [product] = (await placesOf(api.dataSource.manager, id, 1)) as { id: number }[];
    await api.as('staff', 'delete', `/api/v1/products/${product!.id}`).expect(200);
    await media().update({ id }, { alt: 'The chillers', focal_x: 10 });
    const before = await placesOf(api.dataSource.manager, id, 100);
    const subjects = new Set(before.map(({ subject }) => subject));
    expect([...subjects].sort()).toEqual([
      'category',
      'company',
      'gallery',
      'industry',
      'post',
      'product',
      'section',
      'vrf-project',
    ]);
    const old = await media().findOneByOrFail({ id });
    const at = await revision.read(api.dataSource.manager);
    const after = await replaced(id);
    expect(after.id).not.toBe(id);
    expect(after.picture).toMatchObject({ alt: 'The chillers', width: 500, height: 400 });
    expect(after.picture).not.toHaveProperty('focal');
    expect(await revision.read(api.dataSource.manager)).toBe(at + 1);
    expect(await placesOf(api.dataSource.manager, after.id, 100)).toEqual(before);
    expect(await countUses(api.dataSource.manager, [id])).toEqual(new Map());
    const [line] = await api.dataSource
      .getRepository(AuditEntity)
      .findBy({ subject: 'media', subject_id: after.id });
    expect(line).toMatchObject({
      action: 'replaced',
      changes: [
        { field: 'key', before: old.key, after: after.picture.key },
        { field: 'places', after: before.length },
      ],
    });
    const batch = await api.dataSource
      .getRepository(AuditEntity)
      .findBy({ batch: line!.batch!, action: 'updated' });
    expect(batch.map(({ subject, subject_id }) => `${subject} ${subject_id}`).sort()).toEqual(
      [...new Set(before.map((place) => `${place.subject} ${place.id}`))].sort(),
    );
    // Kept for former versions, at its original address.
    expect((await media().findOneByOrFail({ id })).released_at).not.toBeNull();
    await stories.keepHouse();
    await api.call('get', `/storage/${old.key}/320.webp`).expect(200);
  });

  it('can be undone per record by restoring a version', async () => {
    const { body: product } = await api.call('get', '/api/v1/products/2').expect(200);
    const { id, key } = await media().findOneByOrFail({ key: product.pictures[0].key });
    const after = await replaced(id);
    const shown = async () =>
      (await api.call('get', '/api/v1/products/2').expect(200)).body.pictures[0].key as string;
    expect(await shown()).toBe(after.picture.key);
    const subject: HistorySubject = 'product';
    await api.as('staff', 'put', '/api/v1/products/2').send({ title: 'Written since' }).expect(200);
    const { data, record } = await stories.list(subject, 2);
    expect(data[1]!.changes.map(({ field }) => field)).toContain('image_1_id');
    await api.as('staff', 'put', '/api/v1/products/2').send({ pictures: [] }).expect(200);
    await stories
      .restore(subject, 2, { version_of_history: data[1]!.number, version: record.version! + 1 })
      .expect(200);
    expect(await shown()).toBe(after.picture.key);
    expect(await media().countBy({ key })).toBe(1);
  });

  it('moves the addresses of the old site to the new picture', async () => {
    const path = '/images/products/outdoor/am224dxvggh-1.webp';
    const aliases = api.dataSource.getRepository(MediaAliasEntity);
    const { media_id } = await aliases.findOneByOrFail({ path });
    const after = await replaced(media_id);
    const { body } = await api.call('get', '/api/v1/media/old-address').query({ path }).expect(200);
    expect(body.data.key).toBe(after.picture.key);
  });

  it('leaves one picture if the replaced one had no place', async () => {
    const before = await storedPictures(api);
    const { id } = (
      await api
        .as('staff', 'post', LIST)
        .attach('image', await pictureFile(), 'a.png')
        .expect(201)
    ).body.data;
    const after = await replaced(id);
    await api.as('staff', 'get', `${LIST}/${id}`).expect(404);
    expect((await storedPictures(api)).rows).toBe(before.rows + 1);
    await api.as('staff', 'delete', `${LIST}/${after.id}`).send({}).expect(200);
    expect(await storedPictures(api)).toEqual(before);
  });

  it('changes nothing on failure, before or during the transaction', async () => {
    const [used] = await api.dataSource.query<{ id: number }[]>(
      `SELECT id FROM media WHERE ${isUsed(api.dataSource.manager, ['gallery'])} LIMIT 1`,
    );
    const id = used!.id;
    const { version, places } = await read(id);
    const before = await storedPictures(api);
    const at = await revision.read(api.dataSource.manager);
    const none = await api
      .as('staff', 'post', `${LIST}/${id}/replace`)
      .field({ version })
      .expect(400);
    expect(none.body.fields).toEqual({ image: 'Image is required' });
    const text = await api
      .as('staff', 'post', `${LIST}/${id}/replace`)
      .attach('image', Buffer.from('text'), 'a.png')
      .expect(400);
    expect(Object.keys(text.body.fields)).toEqual(['image']);
    expect((await replace(id, { version: String(version - 1) })).status).toBe(409);
    expect((await replace(999999)).status).toBe(404);
    // The audit line is written last: without its table everything is rolled back.
    await api.dataSource.query('ALTER TABLE audit_log RENAME TO audit_gone');
    try {
      expect((await replace(id)).status).toBe(500);
    } finally {
      await api.dataSource.query('ALTER TABLE audit_gone RENAME TO audit_log');
    }
    expect(await storedPictures(api)).toEqual(before);
    expect(await revision.read(api.dataSource.manager)).toBe(at);
    expect(await read(id)).toMatchObject({ version, places, released_at: null });
  });

  it('is rejected above 5,000 places and changes nothing', async () => {
    const { id } = await media().findOneByOrFail({ key: 'products/filter' });
    const products = api.dataSource.getRepository(ProductEntity);
    const { category_id, type } = (await products.findOneBy({}))!;
    const one = { category_id, type, title: 'Filter', image_1_id: id };
    for (let made = 0; made < 5_000; made += 500) {
      await products.insert(
        Array.from({ length: 500 }, (_, row) => ({ ...one, model: `F-${made + row}` })),
      );
    }
    const before = await storedPictures(api);
    const { status, body } = await replace(id);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(
        /^This picture is used in 5,00\d places, and up to 5,000 can be changed at once/,
      ),
    ]);
    expect(await storedPictures(api)).toEqual(before);
    await products.delete({ title: 'Filter' });
  });

  it('loses no place when two requests run concurrently', async () => {
    const { id } = await media().findOneByOrFail({ key: 'products/chiller-front' });
    const places = (await placesOf(api.dataSource.manager, id, 100)).length;
    expect(places).toBeGreaterThan(0);
    const [one, other] = await Promise.all([replace(id), replace(id)]);
    expect([one.status, other.status]).toContain(200);
    const uses = await countUses(
      api.dataSource.manager,
      (await media().find({ select: { id: true } })).map((row) => row.id),
    );
    const winners = [one, other].filter(({ status }) => status === 200);
    const total = winners.reduce((sum, { body }) => sum + (uses.get(body.data.id) ?? 0), 0);
    expect(total).toBe(places);
  });

  it('is limited to accounts that may change the records', async () => {
    const contact = (await media().findOneByOrFail({ key: 'gallery/commissioning' })).id;
    await api.dataSource.query('UPDATE company SET contact_picture_id = ?', [contact]);
    expect((await replace(contact, {}, 'staff')).status).toBe(403);
    const image = await pictureFile();
    const { body } = await api.as('staff', 'get', '/api/v1/auth/session').expect(200);
    const own = body.user as { id: number };
    await api
      .as('staff', 'put', `/api/v1/user/${own.id}`)
      .attach('image', image, 'me.png')
      .expect(200);
    const portrait = await media().findOneByOrFail({ kind: 'avatar', created_by: own.id });
    expect((await replace(portrait.id, {}, 'owner')).status).toBe(403);
    const after = await replace(portrait.id, {}, 'staff');
    expect(after.body.data.picture).toMatchObject({ width: 640, height: 640 });
    // Accounts have no versions: the former portrait is deleted.
    expect(await media().countBy({ id: portrait.id })).toBe(0);
  });
});
