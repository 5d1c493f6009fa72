import { MediaEntity } from '../../platform/media/media.entity';
import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
/** Library picture that no record uses. */
let spare: MediaEntity;
beforeAll(async () => {
  api = await startTestApi();
  const key = 'scenes/workshop';
  spare = await api.dataSource.getRepository(MediaEntity).findOneByOrFail({ key });
});
afterAll(() => api.close());

const send = (method: 'post' | 'put', path: string, body: object) =>
  api.as('staff', method, `/api/v1/${path}`).send(body);
const uses = async () =>
  (await api.as('staff', 'get', `/api/v1/media/${spare.id}`).expect(200)).body.data.uses as number;

const NEW = {
  gallery: { title: 'Chosen' },
  industries: { title: 'Chosen', link: '/chosen' },
  'vrf-project': { project_name: 'Chosen', client_name: 'Somebody' },
  posts: { title: 'Chosen', excerpt: 'e', body: 'b', author: 'a', category: 'c' },
  categories: { title: 'Chosen', path: 'chosen' },
};

describe('a record with a picture of the library', () => {
  it.each(Object.entries(NEW))('is created and updated: %s', async (path, fields) => {
    const before = await storedPictures(api);
    const count = await uses();
    const form = api.as('staff', 'post', `/api/v1/${path}`);
    const added = await form.field({ ...fields, media_id: String(spare.id) }).expect(201);
    const { id } = added.body.data;
    expect(added.body.data.picture).toMatchObject({ key: spare.key, alt: spare.alt });
    expect(await uses()).toBe(count + 1);
    expect(await storedPictures(api)).toEqual(before);

    const other = await api
      .as('staff', 'put', `/api/v1/${path}/${id}`)
      .attach('image', await pictureFile(), 'a.png')
      .expect(200);
    expect(other.body.data.picture.key).not.toBe(spare.key);
    const again = await api
      .as('staff', 'put', `/api/v1/${path}/${id}`)
      .field({ media_id: String(spare.id) })
      .expect(200);
    expect(again.body.data.picture.key).toBe(spare.key);
  });

  it('is rejected if the picture is deleted, a portrait, or sent together with a file', async () => {
    const fields = (media_id: number) => ({ title: 'Nothing', media_id: String(media_id) });
    const add = (media_id: number) =>
      api.as('staff', 'post', '/api/v1/gallery').field(fields(media_id));
    const before = await storedPictures(api);
    const deleted = await add(999_999).expect(400);
    expect(deleted.body.fields).toEqual({
      image: 'This picture is no longer in the library. Please choose another one.',
    });
    const both = await add(spare.id)
      .attach('image', await pictureFile(), 'a.png')
      .expect(400);
    expect(both.body.fields).toEqual({
      image: 'Choose a file or a picture from the library, not both.',
    });
    expect(await storedPictures(api)).toEqual(before);
    const { body } = await api.as('visitor', 'get', '/api/v1/auth/session').expect(200);
    await api
      .as('visitor', 'put', `/api/v1/user/${body.user.id}`)
      .attach('image', await pictureFile(), 'me.png')
      .expect(200);
    const portrait = await api.dataSource
      .getRepository(MediaEntity)
      .findOneByOrFail({ kind: 'avatar' });
    const personal = await add(portrait.id).expect(400);
    expect(personal.body.fields.image).toContain('A portrait belongs to an account.');
  });

  it('leaves the picture stored when it is deleted', async () => {
    const added = await send('post', 'gallery', { title: 'One', media_id: spare.id }).expect(201);
    const { id } = added.body.data;
    await send('put', `gallery/${id}`, { media_id: spare.id }).expect(200);
    await api.as('staff', 'delete', `/api/v1/gallery/${id}`).expect(200);
    await api.as('staff', 'delete', `/api/v1/media/${spare.id}`).send({}).expect(409);
    await api.call('get', `/storage/${spare.key}/320.webp`).expect(200);
  });
});

describe('a product with pictures of the library', () => {
  const product = { type: 'Indoor Unit', model: 'LIB-1', title: 'Unit', category: 'slim-duct' };

  it('stores them in the given slots, with a copy for a different text', async () => {
    const pictures = [{ media: spare.id }];
    const { body } = await send('post', 'products', { ...product, pictures }).expect(201);
    expect(body.pictures).toMatchObject([{ key: spare.key, alt: spare.alt }]);
    const put = (slots: object[]) =>
      send('put', `products/${body.id}`, { pictures: slots }).expect(200);
    await put([{ keep: 1, alt: 'A text of its own' }]);
    const changed = await put([{ keep: 1 }, { media: spare.id, alt: spare.alt }]);
    expect(changed.body.pictures).toMatchObject([
      { alt: 'A text of its own' },
      { key: spare.key, alt: spare.alt },
    ]);
    expect(changed.body.pictures[0].key).not.toBe(spare.key);
  });

  it('rejects duplicate and deleted pictures', async () => {
    const twice = [{ media: spare.id }, { media: spare.id }];
    const doubled = await send('post', 'products', { ...product, pictures: twice }).expect(400);
    expect(doubled.body.fields).toEqual({ pictures: 'Each picture can be used only once.' });
    const deleted = [{ media: 999_999 }];
    const missing = await send('post', 'products', { ...product, pictures: deleted }).expect(400);
    expect(missing.body.fields.pictures).toContain('no longer in the library');
    const two = [{ media: spare.id, keep: 1 }];
    await send('post', 'products', { ...product, pictures: two }).expect(400);
  });
});
