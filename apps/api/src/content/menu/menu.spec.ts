import { type Category, type MenuGroup, type MenuItem } from '@shishir/contract';
import { reasonText } from '@shishir/contract/reasons';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { MenuItemEntity } from './menu-item.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/categories';
const put = (id: number, body: object) =>
  api.as('staff', 'put', `${LIST}/${id}`).send(body).expect(200);
const made = async (body: object) =>
  (await api.as('staff', 'post', LIST).send(body).expect(201)).body.data as Category;
const menu = async () =>
  (await api.call('get', '/api/v1/menu').expect(200)).body.data as MenuItem[];
const GROUPS = '/api/v1/menu/groups';
const groupOf = async (group: string) => {
  const { body } = await api.as('staff', 'get', GROUPS).expect(200);
  return (body.data as MenuGroup[]).find((one) => one.group === group)!;
};
interface Entry {
  id?: number;
  title?: string | null;
  path?: string | null;
  category_id?: number | null;
  active: boolean;
  items?: Entry[];
}
/** Returns a menu in the shape in which it is saved. */
const entriesOf = ({ items }: MenuGroup): Entry[] => {
  const toEntry = ({ id, title, path, category, active }: MenuGroup['items'][number]) => ({
    ...{ id, title, path, active },
    category_id: category?.id ?? null,
  });
  return items.map((item) => ({
    ...toEntry(item),
    items: item.items.map((lower) => toEntry(lower as never)),
  }));
};
const save = (group: string, version: string, items: Entry[], status = 200) =>
  api.as('staff', 'put', `${GROUPS}/${group}`).send({ version, items }).expect(status);
/** Returns the field errors of a body sent with the current version. */
const rejected = async (group: string, items: Entry[]) =>
  (await save(group, (await groupOf(group)).version, items, 400)).body.fields as object;
const heading = (title: string, items: Entry[] = []): Entry => ({ title, active: true, items });
const revision = async () =>
  (await api.dataSource.query<{ counter: number }[]>('SELECT counter FROM revision'))[0]!.counter;
const linksTo = async (id: number) =>
  (await menu())
    .filter(({ category_id }) => category_id === id)
    .map(({ group, title, path }) => [group, title, path]);
const chiller = async () =>
  (await api.call('get', `${LIST}/chiller`).expect(200)).body.data as Category;
/** Purges a category as if it had spent 30 days in the trash. */
async function purge(id: number): Promise<void> {
  const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await api.dataSource.getRepository(CategoryEntity).update({ id }, { deleted_at });
  const keeper = await startInstance(api);
  await keeper.instance.get(Housekeeping).run();
  await keeper.close();
}

describe('the menu', () => {
  it('links to categories by id and to other pages by path', async () => {
    const { id } = await chiller();
    expect(await linksTo(id)).toEqual([
      ['product', 'Central Air Conditioner (Chiller)', '/products/chiller'],
      ['vrf', 'Chiller', '/products/chiller'],
    ]);
    expect(await menu()).toContainEqual(
      expect.objectContaining({ title: 'About Us', path: '/about-us', category_id: null }),
    );
  });

  it('follows changes of path and title of a category, but keeps custom titles', async () => {
    const { id } = await chiller();
    await put(id, { title: 'Cold Water', path: 'cold-water' });
    expect(await linksTo(id)).toEqual([
      ['product', 'Central Air Conditioner (Chiller)', '/products/cold-water'],
      ['vrf', 'Cold Water', '/products/cold-water'],
    ]);
    // Another category may take the title, and the path once it is free, without getting its links.
    await put(id, { title: 'Chiller', path: 'chiller' });
    await put(id, { aliases: [] });
    const other = await made({ title: 'Cold Water', path: 'cold-water', menu: 'about' });
    expect(await linksTo(other.id)).toEqual([['about', 'Cold Water', '/products/cold-water']]);
    expect(await linksTo(id)).toContainEqual(['vrf', 'Chiller', '/products/chiller']);
  });

  it('hides categories from visitors until they are visible again', async () => {
    const { id } = await made({ title: 'Air Shower', path: 'air-shower', menu: 'product' });
    const link = ['product', 'Air Shower', '/products/air-shower'];
    expect(await linksTo(id)).toEqual([link]);
    await put(id, { status: 'inactive' });
    expect(await linksTo(id)).toEqual([]);
    await put(id, { status: 'active' });
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    expect(await linksTo(id)).toEqual([]);
    await api.as('staff', 'post', `${LIST}/${id}/restore`).expect(200);
    expect(await linksTo(id)).toEqual([link]);
  });

  it('appends a new category and logs it', async () => {
    const { id } = await made({ title: 'Air Curtain', path: 'air-curtain', menu: 'vrf' });
    const items = (await menu()).filter(({ group }) => group === 'vrf');
    expect(items.at(-1)).toMatchObject({ title: 'Air Curtain', category_id: id, position: 12 });
    const line = await api.dataSource.getRepository(AuditEntity).findOneByOrFail({
      action: 'created',
      subject: 'menu-item',
      subject_id: items.at(-1)!.id,
    });
    expect(line).toMatchObject({ subject_name: 'Air Curtain' });
    expect(line.changes).toContainEqual({ field: 'category_id', before: null, after: id });
  });

  it('removes a purged category and logs it', async () => {
    const { id } = await made({ title: 'Short Lived', path: 'short-lived', menu: 'about' });
    const item = (await menu()).find(({ category_id }) => category_id === id)!;
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    await purge(id);
    const items = api.dataSource.getRepository(MenuItemEntity);
    expect(await items.countBy({ id: item.id })).toBe(0);
    const line = await api.dataSource.getRepository(AuditEntity).findOneByOrFail({
      action: 'deleted',
      subject: 'menu-item',
      subject_id: item.id,
    });
    expect(line).toMatchObject({ actor_id: null, subject_name: 'Short Lived' });
  });
});

describe('saving a menu', () => {
  it('keeps ids, adds, nests and deletes items in one step, and logs each item', async () => {
    const before = await groupOf('home-appliance');
    expect(before.items[0]).toMatchObject({
      title: 'Air Conditioner',
      path: null,
      category: { slug: 'split-ac', state: 'active' },
      active: true,
      page_missing: false,
      items: [],
    });
    const [conditioner, purifier, dehumidifier, fan] = entriesOf(before);
    const raised = await revision();
    const { body } = await save('home-appliance', before.version, [
      heading('Fresh air', [fan!, { ...purifier!, title: 'Purifier' }]),
      { ...conditioner!, active: false, items: [heading('Hidden with it')] },
      { title: ' Offers ', path: 'https://offers.example/today?x=1', active: true },
      heading('Empty'),
    ]);
    const saved = body.data as MenuGroup;
    expect(saved.version).not.toBe(before.version);
    expect(
      saved.items.map(({ title, items }) => [title, items.map(({ title: below }) => below)]),
    ).toEqual([
      ['Fresh air', ['Ventilation Fan', 'Purifier']],
      ['Air Conditioner', ['Hidden with it']],
      ['Offers', []],
      ['Empty', []],
    ]);
    expect(saved.items[0]!.items.map(({ id }) => id)).toEqual([fan!.id, purifier!.id]);
    expect(await revision()).toBe(raised + 1);
    expect(await groupOf('home-appliance')).toEqual(saved);

    const visible = (await menu()).filter(({ group }) => group === 'home-appliance');
    const parent_id = saved.items[0]!.id;
    expect(visible).toMatchObject([
      { id: parent_id, title: 'Fresh air', path: null, category_id: null, parent_id: null },
      { title: 'Ventilation Fan', path: '/products/ventilation', parent_id },
      { title: 'Purifier', path: '/products/filter', parent_id },
      { title: 'Offers', path: 'https://offers.example/today?x=1', parent_id: null },
    ]);

    const lines = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { subject: 'menu-item' }, order: { id: 'DESC' }, take: 8 });
    expect(new Set(lines.map(({ batch }) => batch)).size).toBe(1);
    expect(lines.reverse().map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['created', 'Fresh air'],
      ['updated', 'Ventilation Fan'],
      ['updated', 'Air Purifier'],
      ['updated', 'Air Conditioner'],
      ['created', 'Hidden with it'],
      ['created', 'Offers'],
      ['created', 'Empty'],
      ['deleted', 'Dehumidifier'],
    ]);
    expect(lines[2]!.changes).toEqual([
      { field: 'title', before: 'Air Purifier', after: 'Purifier' },
      { field: 'parent_id', before: null, after: parent_id },
      { field: 'position', before: 2, after: 3 },
    ]);
    expect(
      await api.dataSource.getRepository(MenuItemEntity).countBy({ id: dehumidifier!.id }),
    ).toBe(0);
  });

  it('rejects an editor who has not seen the last change', async () => {
    const first = await groupOf('about');
    const items = entriesOf(first);
    const { body } = await save('about', first.version, [...items].reverse());
    const stale = (await save('about', first.version, items, 409)).body as { current: MenuGroup };
    expect(stale.current).toEqual(body.data);
    // A new category changes the menu too.
    await made({ title: 'Cold Store', path: 'cold-store', menu: 'about' });
    await save('about', (body.data as MenuGroup).version, items, 409);
    await save('about', (await groupOf('about')).version, items);
  });

  it('rejects invalid items with errors at their fields', async () => {
    const { items } = await groupOf('product');
    const [first, second] = entriesOf(await groupOf('product'));
    const [foreign] = entriesOf(await groupOf('vrf'));
    const link = (path: string): Entry => ({ title: 'Link', path, active: true });
    const form = 'Enter an address like /about-us, or one that begins with https://';
    expect(
      await rejected('product', [
        { title: ' ', path: '/about-us', active: true },
        ...['//host.example', 'javascript:alert(1)', '/\\host.example', 'http://a.example'].map(
          link,
        ),
        { ...first!, path: '/about-us', title: 'Both' },
        heading('Top', [heading('Below', [heading('Too deep')])]),
      ]),
    ).toEqual({
      'items.0.title': 'Title is required',
      'items.1.path': form,
      'items.2.path': form,
      'items.3.path': form,
      'items.4.path': form,
      'items.5.path': 'Choose a category or an address, not both',
      'items.6.items.0.items': 'This entry is below another one, so it can’t have its own entries',
    });
    expect(await rejected('product', [{ ...first!, items: [first!] }])).toEqual({
      'items.0.items.0.id': 'This entry is in the menu twice',
    });
    expect(
      await rejected('product', [
        foreign!,
        { category_id: 999_999, active: true, items: [link('/gone')] },
      ]),
    ).toEqual({
      'items.0.id': 'This entry is not part of this menu',
      'items.1.category_id': 'This category does not exist. Choose another one.',
      'items.1.items.0.path': reasonText({ code: 'menu_page_missing' }),
    });
    const full = Array.from({ length: 30 }, () => heading('One', [heading('Two')]));
    expect(await rejected('product', [...full, heading('One more')])).toEqual({
      items: 'A menu can have up to 60 entries',
    });
    expect((await groupOf('product')).items).toEqual(items);
    await save('product', 'x', [second!], 409);
    await api.as('staff', 'put', `${GROUPS}/footer`).send({ version: 'x', items: [] }).expect(400);
  });

  it('accepts addresses without a page only for inactive items', async () => {
    const { version, items } = await groupOf('about');
    const [about] = entriesOf({ group: 'about', version, items });
    const late = { title: 'Late', path: '/not-built', active: true };
    expect(await rejected('about', [about!, late])).toEqual({
      'items.1.path': reasonText({ code: 'menu_page_missing' }),
    });
    const [post] = (await api.call('get', '/api/v1/posts?pageSize=1')).body.data as {
      id: number;
    }[];
    const found = [
      '/',
      '/About-Us/',
      `/blog/${post!.id}`,
      '/products/duct',
      '/products/CHILLER?tr=5',
      '/products/15#fit',
    ];
    const links = found.map((path) => ({ title: path, path, active: true }));
    const none = [
      ...['/products/nothing', '/products/999999', '/products/15/more', '/product'],
      '/blog/999999',
    ];
    const waiting = none.map((path) => ({ title: path, path, active: false }));
    const saved = (await save('about', version, [about!, ...links, ...waiting])).body
      .data as MenuGroup;
    const missing = (paths: string[]) =>
      saved.items.filter(({ path }) => paths.includes(path!)).map((item) => item.page_missing);
    expect(missing(found)).toEqual(found.map(() => false));
    expect(missing(none)).toEqual(none.map(() => true));
  });

  it('keeps an item whose category is in the trash, and the items below a purged one', async () => {
    const { id } = await made({ title: 'Fan Wall', path: 'fan-wall', menu: 'vrf' });
    const added = entriesOf(await groupOf('vrf'));
    const item = added.at(-1)!;
    const nested = [...added.slice(0, -1), { ...item, items: [heading('Parts')] }];
    await save('vrf', (await groupOf('vrf')).version, nested);
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    const hidden = await groupOf('vrf');
    expect(hidden.items.at(-1)!.category).toMatchObject({ id, state: 'deleted' });
    await save('vrf', hidden.version, entriesOf(hidden));
    expect(await rejected('product', [{ category_id: id, active: true }])).toEqual({
      'items.0.category_id': 'This category does not exist. Choose another one.',
    });

    await purge(id);
    expect((await groupOf('vrf')).items.at(-1)).toMatchObject({
      ...{ id: item.id, title: 'Fan Wall', path: null, category: null, active: false },
      items: [{ title: 'Parts' }],
    });
  });
});
