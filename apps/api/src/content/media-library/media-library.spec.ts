import { type Company, MEDIA_KINDS } from '@shishir/contract';
import { revision } from '../../platform/database/revision';
import { MediaEntity } from '../../platform/media/media.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { versionStories } from '../../platform/testing/version-stories';
import { pictureRecords } from './picture-places';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/media';
const media = () => api.dataSource.getRepository(MediaEntity);
const read = async (id: number, account: 'staff' | 'owner' = 'staff') =>
  (await api.as(account, 'get', `${LIST}/${id}`).expect(200)).body.data;
const list = async (query = '') => {
  const { body, headers } = await api.as('staff', 'get', LIST + query).expect(200);
  return {
    rows: body.data as { id: number; name: string; uses: number }[],
    total: Number(headers['x-total-count']),
  };
};
const change = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const remove = (id: number, body: object = {}) =>
  api.as('staff', 'delete', `${LIST}/${id}`).send(body);
const upload = async (fields: Record<string, string> = {}) =>
  (
    await api
      .as('staff', 'post', LIST)
      .field(fields)
      .attach('image', await pictureFile(), 'a.png')
      .expect(201)
  ).body.data;
const galleryItem = async (title: string) =>
  (
    await api
      .as('staff', 'post', '/api/v1/gallery')
      .field({ title })
      .attach('image', await pictureFile(), 'a.png')
      .expect(201)
  ).body.data as { id: number; image: string; picture: { key: string } };
const ofKey = async (key: string) => (await media().findOneByOrFail({ key })).id;
const lines = (id: number) =>
  api.dataSource
    .getRepository(AuditEntity)
    .find({ where: { subject: 'media', subject_id: id }, order: { id: 'ASC' } });

describe('the list of picture places', () => {
  it('includes every database column that refers to a picture', () => {
    const columns = api.dataSource.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys
        .filter(({ referencedEntityMetadata }) => referencedEntityMetadata.target === MediaEntity)
        .flatMap(({ columnNames }) => columnNames.map((column) => `${tableName}.${column}`)),
    );
    const known = pictureRecords.flatMap(({ record }) => {
      const { tableName } = api.dataSource.getMetadata(record.type.entity);
      return record.pictures.map((column) => `${tableName}.${column}`);
    });
    // Old addresses of a picture follow its replacement.
    expect(known.sort()).toEqual(columns.filter((one) => one !== 'media_alias.media_id').sort());
  });
});

describe('the list of pictures', () => {
  it('contains every picture with its number of places, and a total', async () => {
    const { rows, total } = await list('?pageSize=100');
    expect(total).toBe(await media().count());
    expect(rows).toHaveLength(Math.min(total, 100));
    const front = rows.find(({ name }) => name === 'vrf-outdoor-front')!;
    const detail = await read(front.id);
    expect(detail.uses).toBe(front.uses);
    expect(detail.places.length).toBe(Math.min(front.uses, 100));
  });

  it('has a summary with the same numbers', async () => {
    const { body } = await api.as('staff', 'get', `${LIST}/summary`).expect(200);
    expect(body.data.all).toBe(await media().count());
    expect(body.data.bytes).toBe(await media().sum('bytes'));
    expect(body.data.unused).toBe((await list('?used=false&pageSize=1')).total);
    for (const kind of Object.keys(MEDIA_KINDS)) {
      expect([kind, body.data.by_kind[kind]]).toEqual([
        kind,
        (await list(`?kind=${kind}&pageSize=1`)).total,
      ]);
    }
    expect(body.data.by_kind.product).toBeGreaterThan(20);
  });

  it('finds pictures by description, file name and names of records that use them', async () => {
    const item = await galleryItem('Ice rink of Uttara');
    const id = await ofKey(item.picture.key);
    await change(id, { alt: 'Rows of pipes under white frost' }).expect(200);
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).rows.map((row) => row.id);
    expect(await found('under white frost')).toEqual([id]);
    expect(await found('rink of utt')).toEqual([id]);
    expect(await found('vrf-outdoor-twin-fans')).toHaveLength(1);
    expect(await found('%')).toEqual([]);
    expect((await list('?q=rink%20of%20utt&used=false')).total).toBe(0);
    expect((await list('?q=rink%20of%20utt&kind=product')).total).toBe(0);
  });

  it('rejects unknown parameters and values', async () => {
    for (const query of ['?kind=car', '?used=maybe', '?sort=alt', '?x=1']) {
      await api.as('staff', 'get', LIST + query).expect(400);
    }
    await api.as('staff', 'get', `${LIST}/999999`).expect(404);
    await api.as('visitor', 'get', LIST).expect(403);
    await api.call('get', LIST).expect(401);
  });
});

describe('changing the focal point and description of a picture', () => {
  it('shows them with the picture everywhere and audits them', async () => {
    const item = await galleryItem('Cold store');
    const id = await ofKey(item.picture.key);
    const path = `/api/v1/gallery/${item.id}`;
    const visible = async () => (await api.call('get', path).expect(200)).body.data.picture;
    expect(await visible()).not.toHaveProperty('focal');
    const before = await revision.read(api.dataSource.manager);
    const { body } = await change(id, {
      alt: 'The cold store at night',
      focal: { x: 20, y: 80 },
      version: 1,
    }).expect(200);
    expect(body.data).toMatchObject({ version: 2, focal: { x: 20, y: 80 } });
    expect(await visible()).toMatchObject({
      alt: 'The cold store at night',
      focal: { x: 20, y: 80 },
    });
    expect(await revision.read(api.dataSource.manager)).toBe(before + 1);
    expect(await lines(id)).toMatchObject([
      {
        action: 'updated',
        changes: [
          { field: 'alt', before: 'Cold store', after: 'The cold store at night' },
          { field: 'focal_x', before: 50, after: 20 },
          { field: 'focal_y', before: 50, after: 80 },
        ],
      },
    ]);
    await change(id, { focal: { x: 50, y: 50 } }).expect(200);
    expect(await visible()).not.toHaveProperty('focal');
  });

  it('affects the page of a product and is inherited by a copy of its picture', async () => {
    const { body: product } = await api.call('get', '/api/v1/products/1').expect(200);
    const id = await ofKey(product.pictures[0].key);
    await change(id, { focal: { x: 10, y: 0 } }).expect(200);
    const again = await api.call('get', '/api/v1/products/1').expect(200);
    expect(again.body.pictures[0].focal).toEqual({ x: 10, y: 0 });
    const { body: copy } = await api.as('staff', 'post', '/api/v1/products/1/duplicate').send({});
    expect(copy.pictures[0].focal).toEqual({ x: 10, y: 0 });
    await change(id, { focal: { x: 50, y: 50 } }).expect(200);
  });

  it('rejects a point outside the picture and an outdated version', async () => {
    const { id } = await upload({ alt: 'Two editors' });
    const wrong = await change(id, { focal: { x: 101, y: 0.5 } }).expect(400);
    expect(wrong.body.fields).toEqual({
      'focal.x': 'Enter a whole number from 0 to 100',
      'focal.y': 'Enter a whole number from 0 to 100',
    });
    await change(id, { alt: 'x'.repeat(301) }).expect(400);
    await change(id, { alt: 'First', version: 1 }).expect(200);
    const second = await change(id, { alt: 'Second', version: 1 }).expect(409);
    expect(second.body.current).toMatchObject({ version: 2, picture: { alt: 'First' } });
    await change(999999, { alt: 'Nothing' }).expect(404);
  });
});

describe('a picture that is added to the library', () => {
  it('stays unused until staff delete it', async () => {
    await versionStories(api).keepHouse();
    const before = await storedPictures(api);
    const added = await upload({ alt: 'A spare picture' });
    expect(added).toMatchObject({
      name: 'A spare picture',
      uses: 0,
      places: [],
      former: [],
      kept_until: null,
      locked: null,
    });
    await versionStories(api).keepHouse();
    await read(added.id);
    await remove(added.id, { version: added.version }).expect(200);
    await api.as('staff', 'get', `${LIST}/${added.id}`).expect(404);
    expect(await storedPictures(api)).toEqual(before);
    expect(await lines(added.id)).toMatchObject([{ action: 'created' }, { action: 'deleted' }]);
  });

  it('leaves no trace if the file is not a picture', async () => {
    const before = await storedPictures(api);
    const text = await api
      .as('staff', 'post', LIST)
      .attach('image', Buffer.from('text'), 'a.png')
      .expect(400);
    expect(Object.keys(text.body.fields)).toEqual(['image']);
    const none = await api.as('staff', 'post', LIST).field({ alt: 'None' }).expect(400);
    expect(none.body.fields).toEqual({ image: 'Image is required' });
    expect(await storedPictures(api)).toEqual(before);
  });
});

describe('deleting a picture', () => {
  it('is rejected with the name of a record that uses it, even one in the trash', async () => {
    const item = await galleryItem('Laundry');
    const id = await ofKey(item.picture.key);
    const used = await remove(id).expect(409);
    expect(used.body.message).toContain('It is used by ‘Laundry’.');
    await api.as('staff', 'delete', `/api/v1/gallery/${item.id}`).expect(200);
    expect(await read(id)).toMatchObject({
      uses: 1,
      places: [
        { subject: 'gallery', id: item.id, name: 'Laundry', field: 'image_id', in_trash: true },
      ],
    });
    const inTrash = await remove(id).expect(409);
    expect(inTrash.body.message).toContain('which is in the trash');
    await api.call('get', `/storage/${item.image}`).expect(200);
  });

  it('removes it from former versions of records, which are listed beforehand', async () => {
    const item = await galleryItem('Boiler room');
    const id = await ofKey(item.picture.key);
    await api
      .as('staff', 'put', `/api/v1/gallery/${item.id}`)
      .attach('image', await pictureFile('#aa0000'), 'b.png')
      .expect(200);
    const former = await read(id);
    expect(former).toMatchObject({
      uses: 0,
      former: [{ subject: 'gallery', id: item.id, name: 'Boiler room', in_trash: false }],
    });
    expect(Date.parse(former.kept_until)).toBeGreaterThan(Date.now());
    await remove(id).expect(200);
    await api.call('get', `/storage/${item.image}`).expect(404);
    const stories = versionStories(api);
    const { data } = await stories.one('gallery', item.id, 1);
    expect(data.differences[0]!.obstacle).toBe('This picture was deleted.');
  });

  it('is rejected with an outdated version', async () => {
    const { id } = await upload({ alt: 'Looked at' });
    await change(id, { alt: 'Changed since' }).expect(200);
    await remove(id, { version: 1 }).expect(409);
    await remove(id, { version: 2 }).expect(200);
    await remove(id).expect(404);
  });
});

describe('a picture that staff may not change', () => {
  it('is part of the company details, which only the owner changes', async () => {
    const { body: set } = await api
      .as('owner', 'put', '/api/v1/company/picture/sales-contact')
      .attach('image', await pictureFile(), 'contact.png')
      .expect(200);
    const id = await ofKey((set.data as Company).sales_contact!.picture!.key);
    expect(await read(id)).toMatchObject({
      places: [{ subject: 'company', field: 'contact_picture_id' }],
      locked: 'This picture is part of the company details. Only the owner can change it.',
    });
    expect((await read(id, 'owner')).locked).toBeNull();
    const { body } = await change(id, { alt: 'Changed' }).expect(403);
    expect(body.message).toContain('Only the owner can change');
    await api
      .as('owner', 'put', `${LIST}/${id}`)
      .send({ focal: { x: 50, y: 40 } })
      .expect(200);
  });

  it('is the portrait of another account', async () => {
    const { body } = await api.as('visitor', 'get', '/api/v1/auth/session').expect(200);
    const account = body.user as { id: number };
    await api
      .as('visitor', 'put', `/api/v1/user/${account.id}`)
      .attach('image', await pictureFile(), 'me.png')
      .expect(200);
    const { id } = await media().findOneByOrFail({ kind: 'avatar', created_by: account.id });
    expect((await read(id)).locked).toMatch(
      /^This is the portrait of .+\. Only they can change it\.$/,
    );
    await change(id, { alt: 'Somebody' }).expect(403);
    expect((await list('?kind=portrait')).rows.map((row) => row.id)).toContain(id);
  });
});
