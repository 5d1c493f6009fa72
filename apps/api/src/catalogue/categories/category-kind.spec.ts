import type { Category, Product } from '@shishir/contract';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
const post = (body: object) => api.as('staff', 'post', LIST).send(body);
const put = (id: number, body: object) => api.as('staff', 'put', `${LIST}/${id}`).send(body);
const made = async (body: object) => (await post(body).expect(201)).body.data as Category;
const read = async (key: string | number) =>
  (await api.call('get', `${LIST}/${key}`).expect(200)).body.data as Category;
const products = async (query: string) =>
  (await api.call('get', `/api/v1/products?${query}`).expect(200)).body as Product[];
const inGroup = async (group: Category['group']) =>
  ((await api.call('get', LIST).expect(200)).body.data as Category[])
    .filter((category) => category.group === group)
    .map(({ slug }) => slug);

describe('the kind of a category', () => {
  it('is chosen on creation and visible to everyone', async () => {
    const { id, slug } = await made({ title: 'Discs', path: 'discs', kind: 'round_cassette' });
    expect(await read(id)).toMatchObject({ kind: 'round_cassette', group: null });
    const product = { type: 'Indoor Unit', model: 'D-1', title: 'Disc', category: slug };
    const { body } = await api.as('staff', 'post', '/api/v1/products').send(product).expect(201);
    expect(body).toMatchObject({ category_slug: 'discs', category_kind: 'round_cassette' });
  });

  it.each<[string, object]>([
    ['JSON', { title: 'Fan Coil', path: 'fan-coil' }],
    ['a specified multipart form', { title: 'Air Cooler', path: 'air-cooler', position: '3' }],
  ])('defaults to ‘other’ if %s omits it', async (form, body) => {
    const call = api.as('staff', 'post', LIST);
    const { data } = (
      await (form === 'JSON' ? call.send(body) : call.field(body as never)).expect(201)
    ).body as { data: Category };
    expect(data).toMatchObject({ kind: 'other', group: null });
  });

  it.each(['', 'boat', null])('cannot be %p', async (kind) => {
    const response = await post({ title: 'Wrong', path: 'wrong', kind }).expect(400);
    expect(response.body.fields).toEqual({ kind: 'Choose a kind' });
  });

  it('cannot be changed; the same one is accepted', async () => {
    const { id, version, title } = await read('chiller');
    const response = await put(id, { kind: 'split', title: 'Splits' }).expect(400);
    expect(response.body.fields).toEqual({
      kind: 'The kind of a category can’t be changed. Add a new category of that kind and move the products there.',
    });
    expect(await read('chiller')).toMatchObject({ kind: 'chiller', title, version });
    await put(id, { kind: 'chiller', title: 'Chillers' }).expect(200);
    expect(await read('chiller')).toMatchObject({ kind: 'chiller', title: 'Chillers' });
    await put(id, { title }).expect(200);
  });

  it('stays with a category and its products after a change of the path', async () => {
    const { id } = await read('4-way-cassette');
    await put(id, { path: 'squares' }).expect(200);
    expect(await read('squares')).toMatchObject({ id, kind: 'four_way_cassette' });
    const renamed = await products('category=squares');
    expect(renamed).toHaveLength(11);
    const [{ id: first }] = renamed as [Product];
    const product = (await api.call('get', `/api/v1/products/${first}`).expect(200)).body;
    expect(product).toMatchObject({ category_slug: 'squares', category_kind: 'four_way_cassette' });
    await put(id, { path: '4-way-cassette' }).expect(200);
  });

  it('is logged', async () => {
    const { id } = await made({ title: 'Logged', path: 'logged', kind: 'filter', group: 'duct' });
    await put(id, { group: '' }).expect(200);
    const lines = await api.dataSource.getRepository(AuditEntity).find({
      where: { subject: 'category', subject_id: id },
      order: { id: 'ASC' },
    });
    expect(lines[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'kind', before: null, after: 'filter' },
        { field: 'group', before: null, after: 'duct' },
      ]),
    );
    expect(lines[1]!.changes).toEqual([{ field: 'group', before: 'duct', after: null }]);
  });
});

describe('the group of a category', () => {
  it('contains the ducts, even under a new path, and a new category', async () => {
    expect(await inGroup('duct')).toEqual(['big-duct', 'medium-duct', 'slim-duct']);
    const { id } = await read('slim-duct');
    await put(id, { path: 'flat-duct' }).expect(200);
    await made({ title: 'Mini Duct', path: 'mini-duct', kind: 'slim_duct', group: 'duct' });
    const slugs = await inGroup('duct');
    expect(slugs).toEqual(['big-duct', 'medium-duct', 'flat-duct', 'mini-duct']);
    expect(await products(`category=${slugs.join(',')}`)).toHaveLength(14);
    await put(id, { path: 'slim-duct' }).expect(200);
  });

  it('can be changed and cleared', async () => {
    const { id } = await read('ventilation');
    await put(id, { group: 'duct' }).expect(200);
    expect(await inGroup('duct')).toContain('ventilation');
    await put(id, { group: null }).expect(200);
    expect(await inGroup('duct')).not.toContain('ventilation');
    const response = await put(id, { group: 'boats' }).expect(400);
    expect(response.body.fields).toEqual({ group: 'Choose a group, or none' });
  });

  it('reserves its name as a path', async () => {
    const response = await post({ title: 'Duct', path: 'duct' }).expect(400);
    expect(response.body.fields).toEqual({ path: 'This path is reserved' });
  });
});
