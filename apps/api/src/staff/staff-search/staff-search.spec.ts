import { CustomerEntity } from '../../sales/customers/customer.entity';
import type { StaffSearchResults } from '@shishir/contract';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { type Account, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { VrfProjectEntity } from '../../content/vrf-project/vrf-project.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/v1/staff-search';
const search = async (q: string, as: Account = 'staff') =>
  (await api.as(as, 'get', PATH).query({ q }).expect(200)).body.data as StaffSearchResults;

it('is limited to staff and requires a query', async () => {
  await api.call('get', PATH).query({ q: 'x' }).expect(401);
  await api.as('visitor', 'get', PATH).query({ q: 'x' }).expect(403);
  await api.as('staff', 'get', PATH).query({ q: ' ' }).expect(400);
});

it('finds products by spoken terms, with price and picture, including hidden ones', async () => {
  const { products, categories } = await search('cassette 7');
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ title }) => /cassette/i.test(title))).toBe(true);
  expect(products[0]!.picture).toMatchObject({ key: expect.any(String) });
  expect(categories.map(({ title }) => title)).toContain('4 Way Cassette');
  expect(categories.every(({ product_count }) => product_count > 0)).toBe(true);

  const { id, model } = products[0]!;
  await api.dataSource.manager.update(ProductEntity, { id }, { visibility: 'hidden' });
  // Lists of products are cached until a write of the API raises the revision.
  await api.as('staff', 'put', `/api/v1/products/${products[1]!.id}`).send({ position: 3 });
  expect((await search(model)).products).toMatchObject([{ id }]);
});

it('finds enquiries by name, address and reference, without spam and trash', async () => {
  const { manager } = api.dataSource;
  const [row] = await manager.find(ContactMessageEntity, { where: { status: 'new' }, take: 1 });
  const { id, reference, email, first_name } = row!;
  for (const q of [reference!, email, `${first_name} ${reference!}`.toUpperCase()]) {
    expect((await search(q)).enquiries).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, reference })]),
    );
  }
  await manager.update(ContactMessageEntity, { id }, { status: 'spam' });
  expect((await search(reference!)).enquiries).toEqual([]);
  await manager.update(ContactMessageEntity, { id }, { status: 'read', deleted_at: new Date() });
  expect((await search(reference!)).enquiries).toEqual([]);
});

it('finds customers by name and phone in any spelling, and installed units by serial and code', async () => {
  const customer = { name: 'Karnaphuli Textiles', kind: 'company', phone: '01711-000077' };
  const { body } = await api.as('staff', 'post', '/api/v1/customers').send(customer).expect(201);
  const { id } = body.data as { id: number };
  for (const q of ['karnaphuli', '01711000077', '+880 1711-000077', '০১৭১১ ০০০০৭৭']) {
    expect([q, (await search(q)).customers]).toEqual([q, [expect.objectContaining({ id })]]);
  }
  const unit = { model: 'AM071', brand: 'Samsung', serial: '0T7K-4411', customer_id: id };
  const sent = await api.as('staff', 'post', '/api/v1/units').send(unit).expect(201);
  const { id: unit_id, code } = sent.body.data as { id: number; code: string };
  for (const q of ['0t7k4411', '0T7K 4411', code.toUpperCase()]) {
    expect([q, (await search(q)).units]).toEqual([
      q,
      [expect.objectContaining({ id: unit_id, customer: 'Karnaphuli Textiles' })],
    ]);
  }

  const double = { ...customer, name: 'Karnaphuli Textile Ltd', phone: '01711-000078' };
  const merged = await api.as('staff', 'post', '/api/v1/customers').send(double).expect(201);
  await api.dataSource.manager.update(CustomerEntity, merged.body.data.id as number, {
    merged_into_id: id,
  });
  expect((await search('01711000078')).customers).toMatchObject([
    { id, name: 'Karnaphuli Textiles' },
  ]);
  expect((await search('karnaphuli')).customers).toHaveLength(1);
});

it('finds projects and users, and treats no character as a wildcard', async () => {
  const { manager } = api.dataSource;
  const [project] = await manager.find(VrfProjectEntity, { take: 1 });
  const projects = (await search(project!.project_name)).projects;
  expect(projects).toMatchObject([{ id: project!.id, client_name: project!.client_name }]);
  const [user] = await manager.find(UserEntity, { where: { role: 'user' }, take: 1 });
  expect((await search(user!.email)).users).toEqual([
    { id: user!.id, name: user!.name, email: user!.email, role: 'user' },
  ]);
  const { users, enquiries, projects: any } = await search('%_%');
  expect([users, enquiries, any]).toEqual([[], [], []]);
});

it('returns few rows of each kind', async () => {
  const { users, enquiries } = await search('example');
  expect(users).toHaveLength(5);
  expect(enquiries).toHaveLength(5);
});
