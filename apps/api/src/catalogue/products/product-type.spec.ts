import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let files: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi();
  files = fileStories(api);
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
const NEW = { model: 'TYPE-1', title: 'A unit' };
const NONE = 'Products in ‘Chiller’ have no type. Leave it empty.';
const INDOOR = 'Products in ‘Wall Mounted’ have the type ‘Indoor Unit’.';

const post = (body: object) => api.as('staff', 'post', LIST).send({ ...NEW, ...body });
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const made = async (category: string) =>
  (await post({ category }).expect(201)).body as { id: number; type: string | null };
const typeOf = async (id: number) =>
  (await api.call('get', `${LIST}/${id}`).expect(200)).body.type as string | null;

describe('the type of a product', () => {
  it.each([
    ['outdoor', 'Outdoor Unit'],
    ['wall-mounted', 'Indoor Unit'],
    ['chiller', null],
    ['ventilation', null],
    ['cold-room', null],
  ])('for %s is %s by default', async (category, type) => {
    expect((await made(category)).type).toBe(type);
    expect((await post({ category, type: null }).expect(201)).body.type).toBe(type);
    const form = { ...NEW, category, type: '' };
    const response = await api.as('staff', 'post', LIST).field(form).expect(201);
    expect(response.body.type).toBe(type);
  });

  it.each([
    ['chiller', 'Outdoor Unit', NONE],
    ['wall-mounted', 'Outdoor Unit', INDOOR],
    ['wall-mounted', 'Chiller', 'Choose Outdoor Unit or Indoor Unit'],
  ])('of a new one in %s cannot be %s', async (category, type, message) => {
    const response = await post({ category, type }).expect(400);
    expect(response.body.fields).toEqual({ type: message });
  });

  it('is rejected in an update if the category has another one', async () => {
    const chiller = await made('chiller');
    expect((await put(chiller.id, { type: 'Indoor Unit' }).expect(400)).body.fields).toEqual({
      type: NONE,
    });
    const wall = await made('wall-mounted');
    expect((await put(wall.id, { type: 'Outdoor Unit' }).expect(400)).body.fields).toEqual({
      type: INDOOR,
    });
    await put(wall.id, { type: '' }).expect(200);
    expect(await typeOf(wall.id)).toBe('Indoor Unit');
  });

  it('follows a change of the category', async () => {
    const { id } = await made('wall-mounted');
    await put(id, { category: 'chiller' }).expect(200);
    expect(await typeOf(id)).toBeNull();
    const both = { category: 'outdoor', type: 'Indoor Unit' };
    const refused = await put(id, both).expect(400);
    expect(refused.body.fields).toEqual({
      type: 'Products in ‘Outdoor Unit’ have the type ‘Outdoor Unit’.',
    });
    await put(id, { category: 'outdoor' }).expect(200);
    expect(await typeOf(id)).toBe('Outdoor Unit');
  });

  it('follows a bulk change of the category, and its undo', async () => {
    const { id } = await made('wall-mounted');
    const change = await api
      .as('staff', 'post', `${LIST}/change`)
      .send({ ids: [id], category: 'chiller' })
      .expect(200);
    expect(await typeOf(id)).toBeNull();
    const { batch } = change.body.data as { batch: string };
    await api.as('staff', 'post', `${LIST}/undo`).send({ batch }).expect(200);
    expect(await typeOf(id)).toBe('Indoor Unit');
  });

  it('is filled in by an import, and reported in the row if it does not match', async () => {
    const { id } = await files.preview([
      { id: 8001, category: 'wall-mounted', ...NEW },
      { id: 8002, category: 'chiller', type: '', ...NEW },
      // The old site's file gives chillers a type.
      { id: 8003, category: 'chiller', type: 'Outdoor Unit', ...NEW },
      { id: 8004, category: 'wall-mounted', type: 'Outdoor Unit', ...NEW },
    ]);
    const rows = await files.rows(id);
    expect(rows.map(({ effect }) => effect)).toEqual(['new', 'new', 'new', 'wrong']);
    expect(JSON.stringify(rows[2])).toContain(
      'The type ‘Outdoor Unit’ is ignored: the category has none.',
    );
    expect(JSON.stringify(rows[3])).toContain(INDOOR);
    await files.apply(id, 'valid');
    await files.idle(id);
    expect(await Promise.all([8001, 8002, 8003].map(typeOf))).toEqual(['Indoor Unit', null, null]);
    const again = await files.preview([
      { id: 8003, category: 'chiller', type: 'Outdoor Unit', ...NEW },
    ]);
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });
});
