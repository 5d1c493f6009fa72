import type { Category, MenuItem } from '@shishir/contract';
import { CategoryEntity } from '../categories/category.entity';
import { Housekeeping } from '../housekeeping/housekeeping';
import { AuditEntity } from '../records/audit.entity';
import { startInstance } from '../testing/instance';
import { startTestApi, type TestApi } from '../testing/test-api';
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
const linksTo = async (id: number) =>
  (await menu())
    .filter(({ category_id }) => category_id === id)
    .map(({ group, title, path }) => [group, title, path]);
const chiller = async () =>
  (await api.call('get', `${LIST}/chiller`).expect(200)).body.data as Category;

describe('the menus', () => {
  it('lead to categories by their id, and to other pages', async () => {
    const { id } = await chiller();
    expect(await linksTo(id)).toEqual([
      ['product', 'Central Air Conditioner (Chiller)', '/products/chiller'],
      ['vrf', 'Chiller', '/products/chiller'],
    ]);
    expect(await menu()).toContainEqual(
      expect.objectContaining({ title: 'About Us', path: '/about-us', category_id: null }),
    );
  });

  it('follow a category to its new path and title, but for titles of their own', async () => {
    const { id } = await chiller();
    await put(id, { title: 'Cold Water', path: 'cold-water' });
    expect(await linksTo(id)).toEqual([
      ['product', 'Central Air Conditioner (Chiller)', '/products/cold-water'],
      ['vrf', 'Cold Water', '/products/cold-water'],
    ]);
    // Another category may take the title, and the path once it is free: its links are its own.
    await put(id, { title: 'Chiller', path: 'chiller' });
    await put(id, { aliases: [] });
    const other = await made({ title: 'Cold Water', path: 'cold-water', menu: 'about' });
    expect(await linksTo(other.id)).toEqual([['about', 'Cold Water', '/products/cold-water']]);
    expect(await linksTo(id)).toContainEqual(['vrf', 'Chiller', '/products/chiller']);
  });

  it('leave out categories that visitors cannot see, until they can again', async () => {
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

  it('get a new category at their end, as the log says', async () => {
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

  it('lose a category that is purged, as the log says', async () => {
    const { id } = await made({ title: 'Short Lived', path: 'short-lived', menu: 'about' });
    const item = (await menu()).find(({ category_id }) => category_id === id)!;
    await api.as('staff', 'delete', `${LIST}/${id}`).expect(200);
    const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await api.dataSource.getRepository(CategoryEntity).update({ id }, { deleted_at });
    const keeper = await startInstance(api);
    await keeper.instance.get(Housekeeping).run();
    await keeper.close();
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
