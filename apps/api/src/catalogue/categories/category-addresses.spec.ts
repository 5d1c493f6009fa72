import { pictureFile, storedPictures } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
const post = (body: object) => api.as('staff', 'post', LIST).send(body);
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const made = async (body: object) => (await post(body).expect(201)).body.data;
const read = async (key: string | number) =>
  (await api.as('staff', 'get', `${LIST}/${key}`).expect(200)).body.data;

describe('an address of a category', () => {
  it.each([
    [{ path: 'chiller' }, 'path', '/products/chiller is used by the category ‘Chiller’.'],
    [{ path: 'vrf' }, 'path', '/products/vrf is used by the category ‘Outdoor Unit’.'],
    [
      { path: 'fresh', aliases: ['outdoor'] },
      'aliases',
      'outdoor is used by the category ‘Outdoor Unit’.',
    ],
    [{ path: 'fresh', aliases: ['vrf'] }, 'aliases', 'vrf is used by the category ‘Outdoor Unit’.'],
  ])('is rejected if another category has it: %j', async (body, field, sentence) => {
    const before = await storedPictures(api);
    const response = await api
      .as('staff', 'post', LIST)
      .field({ title: 'Twin', ...body } as Record<string, string>)
      .attach('image', await pictureFile(), 'a.png')
      .expect(400);
    expect(response.body.fields).toEqual({ [field]: sentence });
    expect(await storedPictures(api)).toEqual(before);
  });

  it('stays taken by a category in the trash until that is restored', async () => {
    const { id } = await made({
      title: 'Old Category',
      path: 'old-category',
      aliases: ['older-category'],
    });
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    await api.call('get', `${LIST}/old-category`).expect(404);
    await api.call('get', `${LIST}/older-category`).expect(404);
    const response = await post({ title: 'New', path: 'older-category' }).expect(400);
    expect(response.body.fields.path).toBe(
      '/products/older-category is used by the category ‘Old Category’, which is in the trash.',
    );
    const back = await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
    expect(back.body.data).toMatchObject({ slug: 'old-category', aliases: ['older-category'] });
    await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(404);
  });

  it('still leads to a category with a new path, which the menu follows', async () => {
    const { id } = await made({ title: 'Cold Wall', path: 'cold-wall', menu: 'about' });
    const moved = (await put(id, { title: 'Cool Wall', path: 'cool-wall' }).expect(200)).body.data;
    expect(moved).toMatchObject({ path: '/products/cool-wall', aliases: ['cold-wall'] });
    expect((await read('cold-wall')).id).toBe(id);
    const menu = (await api.call('get', '/api/v1/menu')).body.data as object[];
    expect(menu).toContainEqual(
      expect.objectContaining({ title: 'Cool Wall', path: '/products/cool-wall' }),
    );
    const back = (await put(id, { path: 'cold-wall' }).expect(200)).body.data;
    expect(back).toMatchObject({ slug: 'cold-wall', aliases: ['cool-wall'] });
  });

  it('is given to only one of several concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post({ title: `Race ${n}`, path: 'race' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
  });
});
