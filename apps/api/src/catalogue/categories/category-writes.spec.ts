import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import {
  pictureFile,
  removeReplacedPictures,
  storedPictures,
} from '../../platform/testing/pictures';
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

describe('a new category', () => {
  it('comes last, with its path and aliases, and without products', async () => {
    const category = await made({
      title: 'Air Curtain',
      path: '/products/Air-Curtain',
      aliases: ['curtain'],
    });
    expect(category).toMatchObject({
      title: 'Air Curtain',
      slug: 'air-curtain',
      path: '/products/air-curtain',
      status: 'active',
      has_panel: false,
      aliases: ['curtain'],
      used_by: 0,
      product_count: 0,
    });
    const all = (await api.call('get', LIST)).body.data as { slug: string }[];
    expect(all.at(-1)!.slug).toBe('air-curtain');
    expect((await api.call('get', `${LIST}/CURTAIN`).expect(200)).body.data.id).toBe(category.id);
  });

  it.each([
    ['FCU Wall', true],
    ['Two Way CASSETTE', true],
    ['Fan Coil', false],
  ])('has panel fields by default with the title %s: %p', async (title, has_panel) => {
    const path = title.toLowerCase().replace(/ /g, '-');
    expect(await made({ title, path })).toMatchObject({ has_panel });
  });

  it('is added once, however often its form is sent', async () => {
    const send = () =>
      post({ title: 'Sent twice', path: 'sent-twice' }).set('Idempotency-Key', 'key-of-a-form');
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1].body).toEqual(responses[0].body);
  });

  it('keeps an explicit choice of panel fields', async () => {
    const category = await made({ title: 'Cassette Spare', path: 'spare', has_panel: false });
    expect(category.has_panel).toBe(false);
  });

  it('is accepted as multipart with a picture and a whole number', async () => {
    const response = await api
      .as('staff', 'post', LIST)
      .field({
        title: 'Air Cooler',
        path: 'air-cooler',
        position: '3',
        description: '',
        type: 'Air',
      })
      .field({ status: 'active', aliases: 'cooler, coolers' })
      .attach('image', await pictureFile(), 'cooler.png')
      .expect(201);
    const { data } = response.body;
    expect(data).toMatchObject({
      position: 3,
      description: null,
      aliases: ['cooler', 'coolers'],
      picture: { alt: 'Air Cooler', width: 400 },
    });
    await api.call('get', `/storage/${data.image}`).expect(200);
  });

  it.each(['3.5', 'x', '', ' '])(
    'is rejected with position ‘%s’ and leaves nothing behind',
    async (position) => {
      const before = await storedPictures(api);
      const response = await api
        .as('staff', 'post', LIST)
        .field({ title: 'Wrong', path: 'wrong', position })
        .attach('image', await pictureFile(), 'a.png')
        .expect(400);
      expect(response.body.fields).toEqual({ position: 'Position must be a whole number' });
      expect(await storedPictures(api)).toEqual(before);
    },
  );

  it('appears in the chosen menu', async () => {
    await made({ title: 'Air Shower', path: 'air-shower', menu: 'product' });
    const menu = (await api.call('get', '/api/v1/menu')).body.data as { title: string }[];
    expect(menu.filter(({ title }) => title === 'Air Shower')).toEqual([
      expect.objectContaining({ group: 'product', path: '/products/air-shower' }),
    ]);
  });

  it('raises the revision and is logged', async () => {
    const before = await revision.read(api.dataSource.manager);
    const { id } = await made({ title: 'Logged', path: 'logged' });
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
    const line = await api.dataSource
      .getRepository(AuditEntity)
      .findOneByOrFail({ subject: 'category', subject_id: id });
    expect(line).toMatchObject({ action: 'created', subject_name: 'Logged' });
    expect(line.changes).toContainEqual({ field: 'path', before: null, after: '/products/logged' });
  });
});

it('makes the process that saved a category reread the revision before its next page', async () => {
  await api.revisions.current();
  await made({ title: 'Read anew', path: 'read-anew' });
  expect(api.revisions.known()).toBeNull();
});

describe('an update of a category', () => {
  it.each(['', '3.5', null, true])(
    'rejects position %p and keeps the old one',
    async (position) => {
      const { id, position: before } = await read('chiller');
      const response = await put(id, { position }).expect(400);
      expect(response.body.fields).toEqual({ position: 'Position must be a whole number' });
      expect(await read('chiller')).toMatchObject({ position: before });
    },
  );

  it('keeps the products when the title changes', async () => {
    const { id } = await read('slim-duct');
    await put(id, { title: 'Slim Ducted' }).expect(200);
    const products = await api.call('get', '/api/v1/products?category=Slim Ducted').expect(200);
    expect(products.body).toHaveLength(5);
    expect(products.body[0]).toMatchObject({ category: 'Slim Ducted', category_slug: 'slim-duct' });
    await put(id, { title: 'Slim Duct' }).expect(200);
  });

  it('removes an inactive category from the public menu and list', async () => {
    const { id } = await read('ventilation');
    const paths = async () =>
      ((await api.call('get', '/api/v1/menu')).body.data as { path: string }[]).map(
        ({ path }) => path,
      );
    expect(await paths()).toContain('/products/ventilation');
    await put(id, { status: 'inactive' }).expect(200);
    expect(await paths()).not.toContain('/products/ventilation');
    await api.call('get', `${LIST}/ventilation`).expect(404);
    await put(id, { status: 'active' }).expect(200);
  });

  it('rejects a stale version with the current record', async () => {
    const { id, version } = await made({ title: 'Two Editors', path: 'two-editors' });
    await put(id, { description: 'Mine', version }).expect(200);
    const late = await put(id, { description: 'Yours', version }).expect(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      message:
        'This category was changed in the meantime. Please compare both versions and save again.',
      current: { id, description: 'Mine', version: version + 1, aliases: [], used_by: 0 },
    });
    expect((await read(id)).description).toBe('Mine');
    await put(id, { description: 'Yours', version: version + 1 }).expect(200);
  });

  it('keeps the version if nothing changes', async () => {
    const before = await read('filter');
    const after = (await put(before.id, { title: before.title }).expect(200)).body.data;
    expect(after.version).toBe(before.version);
  });

  it('deletes a replaced or removed picture once no version has it', async () => {
    await removeReplacedPictures(api);
    const { id } = await made({ title: 'Pictured', path: 'pictured' });
    const empty = await storedPictures(api);
    const upload = async (colour: string) =>
      (
        await api
          .as('staff', 'put', `${LIST}/${id}`)
          .attach('image', await pictureFile(colour), 'a.png')
          .expect(200)
      ).body.data.image as string;
    const first = await upload('#112233');
    const second = await upload('#332211');
    await api.call('get', `/storage/${first}`).expect(200);
    await removeReplacedPictures(api);
    await api.call('get', `/storage/${first}`).expect(404);
    await api.call('get', `/storage/${second}`).expect(200);
    await put(id, { remove_image: true }).expect(200);
    expect((await read(id)).picture).toBeNull();
    await removeReplacedPictures(api);
    expect((await storedPictures(api)).rows).toBe(empty.rows);
    await api.call('get', `/storage/${second}`).expect(404);
  });

  it('keeps a picture that other records show', async () => {
    const { id, image } = await read('big-duct');
    const response = await api
      .as('staff', 'put', `${LIST}/${id}`)
      .attach('image', await pictureFile(), 'a.png')
      .expect(200);
    expect(response.body.data.image).not.toBe(image);
    expect(response.body.data.picture.alt).toBe('Big Duct');
    await api.call('get', `/storage/${image}`).expect(200);
  });

  it('is limited to staff and to existing categories', async () => {
    await api.as('visitor', 'put', `${LIST}/1`).send({ title: 'Mine' }).expect(403);
    await put(9999, { title: 'Nothing' }).expect(404);
    await put(1, { colour: 'red' }).expect(400);
  });
});

it('shows aliases and use only to staff', async () => {
  const staff = await read('outdoor');
  expect(staff).toMatchObject({ used_by: 14, aliases: expect.arrayContaining(['vrf']) });
  for (const path of [LIST, `${LIST}/outdoor`]) {
    const { text } = await api.as('visitor', 'get', path).expect(200);
    expect(text).not.toMatch(/"(aliases|used_by)":/);
  }
});
