import { MediaEntity } from '../../platform/media/media.entity';
import {
  pictureFile,
  removeReplacedPictures,
  storedPictures,
} from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { TranslationEntity } from '../../platform/translations/translation.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
const NEW = { type: 'Indoor Unit', model: 'SC-18', title: 'Wall unit', category: 'wall-mounted' };
const COLOURS = { red: '#aa1122', green: '#11aa22', blue: '#1122aa' };
type Colour = keyof typeof COLOURS;
interface Shown {
  id: number;
  image_1: string | null;
  image_2: string | null;
  image_3: string | null;
  pictures: { key: string; alt: string }[];
}

/** Sends a write with a picture of one colour in each of some fields. */
async function send(
  method: 'post' | 'put',
  path: string,
  fields: Record<string, string>,
  pictures: Partial<Record<'image_1' | 'image_2' | 'image_3', Colour | Buffer>> = {},
) {
  const request = api.as('staff', method, path);
  for (const [field, value] of Object.entries(fields)) void request.field(field, value);
  for (const [field, colour] of Object.entries(pictures)) {
    const file = typeof colour === 'string' ? await pictureFile(COLOURS[colour]) : colour;
    void request.attach(field, file, `${field}.png`);
  }
  return request;
}
const create = async (pictures: Parameters<typeof send>[3]): Promise<Shown> => {
  const response = await send('post', LIST, NEW, pictures);
  expect(response.status).toBe(201);
  return response.body as Shown;
};
const lay = (id: number, pictures: unknown, uploads?: Parameters<typeof send>[3]) =>
  send('put', `${LIST}/${id}`, { pictures: JSON.stringify(pictures) }, uploads);
const keys = ({ pictures }: Shown) => pictures.map(({ key }) => key);
const isStored = async (path: string | null) =>
  (await api.call('get', `/storage/${path}`)).status === 200;

describe('storing pictures of a product', () => {
  it('puts each into its slot', async () => {
    const product = await create({ image_1: 'red', image_3: 'blue' });
    expect(product.image_2).toBeNull();
    expect(product.pictures).toEqual([
      expect.objectContaining({ alt: 'Wall unit', width: 400, height: 300 }),
      expect.objectContaining({ alt: 'Wall unit' }),
    ]);
    expect(await isStored(product.image_1)).toBe(true);
    expect(await isStored(product.image_3)).toBe(true);
  });

  it('replaces them one by one, and keeps the old one for versions only', async () => {
    await removeReplacedPictures(api);
    const before = await create({ image_1: 'red', image_2: 'green' });
    const rows = (await storedPictures(api)).rows;
    const after = (await send('put', `${LIST}/${before.id}`, {}, { image_2: 'blue' }))
      .body as Shown;
    expect(after.image_1).toBe(before.image_1);
    expect(after.image_2).not.toBe(before.image_2);
    expect(await isStored(before.image_2)).toBe(true);
    await removeReplacedPictures(api);
    expect(await isStored(before.image_2)).toBe(false);
    expect(await isStored(after.image_2)).toBe(true);
    expect((await storedPictures(api)).rows).toBe(rows);
  });

  it('swaps slots, clears one and changes a text', async () => {
    const before = await create({ image_1: 'red', image_2: 'green', image_3: 'blue' });
    const [red, green, blue] = keys(before);
    const turned = await lay(before.id, [{ keep: 3 }, null, { keep: 1, alt: 'The front' }]);
    expect(turned.status).toBe(200);
    const after = turned.body as Shown;
    expect(after.image_2).toBeNull();
    expect(keys(after)[0]).toBe(blue);
    expect(after.pictures.map(({ alt }) => alt)).toEqual(['Wall unit', 'The front']);
    expect(await isStored(after.image_3)).toBe(true);
    for (const removed of [red, green]) expect(await isStored(`${removed}/400.webp`)).toBe(false);
  });

  it('fills the slots in the given order', async () => {
    const before = await create({ image_1: 'red' });
    const response = await lay(before.id, [{ upload: 'image_2', alt: 'New front' }, { keep: 1 }], {
      image_2: 'green',
    });
    const after = response.body as Shown;
    expect(after.pictures[0]!.alt).toBe('New front');
    expect(keys(after)[1]).toBe(keys(before)[0]);
  });

  it('keeps demonstration pictures that other products show', async () => {
    const { body: first } = await api.call('get', `${LIST}/1`);
    const { body: second } = await api.call('get', `${LIST}/2`);
    expect(first.pictures[0].key).toBe(second.pictures[0].key);
    expect((await lay(1, [{ keep: 1, alt: 'Only mine' }])).body.pictures).toEqual([
      expect.objectContaining({ alt: 'Only mine' }),
    ]);
    const after = (await api.call('get', `${LIST}/2`)).body;
    expect(after.pictures).toEqual(second.pictures);
    expect(await isStored(after.image_1)).toBe(true);
  });

  it('copies them with a duplicate, independent of the original', async () => {
    const original = await create({ image_1: 'red', image_3: 'blue' });
    const { manager } = api.dataSource;
    const { id } = await manager.findOneByOrFail(MediaEntity, { key: original.pictures[0]!.key });
    await manager.insert(TranslationEntity, {
      ...{ subject: 'media', subject_id: id, field: 'alt', locale: 'bn', state: 'approved' },
      ...{ text: 'ক্যাসেট, নিচ থেকে', approved: 'ক্যাসেট, নিচ থেকে', source_hash: '' },
    });
    const copy = (await api.as('staff', 'post', `${LIST}/${original.id}/duplicate`)).body as Shown;
    expect(copy.image_2).toBeNull();
    expect(keys(copy)).toHaveLength(2);
    const inBangla = await api.as('staff', 'get', `${LIST}/${copy.id}?locale=bn`);
    expect(inBangla.body.pictures[0].alt).toBe('ক্যাসেট, নিচ থেকে');
    for (const key of keys(copy)) expect(keys(original)).not.toContain(key);
    await lay(original.id, [null, null, null]);
    await removeReplacedPictures(api);
    expect(await isStored(original.image_1)).toBe(false);
    expect(await isStored(copy.image_1)).toBe(true);
    expect(await isStored(copy.image_3)).toBe(true);
  });
});

describe('a rejected write', () => {
  const leavesNothing = async (write: () => Promise<{ status: number; body: unknown }>) => {
    const before = await storedPictures(api);
    const response = await write();
    expect(await storedPictures(api)).toEqual(before);
    return response;
  };
  const text = Buffer.from('hello');

  it('leaves neither row nor file if one of several pictures is invalid', async () => {
    const response = await leavesNothing(() =>
      send('post', LIST, NEW, { image_1: 'red', image_2: 'green', image_3: text }),
    );
    expect(response).toMatchObject({
      status: 400,
      body: { fields: { image_3: expect.any(String) } },
    });
  });

  it('leaves neither row nor file for an unknown category or a stale version', async () => {
    const product = await create({ image_1: 'red' });
    const unknown = await leavesNothing(() =>
      send('post', LIST, { ...NEW, category: 'nowhere' }, { image_1: 'red' }),
    );
    expect(unknown.status).toBe(400);
    const stale = await leavesNothing(() =>
      send('put', `${LIST}/${product.id}`, { version: '99' }, { image_1: 'blue' }),
    );
    expect(stale.status).toBe(409);
    expect(await isStored(product.image_1)).toBe(true);
  });

  it.each([
    [[{ keep: 2 }], {}, 'pictures', 'There is no picture in position 2.'],
    [[{ keep: 1 }, { keep: 1 }], {}, 'pictures', 'Each picture can be used only once.'],
    [[{ upload: 'image_1' }], {}, 'image_1', 'This picture was not received.'],
    [[{ keep: 1 }], { image_2: 'green' as const }, 'image_2', 'This picture has no position.'],
  ])(
    'leaves neither row nor file for conflicting slots: %j',
    async (pictures, uploads, field, sentence) => {
      const product = await create({ image_1: 'red' });
      const response = await leavesNothing(() => lay(product.id, pictures, uploads));
      expect(response).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
    },
  );

  it('leaves neither row nor file if another editor uploads pictures concurrently', async () => {
    await removeReplacedPictures(api);
    const product = await create({ image_1: 'red' });
    const before = await storedPictures(api);
    const put = (colour: Colour) =>
      send('put', `${LIST}/${product.id}`, { version: '1' }, { image_1: colour });
    const statuses = (await Promise.all([put('green'), put('blue')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    await removeReplacedPictures(api);
    const after = await storedPictures(api);
    expect(after.rows).toBe(before.rows);
    expect(after.files).toHaveLength(before.files.length);
    const { body } = await api.call('get', `${LIST}/${product.id}`);
    expect(await isStored(body.image_1 as string)).toBe(true);
  });
});
