import type { Customer, PublicUnit, ReportedVisit, Unit, Visit } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { MailEntity } from '../../platform/mail/mail.entity';
import { startInstance } from '../../platform/testing/instance';
import { pagesOf } from '../../platform/testing/pdf-text';
import { pictureFile } from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { sentFilesDir } from '../contact-message/sent-files';
import { VisitEntity } from '../maintenance/visit.entity';
import { VisitReportEntity } from './visit-report.entity';

const ROOT = '/api/v1';
const TODAY = dhakaDay(new Date());

let api: TestApi;
let customer: Customer;
let units: Unit[];
let count = 0;

beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  customer = await post<Customer>('/customers', {
    name: 'Teesta Clinic',
    kind: 'company',
    email: 'clinic@teesta.example',
  });
  units = [await newUnit('AM056NN4DEH'), await newUnit('AM028NN1DEH')];
});
afterAll(() => api.close());

async function post<Row>(path: string, body: object): Promise<Row> {
  const response = await api.as('owner', 'post', `${ROOT}${path}`).send(body).expect(201);
  return (response.body as { data: Row }).data;
}
const newUnit = (model: string) =>
  post<Unit>('/units', { model, brand: 'Samsung', customer_id: customer.id, product_id: null });

const newVisit = (more: object = {}) =>
  post<Visit>('/visits', {
    title: 'Cleaning',
    due_on: TODAY,
    customer_id: customer.id,
    unit_ids: units.map(({ id }) => id),
    technician_id: null,
    message_id: null,
    ...more,
  });

const newSubmission = () => String(++count).padStart(32, '0');

const work = (unit_id: number | null, more: object = {}) => ({
  ...{ unit_id, name: '', serviced: true, pressure_unit: 'bar', checks: ['filter'], note: '' },
  ...{
    return_c: '26,5',
    supply_c: '14.2',
    suction: '',
    discharge: '',
    current_a: '',
    voltage_v: '',
  },
  ...more,
});

const content = (more: object = {}) => ({
  units: JSON.stringify([work(units[0]!.id), work(units[1]!.id, { serviced: false })]),
  work_done: 'Coil washed',
  parts: '',
  recommendation: 'Wash the filters monthly',
  started_at: new Date(Date.now() - 60 * 60_000).toISOString(),
  ended_at: new Date().toISOString(),
  technician: 'Arif Hossain',
  captions: JSON.stringify(['Filter before']),
  ...more,
});
const report = (more: object = {}) => ({
  submission: newSubmission(),
  ...content(),
  ...{ signed_name: 'Selina Haque', signature: 'M10 10L90 60L120 30', signed_by_name: 'false' },
  ...more,
});

function send(
  visit: number,
  fields: object,
  photos: Buffer[] = [],
  account: 'staff' | 'owner' = 'staff',
) {
  const call = api.as(account, 'post', `${ROOT}/visits/${visit}/report`).field({ ...fields });
  photos.forEach((photo, at) => void call.attach(`photo_${at + 1}`, photo, `${at}.jpg`));
  return call;
}
const correct = (visit: number, fields: object) =>
  api.as('staff', 'post', `${ROOT}/visits/${visit}/report/corrections`).field({ ...fields });
const read = async (visit: number): Promise<ReportedVisit> => {
  const { body } = await api.as('staff', 'get', `${ROOT}/visits/${visit}/report`).expect(200);
  return (body as { data: ReportedVisit }).data;
};
const visitOf = async (id: number): Promise<Visit> => {
  const { body } = await api.as('staff', 'get', `${ROOT}/visits/${id}`).expect(200);
  return (body as { data: Visit }).data;
};
const publicUnit = async ({ code }: Unit): Promise<PublicUnit> => {
  const { body } = await api.call('get', `${ROOT}/units/by-code/${code}`).expect(200);
  return (body as { data: PublicUnit }).data;
};
const files = async () =>
  (await readdir(sentFilesDir(api.env)).catch(() => [])).filter((name) => !name.startsWith('.'));
const photo = () => pictureFile('#888', 2400, 1200);
const rowsOf = (visit_id: number) =>
  api.dataSource.getRepository(VisitReportEntity).findBy({ visit_id });

describe('the report of a visit', () => {
  it('is stored with readings, photos and signature, and sets the visit to done', async () => {
    const { id } = await newVisit();
    expect((await read(id)).visit).toMatchObject({
      title: 'Cleaning',
      customer: { id: customer.id, name: 'Teesta Clinic' },
      email: 'clinic@teesta.example',
      units: [{ id: units[0]!.id, name: 'Samsung AM056NN4DEH' }, { id: units[1]!.id }],
    });
    await send(id, report(), [await photo()]).expect(200);
    const { reports } = await read(id);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      number: expect.stringMatching(/^SRV-\d{4}-\d{6}$/) as string,
      revision: 1,
      reason: null,
      units: [
        {
          name: 'Samsung AM056NN4DEH',
          return_c: 26.5,
          supply_c: 14.2,
          suction: null,
          checks: ['filter'],
        },
        { serviced: false },
      ],
      signature: 'M10 10L90 60L120 30',
      photos: [{ caption: 'Filter before' }],
    });
    expect(await visitOf(id)).toMatchObject({ state: 'done', done_on: TODAY });
  });

  it('keeps photos small and without metadata, for staff only', async () => {
    const { id } = await newVisit();
    const taken = await sharp(await photo())
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '23/1 47/1 0/1' } })
      .jpeg()
      .toBuffer();
    await send(id, report(), [taken]).expect(200);
    const path = `${ROOT}/visits/${id}/report/photos/1`;
    await api.call('get', path).expect(401);
    await api.as('visitor', 'get', path).expect(403);
    const { body, headers } = await api.as('staff', 'get', path).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    const stored = await sharp(body as Buffer).metadata();
    expect([stored.width, stored.height, stored.exif]).toEqual([1600, 800, undefined]);
    await api.as('staff', 'get', `${ROOT}/visits/${id}/report/photos/2`).expect(404);
  });

  it('is stored once for a submission that is sent twice, also at the same time', async () => {
    const { id } = await newVisit();
    const same = report();
    const before = (await files()).length;
    const picture = await photo();
    const both = await Promise.all([send(id, same, [picture]), send(id, same, [picture])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await send(id, same, [picture]).expect(200);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await files()).toHaveLength(before + 1);
  });

  it('is the first of two reports; the second names its technician', async () => {
    const { id } = await newVisit();
    const two = ['Arif Hossain', 'Rina Das'].map((technician) => send(id, report({ technician })));
    const statuses = (await Promise.all(two)).map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    const { technician } = (await read(id)).reports[0]!;
    const { body } = await send(id, report({ technician: 'Third' })).expect(409);
    expect((body as { message: string }).message).toMatch(
      new RegExp(`^${technician} has already reported this visit .* Nothing of yours is lost`),
    );
  });

  it('names every wrong value in a clear sentence, and stores nothing', async () => {
    const { id } = await newVisit();
    const before = await files();
    const fields = {
      units: JSON.stringify([work(units[0]!.id, { return_c: '400', voltage_v: 'high' })]),
      ...{ work_done: ' ', technician: '', signed_name: '', signature: 'M1 1<script>' },
    };
    const { body } = await send(id, report(fields), [await photo()]).expect(400);
    expect((body as { fields: object }).fields).toEqual({
      'units.0.return_c': 'Return air (°C) must be at most 70',
      'units.0.voltage_v': expect.stringMatching(/^Voltage/) as string,
      work_done: 'Write what was done',
      technician: 'Enter the name of the technician',
      signed_name: 'Enter the name of the person who signs',
      signature: 'The signature could not be read. Please clear it and sign again.',
    });
    const psi = JSON.stringify([work(units[0]!.id, { suction: '120' })]);
    const pressure = await send(id, report({ units: psi })).expect(400);
    expect((pressure.body as { fields: object }).fields).toEqual({
      'units.0.suction': 'Suction pressure can’t be above 62 bar. If you read psi, choose psi.',
    });
    const unsigned = await send(id, report({ signature: '' })).expect(400);
    expect((unsigned.body as { fields: object }).fields).toEqual({
      signature: 'Sign in the field, or tick that the name is the signature',
    });
    const ended_at = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
    const reversed = await send(id, report({ ended_at })).expect(400);
    expect((reversed.body as { fields: object }).fields).toEqual({
      ended_at: 'The end is before the start',
    });
    const text = await send(id, report(), [Buffer.from('no picture')]).expect(400);
    expect(Object.keys((text.body as { fields: object }).fields)).toEqual(['photo_1']);
    expect(await rowsOf(id)).toEqual([]);
    expect(await files()).toEqual(before);
    expect((await visitOf(id)).state).toBe('due');
  });

  it('can be signed by name, and be about equipment without a unit', async () => {
    const { id } = await newVisit({ unit_ids: [] });
    const other = JSON.stringify([work(null, { name: 'Old window unit' })]);
    const byName = { units: other, signature: '', signed_by_name: 'true' };
    await send(id, report(byName)).expect(200);
    const [saved] = (await read(id)).reports;
    expect(saved).toMatchObject({
      signature: '',
      units: [{ unit_id: null, name: 'Old window unit' }],
    });
  });

  it('is rejected for a visit in the trash, which keeps its report', async () => {
    const { id } = await newVisit();
    await send(id, report()).expect(200);
    await api.as('staff', 'delete', `${ROOT}/visits/${id}`).expect(200);
    await send(id, report()).expect(409);
    await api.as('staff', 'get', `${ROOT}/visits/${id}/report/pdf`).expect(404);
    await send(999_999, report()).expect(404);
  });
});

describe('a correction', () => {
  const correction = (more: object = {}) => ({
    submission: newSubmission(),
    ...content({ work_done: 'Coil and fan washed' }),
    ...{ reason: 'The fan was missing', revision: '1' },
    ...more,
  });

  it('is a version beside the signed one, with its signature and photos', async () => {
    const { id } = await newVisit();
    await correct(id, correction()).expect(404);
    await send(id, report(), [await photo()]).expect(200);
    const [signed] = (await read(id)).reports;
    const twice = correction();
    await correct(id, twice).expect(200);
    await correct(id, twice).expect(200);
    const { reports } = await read(id);
    expect(reports).toHaveLength(2);
    expect(reports[1]).toEqual(signed);
    expect(reports[0]).toMatchObject({
      ...{ revision: 2, reason: 'The fan was missing', work_done: 'Coil and fan washed' },
      signature: signed!.signature,
      signed_at: signed!.signed_at,
      photos: signed!.photos,
    });
  });

  it('of an older version is a conflict, and a reason is required', async () => {
    const { id } = await newVisit();
    await send(id, report()).expect(200);
    await correct(id, correction({ reason: '' })).expect(400);
    const two = await Promise.all([correct(id, correction()), correct(id, correction())]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await correct(id, correction()).expect(409);
    expect((body as { message: string }).message).toContain('has corrected this report');
  });
});

describe('the PDF and the mail', () => {
  it('are written in the language of the customer, and each version is mailed once', async () => {
    const email = `bangla-${Date.now()}@teesta.example`;
    const reader = await post<Customer>('/customers', {
      name: 'Padma Clinic',
      kind: 'company',
      email,
    });
    await api
      .call('post', `${ROOT}/contact-message`)
      .send({ kind: 'consultation', name: 'A', email, locale: 'bn' })
      .expect(201);
    const { id } = await newVisit({ customer_id: reader.id, unit_ids: [] });
    await api.as('staff', 'get', `${ROOT}/visits/${id}/report/pdf`).expect(404);
    const other = JSON.stringify([work(null, { name: 'Cassette', checks: ['coil'] })]);
    await send(id, report({ units: other }), [await photo()]).expect(200);
    const pdf = await api.as('staff', 'get', `${ROOT}/visits/${id}/report/pdf`).expect(200);
    const [page] = await pagesOf(pdf.body as Buffer);
    for (const text of ['Padma Clinic', 'Cassette', '26.5 °C', '12.3 K', 'Coil washed']) {
      expect(page).toContain(text);
    }
    const mail = () => api.as('staff', 'post', `${ROOT}/visits/${id}/report/mail`).send({});
    const both = await Promise.all([mail(), mail()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await api.dataSource.getRepository(MailEntity).findBy({ recipient: email });
    const [row] = await rowsOf(id);
    const ours = mails.filter(({ attachment }) => attachment !== null);
    expect(ours.map(({ attachment, subject }) => [attachment, subject])).toEqual([
      [`visit-report/${row!.id}`, expect.stringMatching(/^সার্ভিস রিপোর্ট SRV-/)],
    ]);
    expect((await read(id)).reports[0]!.mail).toMatchObject({ to: email });
  });

  it('need an address', async () => {
    const silent = await post<Customer>('/customers', { name: 'No Mail', kind: 'person' });
    const { id } = await newVisit({ customer_id: silent.id, unit_ids: [] });
    await send(id, report({ units: JSON.stringify([work(null, { name: 'Split' })]) })).expect(200);
    const refused = await api.as('staff', 'post', `${ROOT}/visits/${id}/report/mail`).send({});
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'The customer has no email address. Add it to the customer first.',
    ]);
  });
});

describe('the public page of a unit', () => {
  it('shows the last service and the month of the next one, and nothing else of a report', async () => {
    const [serviced, skipped] = [await newUnit('Serviced'), await newUnit('Skipped')];
    const unit_ids = [serviced.id, skipped.id];
    expect(await publicUnit(serviced)).toMatchObject({
      last_service_on: null,
      next_service_in: null,
    });
    const { id } = await newVisit({ unit_ids });
    await newVisit({ unit_ids, due_on: '2099-05-09' });
    const works = [work(serviced.id), work(skipped.id, { serviced: false })];
    await send(id, report({ units: JSON.stringify(works) })).expect(200);
    const page = await publicUnit(serviced);
    expect(page).toMatchObject({ last_service_on: TODAY, next_service_in: '2099-05' });
    expect(JSON.stringify(page)).not.toMatch(/Arif|Selina|Teesta|26\.5|Coil/);
    expect((await publicUnit(skipped)).last_service_on).toBeNull();
  });
});

describe('a visit that is deleted for good', () => {
  it('takes its reports along, and housekeeping removes their photos', async () => {
    const before = await files();
    const { id } = await newVisit();
    await send(id, report(), [await photo(), await photo()]).expect(200);
    const added = (await files()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);
    const long = new Date(Date.now() - 40 * 24 * 60 * 60_000);
    for (const name of added) await utimes(join(sentFilesDir(api.env), name), long, long);
    const { instance, close } = await startInstance(api);
    await instance.get(Housekeeping).run();
    expect(await files()).toEqual(expect.arrayContaining(added));
    expect((await readFile(join(sentFilesDir(api.env), added[0]!))).length).toBeGreaterThan(0);
    await api.as('staff', 'delete', `${ROOT}/visits/${id}`).expect(200);
    await api.dataSource.getRepository(VisitEntity).update({ id }, { deleted_at: long });
    await instance.get(Housekeeping).run();
    await close();
    expect(await rowsOf(id)).toEqual([]);
    expect((await files()).filter((name) => added.includes(name))).toEqual([]);
  });
});
