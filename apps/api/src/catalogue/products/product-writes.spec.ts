import { revision } from '../../platform/database/revision';
import { AuditEntity } from '../../platform/records/audit.entity';
import { pictureFile } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
const NEW = {
  type: 'Indoor Unit',
  model: 'SC-18',
  title: 'Wall unit 1.5 Ton',
  category: 'wall-mounted',
};
const post = (body: object) => api.as('staff', 'post', LIST).send(body);
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const made = async (body: object = {}) => (await post({ ...NEW, ...body }).expect(201)).body;
const read = async (id: number) => (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body;
const lines = (id: number) =>
  api.dataSource
    .getRepository(AuditEntity)
    .find({ where: { subject: 'product', subject_id: id }, order: { id: 'ASC' } });

describe('a new product', () => {
  it('is immediately visible to visitors, at the end of the list', async () => {
    const product = await made({ offer_price: 98000, cooling_tr: 1.5, brand: 'Haier' });
    expect(product).toMatchObject({
      ...NEW,
      category: 'Wall Mounted',
      category_slug: 'wall-mounted',
      visibility: 'published',
      status: null,
      due: null,
      version: 1,
      deleted_at: null,
    });
    const list = (await api.call('get', LIST).expect(200)).body as { id: number }[];
    expect(list.at(-1)!.id).toBe(product.id);
    expect(list.at(-1)).not.toHaveProperty('version');
  });

  it.each(['wall-mounted', 'WALL MOUNTED', 'wall-mount', '8'])(
    'finds its category by %s',
    async (category) => {
      expect((await made({ category })).category_slug).toBe('wall-mounted');
    },
  );

  it('is accepted as multipart, with texts as values and empty text as null', async () => {
    const response = await api
      .as('staff', 'post', LIST)
      .field({ ...NEW, cooling_kw: '5.28', cooling_btu: '18000', regular_price: '105000' })
      .field({ offer_price: '', refrigerant: 'R32', panel_type: '', bill: '', due: '' })
      .expect(201);
    expect(response.body).toMatchObject({
      cooling_kw: 5.28,
      cooling_btu: 18000,
      regular_price: 105000,
      offer_price: null,
      refrigerant: 'R32',
      panel_type: null,
      bill: null,
    });
  });

  it.each([
    [{ category: undefined }, 'category', 'Please select a category first'],
    [{ category: 'no-such' }, 'category', 'The category ‘no-such’ does not exist.'],
    [{ position: '' }, 'position', 'Position must be a whole number'],
    [{ position: '3.5' }, 'position', 'Position must be a whole number'],
    [{ refrigerant: 'R22' }, 'refrigerant', 'Choose a refrigerant'],
    [{ model: ' ' }, 'model', 'Model is required'],
    [{ cooling_kw: 5.275 }, 'cooling_kw', 'Cooling in kW can have up to two decimals'],
    [{ offer_price: -1 }, 'offer_price', 'Offer price must be at least 0'],
    [{ plan: 'pro' }, 'plan', 'Unknown field.'],
  ])('with %j is rejected with the name of the field', async (wrong, field, sentence) => {
    const before = (await api.as('staff', 'get', `${LIST}?visibility=all`)).headers[
      'x-total-count'
    ];
    const response = await post({ ...NEW, ...wrong }).expect(400);
    expect(response.body.fields).toEqual({ [field]: sentence });
    const after = await api.as('staff', 'get', `${LIST}?visibility=all`);
    expect(after.headers['x-total-count']).toBe(before);
  });

  it('is added once, however often its form is sent', async () => {
    const [blue, red] = [await pictureFile(), await pictureFile('#C62828')];
    const send = (picture: Buffer) =>
      api
        .as('staff', 'post', LIST)
        .set('Idempotency-Key', 'key-of-a-form')
        .field({ ...NEW, title: 'Sent twice' })
        .attach('image_1', picture, 'a.png');
    const responses = await Promise.all([send(blue), send(blue)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1].body).toEqual(responses[0].body);
    await send(red).expect(422);
  });

  it('gets a unique id among concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(NEW)));
    expect(new Set(responses.map(({ body }) => body.id as number)).size).toBe(8);
  });

  it('raises the revision and is logged field by field', async () => {
    const before = await revision.read(api.dataSource.manager);
    const { id } = await made({ brand: 'Haier' });
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(before);
    const [line] = await lines(id);
    expect(line).toMatchObject({ action: 'created', subject_name: 'Haier SC-18' });
    expect(line!.changes).toContainEqual({ field: 'model', before: null, after: 'SC-18' });
  });
});

describe('an update of a product', () => {
  it('is visible to the next visitor, and in the audit log', async () => {
    const { version } = await read(4);
    const response = await put(4, { offer_price: 500000, version }).expect(200);
    expect(response.body).toMatchObject({ offer_price: 500000, version: version + 1 });
    expect((await api.call('get', `${LIST}/4`)).body.offer_price).toBe(500000);
    const line = (await lines(4)).at(-1)!;
    expect(line.action).toBe('updated');
    expect(line.changes).toEqual([
      { field: 'offer_price', before: expect.any(Number), after: 500000 },
    ]);
  });

  it('with a stale version is rejected with the current record, and nothing is written', async () => {
    const { version } = await read(5);
    const [first, second] = await Promise.all([
      put(5, { title: 'First', version }),
      put(5, { title: 'Second', offer_price: 1, version }),
    ]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect(lost.status).toBe(409);
    expect(lost.body.message).toBe(
      'This product was changed in the meantime. Please compare both versions and save again.',
    );
    expect(lost.body.current).toEqual(won.body);
    expect(await read(5)).toEqual(won.body);
  });

  it('succeeds without a version', async () => {
    await put(6, { title: 'Plain call' }).expect(200);
    await put(6, { title: 'Another plain call' }).expect(200);
  });

  it('keeps version and log if nothing changes', async () => {
    const before = await read(7);
    const known = (await lines(7)).length;
    await put(7, { title: before.title, bill: null }).expect(200);
    expect((await read(7)).version).toBe(before.version);
    expect(await lines(7)).toHaveLength(known);
  });

  it('is limited to staff and existing products', async () => {
    await api.call('put', `${LIST}/1`).send({ title: 'Mine' }).expect(401);
    await api.as('visitor', 'put', `${LIST}/1`).send({ title: 'Mine' }).expect(403);
    await put(99999, { title: 'Nothing' }).expect(404);
    await put(1, { id: 2 }).expect(400);
  });
});

describe('a duplicate', () => {
  it('is a hidden copy without the service record', async () => {
    await put(8, { customer_name: 'Rahima Khatun', bill: 5000, paid: 1000, status: 'pending' });
    const original = await read(8);
    const response = await api.as('staff', 'post', `${LIST}/8/duplicate`).expect(201);
    expect(response.body).toMatchObject({
      model: original.model,
      title: `${original.title} (copy)`,
      cooling_kw: original.cooling_kw,
      category_id: original.category_id,
      visibility: 'hidden',
      customer_name: null,
      bill: null,
      due: null,
      status: null,
      version: 1,
    });
    expect(response.body.id).not.toBe(8);
    await api.call('get', `${LIST}/${response.body.id as number}`).expect(404);
    await api.as('staff', 'post', `${LIST}/99999/duplicate`).expect(404);
  });
});
