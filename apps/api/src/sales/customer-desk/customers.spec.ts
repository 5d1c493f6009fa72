import type { ContactMessage, Customer, CustomerFile } from '@shishir/contract';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { CustomerEntity } from '../customers/customer.entity';

const PATH = '/api/v1/customers';
const MESSAGES = '/api/v1/contact-message';
const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let made = 0;
/** Returns a phone number that no other row has. */
const newPhone = () => `+88017110${String(10_000 + ++made)}`;

const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.as('staff', method, path);
async function customer(given: object = {}): Promise<Customer> {
  const body = { name: `Customer ${++made}`, phone: newPhone(), ...given };
  return (await as('post', PATH).send(body).expect(201)).body.data;
}
const read = async (id: number): Promise<Customer> =>
  (await as('get', `${PATH}/${id}`).expect(200)).body.data;
const file = async (id: number): Promise<CustomerFile> =>
  (await as('get', `${PATH}/${id}/file`).expect(200)).body.data;
const listed = async (query = ''): Promise<number[]> =>
  (await as('get', `${PATH}${query}`).expect(200)).body.data.map(({ id }: Customer) => id);

async function enquiry(given: object = {}): Promise<ContactMessage> {
  const body = {
    kind: 'consultation',
    name: 'Rahim Uddin',
    email: `rahim${++made}@example.com`,
    ...given,
  };
  const { reference } = (await api.call('post', MESSAGES).send(body).expect(201)).body;
  const row = await api.dataSource.manager.findOneByOrFail(ContactMessageEntity, { reference });
  return message(row.id);
}
const message = async (id: number): Promise<ContactMessage> =>
  (await as('get', `${MESSAGES}/${id}`).expect(200)).body.data;
const merge = (id: number, into_id: number) => as('post', `${PATH}/${id}/merge`).send({ into_id });

describe('a customer', () => {
  it('has phone numbers in one form, with a clear error for others', async () => {
    const contacts = [{ name: 'Nasrin', role: 'Engineer', phone: '01711 222333' }];
    const row = await customer({
      phone: '০১৭১১ ১১১২২২',
      contacts,
      sites: [{ name: 'Head office' }],
    });
    expect(row.phone).toBe('+8801711111222');
    expect(row.contacts).toEqual([
      { name: 'Nasrin', role: 'Engineer', phone: '+8801711222333', email: '' },
    ]);
    expect(row.sites).toEqual([{ name: 'Head office', address: '', district: '' }]);
    expect(await listed('?q=01711222333')).toEqual([row.id]);
    const wrong = await as('post', PATH).send({ name: 'A', phone: '12', contacts: [] }).expect(400);
    expect(wrong.body.fields).toEqual({
      phone: 'Enter a phone number like 01711 000000, or with + and the country code',
    });
  });

  it('is listed by kind and district and exported', async () => {
    const row = await customer({ kind: 'company', district: 'Sylhet', name: '=Zafor Textiles' });
    expect(await listed('?kind=company&district=Sylhet')).toEqual([row.id]);
    expect(await listed('?kind=person&district=Sylhet')).toEqual([]);
    const csv = await as('get', `${PATH}/export?district=Sylhet`).expect(200);
    expect(csv.text.split('\r\n')[1]).toMatch(/^"'=Zafor Textiles","company",/);
    await api.as('visitor', 'get', `${PATH}/export`).expect(403);
  });
});

describe('an enquiry', () => {
  it('is linked on arrival to the only customer with its phone number or address', async () => {
    const phone = newPhone();
    const one = await customer({ name: 'Padma Tower', phone });
    expect((await enquiry({ phone })).customer).toEqual({ id: one.id, name: 'Padma Tower' });
    const email = `Office${++made}@Example.com`;
    const other = await customer({ email });
    expect((await enquiry({ email: email.toLowerCase() })).customer?.id).toBe(other.id);
    expect((await enquiry({ email: email.replace('@', '.@') })).customer).toBeNull();
    // Both match: a person has to decide.
    expect((await enquiry({ phone, email })).customer).toBeNull();
    expect((await enquiry({ phone: newPhone() })).customer).toBeNull();
    const spam = { phone, website: 'https://x.example', email: `spam${++made}@example.com` };
    const sent = { kind: 'consultation', name: 'Bot', ...spam };
    const { reference } = (await api.call('post', MESSAGES).send(sent).expect(201)).body;
    const held = await api.dataSource.manager.findOneByOrFail(ContactMessageEntity, { reference });
    expect([held.status, held.customer_id]).toEqual(['spam', null]);
    await as('post', `${PATH}/of-enquiry/${held.id}`).expect(409);
  });

  it('becomes a customer once, and proposes those who may be the same', async () => {
    const phone = newPhone();
    const company = `Jamuna Hotels ${++made}`;
    const sent = await enquiry({ phone, company, role: 'Installer', city: 'Khulna' });
    const make = () => as('post', `${PATH}/of-enquiry/${sent.id}`).expect(201);
    const [first, second] = [await make(), await make()];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(first.body.data).toMatchObject({
      ...{ name: company, kind: 'company', phone, district: 'Khulna' },
      contacts: [{ name: 'Rahim Uddin', role: 'Installer', phone }],
    });
    const { id } = first.body.data as Customer;
    expect((await message(sent.id)).customer).toEqual({ id, name: company });
    const proposed = async (given: object) => {
      const { id: other } = await enquiry(given);
      const { body } = await as('get', `${PATH}/of-enquiry/${other}`).expect(200);
      return body.data.map((one: { id: number; matches: string[] }) => [one.id, one.matches]);
    };
    expect(await proposed({ company: company.toUpperCase().replace(' ', '  ') })).toEqual([
      [id, ['name']],
    ]);
    const contact = newPhone();
    const before = (await read(id)).contacts;
    await as('put', `${PATH}/${id}`)
      .send({ contacts: [...before, { name: 'Site engineer', phone: contact }] })
      .expect(200);
    expect(await proposed({ phone: contact })).toEqual([[id, ['contact']]]);
    const link = (customer_id: number | null) =>
      as('put', `${PATH}/of-enquiry/${sent.id}`).send({ customer_id });
    expect((await link(999_999).expect(400)).body.fields).toEqual({
      customer_id: 'This customer no longer exists. Choose another one.',
    });
    await link(null).expect(200);
    expect((await message(sent.id)).customer).toBeNull();
  });

  it('takes its quotations along to another customer', async () => {
    const one = await customer();
    const sent = await enquiry({ phone: one.phone });
    const quotation = await as('post', '/api/v1/quotations')
      .send({ message_id: sent.id })
      .expect(201);
    const numbers = async (id: number) =>
      (await file(id)).quotations.map(({ number }: { number: string }) => number);
    expect(await numbers(one.id)).toEqual([quotation.body.data.number]);
    const other = await customer();
    await as('put', `${PATH}/of-enquiry/${sent.id}`).send({ customer_id: other.id }).expect(200);
    expect([await numbers(one.id), await numbers(other.id)]).toEqual([
      [],
      [quotation.body.data.number],
    ]);
  });
});

describe('merged customers', () => {
  it('are shown as one, and apart again after an undo', async () => {
    const name = `Meghna Traders ${++made}`;
    const [one, double] = [await customer({ name }), await customer({ name: name.toUpperCase() })];
    const [mine, theirs] = [
      await enquiry({ phone: one.phone }),
      await enquiry({ phone: double.phone }),
    ];
    expect((await file(one.id)).duplicates.map(({ id, matches }) => [id, matches])).toEqual([
      [double.id, ['name']],
    ]);
    expect((await merge(double.id, one.id).expect(200)).body.data.merged_into_id).toBe(one.id);
    const both = await file(one.id);
    expect(both.merged.map(({ id }) => id)).toEqual([double.id]);
    expect(both.enquiries.map(({ id }) => id)).toEqual([theirs.id, mine.id]);
    expect(both.duplicates).toEqual([]);
    expect(await listed(`?q=${encodeURIComponent(name)}`)).toEqual([one.id]);
    expect((await message(theirs.id)).customer).toEqual({ id: one.id, name });
    const late = await enquiry({ phone: double.phone });
    expect(late.customer?.id).toBe(one.id);
    await as('delete', `${PATH}/${one.id}`).expect(409);

    await as('post', `${PATH}/${double.id}/unmerge`).expect(200);
    expect((await file(one.id)).enquiries.map(({ id }) => id)).toEqual([mine.id]);
    expect((await file(double.id)).enquiries.map(({ id }) => id)).toEqual([late.id, theirs.id]);
    await as('post', `${PATH}/${double.id}/unmerge`).expect(409);
  });

  it('have no cycles and no chains', async () => {
    const [one, two, three] = [await customer(), await customer(), await customer()];
    await merge(two.id, one.id).expect(200);
    await merge(one.id, one.id).expect(400);
    await merge(one.id, two.id).expect(400);
    await merge(two.id, three.id).expect(409);
    const chained = await merge(one.id, three.id).expect(409);
    expect(chained.body.message).toBe(`1 customer is merged into ${one.name}. Undo that first.`);
    expect((await merge(three.id, two.id).expect(200)).body.data.merged_into_id).toBe(one.id);
    await merge(three.id, 999_999).expect(400);
    const stale = as('post', `${PATH}/${three.id}/merge`).send({ into_id: one.id, version: 1 });
    await stale.expect(409);
  });
});

it('leaves neither name nor values in the log when a customer is purged', async () => {
  const row = await customer({ name: 'Forgotten Person' });
  const sent = await enquiry({ phone: row.phone });
  await as('delete', `${PATH}/${row.id}`).expect(200);
  expect((await message(sent.id)).customer).toBeNull();
  const deleted_at = new Date(Date.now() - 31 * DAY_MS);
  await api.dataSource.manager.update(CustomerEntity, { id: row.id }, { deleted_at });
  const { instance, close } = await startInstance(api);
  await instance.get(Housekeeping).run();
  await close();
  await as('get', `${PATH}/${row.id}`).expect(404);
  const lines = await api.dataSource.manager.findBy(AuditEntity, {
    subject: 'customer',
    subject_id: row.id,
  });
  expect(lines.map(({ action }) => action)).toEqual(['created', 'deleted', 'purged']);
  for (const line of lines) expect([line.subject_name, line.changes]).toEqual([`#${row.id}`, []]);
  const kept = await api.dataSource.manager.findOneByOrFail(ContactMessageEntity, { id: sent.id });
  expect(kept.customer_id).toBeNull();
});

it('is closed to visitors', async () => {
  const { id } = await customer();
  for (const path of [PATH, `${PATH}/${id}`, `${PATH}/${id}/file`, `${PATH}/of-enquiry/1`]) {
    await api.call('get', path).expect(401);
    await api.as('visitor', 'get', path).expect(403);
  }
});
