import type { ContactMessage, Customer, PublicUnit, Unit } from '@shishir/contract';
import { UNIT_CODE_LETTERS } from '@shishir/contract';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { QuotationEntity, QuotationRevisionEntity } from '../quotations/quotation.entity';
import { warrantyEnd } from '../units/unit-record';

const PATH = '/api/v1/units';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
});
afterAll(() => api.close());

let made = 0;
const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.as('staff', method, path);
const add = (given: object) => as('post', PATH).send({ model: `Model ${++made}`, ...given });
const unit = async (given: object = {}): Promise<Unit> => (await add(given).expect(201)).body.data;
const customer = async (name = `Client ${++made}`): Promise<Customer> =>
  (await as('post', '/api/v1/customers').send({ name }).expect(201)).body.data;
const list = async (query: string): Promise<Unit[]> =>
  (await as('get', `${PATH}?${query}`).expect(200)).body.data;
const product = () =>
  api.dataSource.manager.findOneOrFail(ProductEntity, {
    where: { visibility: 'published' },
    order: { id: 'ASC' },
  });
const byCode = (code: string) => api.call('get', `${PATH}/by-code/${code}`);

describe('an installed unit', () => {
  it('has a serial number that is unique for its brand, however it is written', async () => {
    const serial = `0T7K-${++made}`;
    const first = await unit({ brand: 'Samsung', serial });
    const taken = await add({ brand: 'SAMSUNG', serial: serial.toLowerCase().replace('-', ' ') });
    expect([taken.status, taken.body.fields]).toEqual([
      400,
      { serial: `A unit with this serial number exists already: ${first.model}.` },
    ]);
    await unit({ brand: 'Haier', serial });
    await unit({ brand: 'Samsung' });
    await unit({ brand: 'Samsung' });
    await as('delete', `${PATH}/${first.id}`).expect(200);
    expect((await add({ brand: 'Samsung', serial }).expect(400)).body.fields.serial).toMatch(
      'is in the trash',
    );
    const other = await unit({ brand: 'Samsung' });
    await as('put', `${PATH}/${other.id}`).send({ serial }).expect(400);
  });

  it('has a random code without letters that look alike', async () => {
    const [one, other] = [await unit(), await unit()];
    expect(one.code).toMatch(new RegExp(`^[${UNIT_CODE_LETTERS}]{10}$`));
    expect(other.code).not.toBe(one.code);
    await as('put', `${PATH}/${one.id}`).send({ code: 'aaaaaaaaaa' }).expect(400);
  });

  it('has documents, of which people with its code get the public ones', async () => {
    const [mine, other] = [await unit(), await unit()];
    const add = async (title: string, is_public: boolean) => {
      const fields = { unit_id: String(mine.id), type: 'start_up_report', language: 'en', title };
      const call = api.as('staff', 'post', '/api/v1/documents');
      const sent = call.field({ ...fields, is_public: String(is_public) });
      const { body } = await sent.attach('document', Buffer.from('%PDF-1.7'), 'a.pdf').expect(201);
      return (body as { data: { id: number; unit_id: number } }).data;
    };
    const [report, note] = [await add('Start-up report', true), await add('For us', false)];
    expect(report.unit_id).toBe(mine.id);
    const listed = await api.as('staff', 'get', `/api/v1/documents?unit_id=${mine.id}`).expect(200);
    expect(listed.body.data).toHaveLength(2);
    const page = await api.call('get', `/api/v1/units/by-code/${mine.code}`).expect(200);
    expect(page.body.data.documents).toMatchObject([{ id: report.id, title: 'Start-up report' }]);
    const read = (code: string, id: number) =>
      api.call('get', `/api/v1/units/by-code/${code}/documents/${id}`);
    const file = await read(mine.code, report.id).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    await read(mine.code, note.id).expect(404);
    await read(other.code, report.id).expect(404);
    for (const { id } of [report, note]) {
      await api.call('get', `/api/v1/documents/${id}/file`).expect(404);
      await api.as('staff', 'get', `/api/v1/documents/${id}/file`).expect(200);
    }
    const two = { unit_id: mine.id, product_id: 1 };
    await api.as('staff', 'get', '/api/v1/documents').query(two).expect(400);
    await api.as('staff', 'delete', `/api/v1/units/${mine.id}`).expect(200);
    await read(mine.code, report.id).expect(404);
  });

  it('gets the end of its warranty from its product', async () => {
    expect(warrantyEnd('2024-02-29', '1 year on parts, 5 years on the compressor')).toBe(
      '2025-02-28',
    );
    expect(warrantyEnd('2026-01-31', '18 months')).toBe('2027-07-30');
    expect(warrantyEnd('2026-01-31', '1 month')).toBe('2026-02-28');
    expect(warrantyEnd('2026-03-01', '1 year')).toBe('2027-02-28');
    expect(warrantyEnd('2026-01-01', '1 year')).toBe('2026-12-31');
    expect(warrantyEnd('2026-01-31', 'On request')).toBeNull();
    const { id } = await product();
    await api.dataSource.manager.update(ProductEntity, { id }, { warranty: '2 years on parts' });
    const row = await unit({ product_id: id, started_on: '2026-03-26' });
    expect([row.warranty_until, row.product?.id]).toEqual(['2028-03-25', id]);
    const own = { product_id: id, started_on: '2026-03-26', warranty_until: '2027-01-01' };
    expect((await unit(own)).warranty_until).toBe('2027-01-01');
    await add({ product_id: 999_999 }).expect(400);
    await add({ customer_id: 999_999 }).expect(400);
  });

  it('is listed with its customer and those merged into it, who cannot be deleted', async () => {
    const [one, double] = [await customer(), await customer()];
    const mine = await unit({ customer_id: one.id });
    const theirs = await unit({ customer_id: double.id, serial: `Z${++made}` });
    const merged = `/api/v1/customers/${double.id}/merge`;
    await as('post', merged).send({ into_id: one.id }).expect(200);
    const both = await list(`customer_id=${one.id}`);
    expect(both.map(({ id }) => id)).toEqual([theirs.id, mine.id]);
    expect(both[0]!.customer).toEqual({ id: one.id, name: one.name });
    expect((await list(`customer_id=${one.id}&serial=missing`)).map(({ id }) => id)).toEqual([
      mine.id,
    ]);
    await as('post', `/api/v1/customers/${double.id}/unmerge`).expect(200);
    const kept = await as('delete', `/api/v1/customers/${one.id}`).expect(409);
    expect(kept.body.message).toBe(
      `${one.name} has 1 installed unit. Give them to another customer or delete them first.`,
    );
  });
});

describe('the public page of a unit', () => {
  it('shows nothing about its customer and place', async () => {
    const { name, id: customer_id } = await customer('Secret Client');
    const given = { customer_id, site: 'Hidden Tower', place: 'Ward 2', note: 'Hidden note' };
    const { id: product_id } = await product();
    const until = { started_on: '2026-01-01', warranty_until: '2099-01-01' };
    const row = await unit({ ...given, ...until, product_id, serial: `0T7KPXAN${++made}0145` });
    const { body, headers } = await byCode(row.code.toUpperCase()).expect(200);
    const shown = body.data as PublicUnit;
    expect(Object.keys(shown).sort()).toEqual(
      ['brand', 'code', 'documents', 'last_service_on', 'model', 'next_service_in'].concat(
        ...['product', 'serial_end', 'started_on', 'warranty', 'warranty_until'],
      ),
    );
    expect(shown).toMatchObject({
      serial_end: '0145',
      warranty: 'valid',
      product: { id: product_id },
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${name}|Hidden|Ward|PXAN`));
    expect(headers['cache-control']).toBe('no-store');
    await as('delete', `${PATH}/${row.id}`).expect(200);
    await byCode(row.code).expect(404);
  });

  it('limits the look-ups of unknown codes, not those of labels', async () => {
    const small = await startTestApi({ LIMIT_LOOK_UPS: '2' });
    const { body } = await small.as('staff', 'post', PATH).send({ model: 'Split' }).expect(201);
    const look = (code: string) => small.call('get', `${PATH}/by-code/${code}`);
    const { code } = body.data as Unit;
    for (let turn = 0; turn < 4; turn++) await look(code).expect(200);
    const unknown = await look('2222222222').expect(404);
    expect(unknown.body.message).toMatch('No unit has this code.');
    await look('3333333333').expect(404);
    await look('4444444444').expect(429);
    await look(code).expect(429);
    await small.close();
  });

  it('links a service request to the unit and its customer', async () => {
    const { id: customer_id, name } = await customer();
    const row = await unit({ customer_id });
    const request = async (unit_code: string): Promise<ContactMessage> => {
      const fields = {
        ...{ fault: 'Not cooling', city: 'Dhaka', place: 'House 12', name: 'Rahim Uddin' },
        ...{ number: '01711000000', unit_code },
      };
      const sent = await api.call('post', '/api/v1/contact-message/service').field(fields);
      expect(sent.status).toBe(201);
      const { reference } = sent.body as { reference: string };
      const { id } = await api.dataSource.manager.findOneByOrFail(ContactMessageEntity, {
        reference,
      });
      return (await as('get', `/api/v1/contact-message/${id}`).expect(200)).body.data;
    };
    const linked = await request(row.code);
    expect([linked.installed_unit?.id, linked.customer]).toEqual([
      row.id,
      { id: customer_id, name },
    ]);
    expect((await request('2222222222')).installed_unit).toBeNull();
  });
});

describe('a quotation', () => {
  it('becomes one unit for each piece, once', async () => {
    const owner = await customer();
    const sent = { kind: 'consultation', name: 'Rahim', email: `unit${++made}@example.com` };
    const { reference } = (await api.call('post', '/api/v1/contact-message').send(sent)).body;
    const { manager } = api.dataSource;
    const { id: message_id } = await manager.findOneByOrFail(ContactMessageEntity, { reference });
    await as('put', `/api/v1/customers/of-enquiry/${message_id}`)
      .send({ customer_id: owner.id })
      .expect(200);
    const { id, number } = (await as('post', '/api/v1/quotations').send({ message_id }).expect(201))
      .body.data;
    const make = () => as('post', `${PATH}/of-quotation/${id}`);
    await make().expect(409);
    const { id: product_id, model, brand } = await product();
    const base = { note: '', unit_price: 1, listed_price: null, is_equipment: true };
    const lines = [
      { ...base, product_id, model, title: 'Unit', quantity: 2 },
      { ...base, product_id, model, title: 'The same on another floor', quantity: 1 },
      { ...base, product_id: null, model: '', title: 'Installation', quantity: 4 },
    ];
    await manager.update(QuotationEntity, { id }, { sent_revision: 1, draft_revision: null });
    await manager.update(
      QuotationRevisionEntity,
      { quotation_id: id },
      { state: 'sent', accepted_at: new Date(), place: 'Roof', content: { lines, terms: [] } },
    );
    const count = async () => (await as('get', `${PATH}/of-quotation/${id}`).expect(200)).body.data;
    expect(await count()).toEqual({ pieces: 3, units: 0 });
    const [first, second] = await Promise.all([make(), make()]);
    expect([first.body.data.created, second.body.data.created].sort()).toEqual([0, 3]);
    const rows = await list(`q=${number}`);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toMatchObject({
        ...{ model, brand, product_id, customer_id: owner.id, site: 'Roof' },
        ...{ serial: null, quotation: number },
      });
    }
    await as('delete', `${PATH}/${rows[0]!.id}`).expect(200);
    expect((await make().expect(200)).body.data.created).toBe(0);
    expect(await count()).toEqual({ pieces: 3, units: 3 });
  });
});

describe('an import', () => {
  const send = (text: string, name = 'units.csv') =>
    as('post', `${PATH}/import`).attach('units', Buffer.from(text), name);

  it('adds all rows of a file in the form of the export', async () => {
    const { name, id } = await customer();
    const { model } = await product();
    const serial = `IMP${++made}`;
    const text = [
      'Brand,Model,Serial number,Customer,Site,Start-up,Warranty until',
      `Samsung,${model},${serial},${name.toUpperCase()},Roof,26/03/2026,2028-03-26`,
      '',
      `,Unknown model ${made},,,,,`,
    ].join('\n');
    expect((await send(text).expect(200)).body.data).toEqual({ created: 2 });
    const [row] = await list(`q=${serial}`);
    expect(row).toMatchObject({
      ...{ model, serial, customer_id: id, site: 'Roof' },
      ...{ started_on: '2026-03-26', warranty_until: '2028-03-26' },
    });
    expect(row!.product).not.toBeNull();
    const csv = await as('get', `${PATH}/export?q=${serial}`).expect(200);
    expect(csv.text).toMatch(`"${serial}","${name}","Roof"`);
  });

  it('adds nothing if a row has an error, and names each of them', async () => {
    const serial = `DUP${++made}`;
    await unit({ brand: 'Haier', serial });
    const before = (await list('')).length;
    const text = [
      'Model,Brand,Serial number,Customer,Start-up',
      'Good,Haier,,,',
      ',Haier,,,',
      `Twice,haier,${serial},,`,
      'Split,Haier,,Nobody Ltd,',
      'Split,Haier,,,tomorrow',
    ].join('\n');
    const { body } = await send(text).expect(400);
    expect(body.message).toBe('Nothing was added. Please correct 4 rows.');
    expect(Object.values(body.fields)).toEqual([
      'Row 3: enter the model.',
      'Row 4: a unit with this serial number exists already.',
      'Row 5: no customer is called “Nobody Ltd”. Add the customer first, or leave the cell empty.',
      'Row 6: Start-up is not a date such as 26/03/2026.',
    ]);
    expect((await list('')).length).toBe(before);
    expect((await send('Serial number\n1').expect(400)).body.message).toMatch('no column “Model”');
    expect((await send('Model').expect(400)).body.message).toMatch('no rows');
    await api.as('visitor', 'post', `${PATH}/import`).attach('units', Buffer.from('x')).expect(403);
  });
});

it('prints labels as PDF, 24 on a sheet', async () => {
  const rows = await Promise.all(Array.from({ length: 25 }, () => unit()));
  const ids = rows.map(({ id }) => id).join(',');
  const { headers, body } = await as('get', `${PATH}/labels?ids=${ids}`).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = String(body as Buffer);
  expect(pdf).toMatch(/^%PDF/);
  expect(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf)?.[1]).toBe('2');
  await as('get', `${PATH}/labels?ids=999999`).expect(404);
  await as('get', `${PATH}/labels?ids=a`).expect(400);
  await api.as('visitor', 'get', `${PATH}/labels?ids=1`).expect(403);
});
