import { MediaEntity } from '../../platform/media/media.entity';
import { pictureFile } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { addressOf, versionStories } from '../../platform/testing/version-stories';

let api: TestApi;
let stories: ReturnType<typeof versionStories>;
beforeAll(async () => {
  api = await startTestApi();
  stories = versionStories(api);
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
const DAY_MS = 24 * 60 * 60_000;
const media = () => api.dataSource.getRepository(MediaEntity);

/** Creates a product with a picture that has been replaced by another. */
async function withReplacedPicture() {
  const product = { type: 'Indoor Unit', model: 'H-18', title: 'Wall unit', category: 'slim-duct' };
  const { id } = (await api.as('staff', 'post', LIST).send(product).expect(201)).body as {
    id: number;
  };
  const path = `${LIST}/${id}`;
  const upload = async (colour: string) =>
    api
      .as('staff', 'put', path)
      .attach('image_1', await pictureFile(colour), 'a.png')
      .expect(200);
  const old = (await upload('#aa1122')).body.image_1 as string;
  const { number } = (await stories.list('product', id)).data[0]!;
  await upload('#11aa22');
  return {
    id,
    old,
    number,
    put: (body: object) => api.as('staff', 'put', path).send(body).expect(200),
    read: async () => (await api.as('staff', 'get', path).expect(200)).body,
    fetch: (picture: string, status: number) =>
      api.call('get', `/storage/${picture}`).expect(status),
  };
}

describe('a replaced picture', () => {
  it('is kept for its version, and restored with it', async () => {
    const { id, read, old, number, fetch } = await withReplacedPicture();
    await fetch(old, 200);
    await stories.keepHouse();
    await fetch(old, 200);
    const { data, record } = await stories.one('product', id, number);
    expect(data.differences).toMatchObject([
      {
        field: 'image_1_id',
        then: { kind: 'picture', picture: { alt: 'Wall unit' } },
        now: { kind: 'picture' },
        obstacle: null,
      },
    ]);
    const replaced = (await read())['image_1'] as string;
    const body = { version_of_history: number, version: record.version };
    await stories.restore('product', id, body, 'staff').expect(200);
    expect((await read())['image_1']).toBe(old);
    const key = old.slice(0, old.lastIndexOf('/'));
    expect(await media().findOneByOrFail({ key })).toMatchObject({ released_at: null });
    await fetch(replaced, 200);
  });

  it('is deleted with its version, which reports this and restores the rest', async () => {
    const { id, put, read, old, number, fetch } = await withReplacedPicture();
    await put({ title: 'Another title' });
    const key = old.slice(0, old.lastIndexOf('/'));
    await media().update({ key }, { released_at: new Date(Date.now() - 366 * DAY_MS) });
    await stories.keepHouse();
    await fetch(old, 404);
    expect(await media().countBy({ key })).toBe(0);
    const { data, record } = await stories.one('product', id, number);
    expect(data.differences.find(({ field }) => field === 'image_1_id')).toMatchObject({
      then: { kind: 'picture', picture: null },
      obstacle: 'This picture was deleted.',
    });
    const body = { version_of_history: number, version: record.version };
    const unseen = await stories.restore('product', id, body).expect(409);
    expect(unseen.body.fields).toEqual({ image_1_id: 'This picture was deleted.' });
    const { image_1: present } = await read();
    await stories.restore('product', id, { ...body, without: ['image_1_id'] }).expect(200);
    expect(await read()).toMatchObject({ title: 'Wall unit', image_1: present });
    await stories.restore('product', id, { ...body, version: record.version! + 1 }).expect(409);
  });

  it('is kept when its record is purged, unlike the current picture', async () => {
    const { id, read, old, fetch } = await withReplacedPicture();
    const current = (await read())['image_1'] as string;
    await api.as('staff', 'delete', `/api/v1/products/${id}`).expect(200);
    await api.dataSource.query('UPDATE products SET deleted_at = ? WHERE id = ?', [
      '2026-01-01 00:00:00',
      id,
    ]);
    await stories.keepHouse();
    await fetch(current, 404);
    await fetch(old, 200);
    await api.as('owner', 'get', addressOf('product', id)).expect(404);
  });
});
