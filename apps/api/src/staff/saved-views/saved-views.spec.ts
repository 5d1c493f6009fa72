import { type CreateSavedView, type SavedView, SAVED_VIEWS_MAX } from '@shishir/contract';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { type Account, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { SavedViewEntity } from './saved-view.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.dataSource.createQueryBuilder().delete().from(SavedViewEntity).execute());
afterAll(() => api.close());

const PATH = '/api/v1/saved-views';
const VIEW: CreateSavedView = {
  screen: 'products',
  name: 'Offers',
  query: 'price_state=offer&sort=-updated_at',
  columns: { position: true },
  shared: false,
};
const post = (fields: Partial<CreateSavedView> = {}, account: Account = 'staff') =>
  api.as(account, 'post', PATH).send({ ...VIEW, ...fields });
const save = async (fields: Partial<CreateSavedView> = {}, account: Account = 'staff') =>
  (await post(fields, account).expect(201)).body.data as SavedView;
const put = (id: number, body: object, account: Account = 'staff') =>
  api.as(account, 'put', `${PATH}/${id}`).send(body);
const remove = (id: number, account: Account = 'staff') =>
  api.as(account, 'delete', `${PATH}/${id}`);
const names = async (account: Account, screen = 'products') =>
  (
    (await api.as(account, 'get', `${PATH}?screen=${screen}`).expect(200)).body.data as SavedView[]
  ).map(({ name }) => name);

it('shows a view only to the person who saved it, until it is shared with all staff', async () => {
  const view = await save();
  expect(view).toMatchObject({ ...VIEW, editable: true, version: 1 });
  expect([await names('staff'), await names('owner')]).toEqual([['Offers'], []]);
  await put(view.id, { shared: true }, 'owner').expect(404);
  await remove(view.id, 'owner').expect(404);
  await put(view.id, { shared: true }).expect(200);
  expect(await names('owner')).toEqual(['Offers']);
  expect(await names('staff', 'users')).toEqual([]);
});

it('lists own views before those of others, each by name in any case', async () => {
  await save({ name: 'beta', shared: true }, 'owner');
  for (const name of ['zeta', 'Alpha']) await save({ name });
  expect(await names('staff')).toEqual(['Alpha', 'zeta', 'beta']);
});

it('lets only its author and the owner of the company change a shared view', async () => {
  const [ofStaff, ofOwner] = [
    await save({ shared: true }),
    await save({ name: 'Hidden', shared: true }, 'owner'),
  ];
  expect((await put(ofOwner.id, { name: 'Mine' }).expect(403)).body.message).toBe(
    'Only the person who created this view, or the owner, can change it.',
  );
  await remove(ofOwner.id).expect(403);
  await put(ofStaff.id, { name: 'Best offers' }, 'owner').expect(200);
  await remove(ofStaff.id, 'owner').expect(200);
  expect(await names('staff')).toEqual(['Hidden']);
  const log = api.dataSource.getRepository(AuditEntity);
  const lines = await log.find({
    where: { subject: 'saved-view', subject_id: ofStaff.id },
    order: { id: 'ASC' },
  });
  expect(lines.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['created', 'Offers'],
    ['updated', 'Offers'],
    ['deleted', 'Best offers'],
  ]);
});

it('rejects an update of a view that another person has changed', async () => {
  const view = await save({ shared: true });
  await put(view.id, { query: 'visibility=hidden', version: 1 }).expect(200);
  const late = await put(view.id, { name: 'Late', version: 1 }, 'owner').expect(409);
  expect(late.body.current).toMatchObject({ id: view.id, query: 'visibility=hidden', version: 2 });
});

it('requires unique names per person and list', async () => {
  const view = await save();
  const taken = await post({ name: 'OFFERS' }).expect(400);
  expect(taken.body.fields).toEqual({ name: 'You already have a view with this name.' });
  await save({ name: 'Hidden' });
  await put(view.id, { name: 'hidden' }).expect(400);
  await put(view.id, { name: 'offers' }).expect(200);
  await save({ screen: 'users' });
  await save({}, 'owner');
});

it(`limits one person to ${SAVED_VIEWS_MAX} views of one list`, async () => {
  const { owner } = await save();
  const rows = Array.from({ length: SAVED_VIEWS_MAX - 1 }, (_, index) => ({
    ...VIEW,
    name: `View ${index}`,
    name_key: `view ${index}`,
    owner_id: owner!.id,
  }));
  await api.dataSource.getRepository(SavedViewEntity).insert(rows);
  expect((await post({ name: 'One more' }).expect(409)).body.message).toBe(
    'You already have 50 views here. Delete one first.',
  );
  await save({ name: 'One more', screen: 'users' });
});

it.each([
  ['no name', { name: '  ' }, { name: 'Name is required' }],
  ['a long name', { name: 'x'.repeat(41) }, { name: 'Please use at most 40 characters' }],
  [
    'an address',
    { query: 'https://evil.example/?a=b' },
    { query: 'This is not a query of a list' },
  ],
])('rejects %s', async (_case, fields, expected) => {
  expect((await post(fields).expect(400)).body.fields).toEqual(expected);
});

it('rejects an unknown list, an unknown key and visitors', async () => {
  await api.as('staff', 'get', `${PATH}?screen=secrets`).expect(400);
  await post({ owner_id: 1 } as object).expect(400);
  await post({}, 'visitor').expect(403);
});

it('keeps the shared views of a deleted account, and deletes its private ones', async () => {
  const users = api.dataSource.getRepository(UserEntity);
  const { id } = await users.save(
    users.create({ name: 'Gone', number: '+8801000009999', email: 'gone@example.com' }),
  );
  const rows = ['Shared', 'Private'].map((name) => ({
    ...VIEW,
    name,
    name_key: name.toLowerCase(),
    owner_id: id,
    shared: name === 'Shared',
  }));
  await api.dataSource.getRepository(SavedViewEntity).insert(rows);
  await users.delete({ id });
  const keeper = await startInstance(api);
  await keeper.instance.get(Housekeeping).run();
  await keeper.close();
  expect(await api.dataSource.getRepository(SavedViewEntity).countBy({})).toBe(1);
  expect(await names('staff')).toEqual(['Shared']);
  expect((await api.as('owner', 'get', `${PATH}?screen=products`)).body.data).toMatchObject([
    { owner: null, editable: true },
  ]);
});
