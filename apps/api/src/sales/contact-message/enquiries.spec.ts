import { CV_FILE, ENQUIRY_ROLES } from '@shishir/contract/rules';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AuditEntity } from '../../platform/records/audit.entity';
import { signUp } from '../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { OpeningEntity } from '../../content/openings/opening.entity';
import { ContactMessageEntity } from './contact-message.entity';
import { sentFilesDir } from './sent-files';

const PATH = '/api/v1/contact-message';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ KEEP_APPLICATIONS_DAYS: '90' });
});
afterAll(() => api.close());

const consultation = {
  kind: 'consultation',
  name: 'Md. Kamrul Hasan',
  email: 'kamrul@example.com',
  phone: '০১৭১১-০০০০০০',
  company: 'Padma Textiles',
  city: 'Gazipur',
  role: 'Building Owner',
  interest: 'VRF',
  message: 'Six floors, drawings are ready.',
};
const subscription = {
  kind: 'subscription',
  name: 'Nasrin',
  email: 'nasrin@example.com',
  company: 'Nasrin Traders',
  number: '01711000001',
  role: ENQUIRY_ROLES[3],
  location: 'Sylhet',
};
const applicant = { name: 'Arif Mahmud', email: 'arif@example.com', number: '01711000002' };

const PDF = Buffer.from('%PDF-1.7\nA made-up CV.');
const DOC = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(500),
  Buffer.from('WordDocument', 'utf16le'),
]);
const DOCX = Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml');

const send = (body: object, key?: string) =>
  api
    .call('post', PATH)
    .set(key ? { 'Idempotency-Key': key } : {})
    .send(body);

interface Applied {
  fields?: Record<string, string>;
  cv?: Buffer | null;
  name?: string;
  key?: string;
}
function apply({ fields = {}, cv = PDF, name = 'cv.pdf', key }: Applied = {}) {
  const call = api.call('post', `${PATH}/application`).field({ ...applicant, ...fields });
  if (key) void call.set('Idempotency-Key', key);
  return cv ? call.attach('cv', cv, name) : call;
}
const rows = () => api.dataSource.getRepository(ContactMessageEntity);
const stored = (reference: string) => rows().findOneByOrFail({ reference });
/** Returns an enquiry as staff read it. */
async function read({ body }: { body: { reference: string } }) {
  const { id } = await stored(body.reference);
  return (await api.as('staff', 'get', `${PATH}/${id}`).expect(200)).body.data as {
    id: number;
    details: { opening: string | null; cv: { name: string; deleted_at: string | null } };
  };
}
const files = async () =>
  (await readdir(sentFilesDir(api.env)).catch(() => [])).filter((name) => !name.startsWith('.'));
const download = (id: number, as: 'staff' | 'visitor' = 'staff') =>
  api.as(as, 'get', `${PATH}/${id}/cv`);
const none = {
  ...{ company: null, city: null, role: null, interest: null, location: null },
  ...{
    opening: null,
    cv: null,
    photos: [],
    photos_deleted_at: null,
    items: [],
    project: null,
    place: null,
    wanted_by: null,
  },
  ...{ fault: null, unit: null, wanted_time: null, design: null, design_text: null },
};

describe('each kind of enquiry', () => {
  it('is stored with its fields and shown to staff', async () => {
    expect(await read(await send(consultation).expect(201))).toMatchObject({
      kind: 'consultation',
      first_name: 'Md. Kamrul',
      last_name: 'Hasan',
      number: '+8801711000000',
      message: 'Six floors, drawings are ready.',
      status: 'new',
      details: {
        ...none,
        ...{ company: 'Padma Textiles', city: 'Gazipur', role: 'Building Owner', interest: 'VRF' },
      },
    });
    const news = { ...subscription, page: '/brand/samsung' };
    expect(await read(await send(news).expect(201))).toMatchObject({
      kind: 'subscription',
      first_name: 'Nasrin',
      last_name: '',
      number: '+8801711000001',
      message: '',
      source: { page: '/brand/samsung', product: null, filters: null },
      details: { ...none, company: 'Nasrin Traders', role: 'HVAC Retailer', location: 'Sylhet' },
    });
    const contact = { kind: 'contact', firstName: 'A', lastName: 'B', number: '01711000000' };
    const written = { ...contact, email: 'a@b.example', message: 'Hello' };
    expect(await read(await send(written).expect(201))).toMatchObject({
      kind: 'contact',
      details: none,
    });
    const found = await api.as('staff', 'get', `${PATH}?q=padma%20textiles`).expect(200);
    expect(found.body.data).toMatchObject([{ email: 'kamrul@example.com' }]);
  });

  it('needs only what its form requires', async () => {
    const least = { kind: 'consultation', name: 'Rina Das', email: 'rina@example.com' };
    const blank = { phone: ' ', company: '', city: '', role: '', interest: '', message: '' };
    for (const body of [least, { ...least, ...blank }]) {
      const { message, number, details } = (await read(await send(body).expect(201))) as never;
      expect([message, number, details]).toEqual(['', '', none]);
    }
    const required = { ...subscription, company: undefined, number: undefined };
    expect(await read(await send(required).expect(201))).toMatchObject({ number: '' });
  });

  it.each([
    [{ kind: 'newsletter' }, { kind: 'Use contact, consultation, subscription or quotation' }],
    [{ kind: 'consultation' }, { name: 'Name is required', email: 'Email is required' }],
    [
      { ...consultation, email: 'nonsense', phone: 'call me', role: 'King', interest: 'Ice' },
      {
        email: 'Enter an email address like name@example.com',
        phone: 'Enter a phone number like 01711 000000, or with + and the country code',
        role: 'Choose one from the list',
        interest: 'Choose one from the list',
      },
    ],
    [
      { kind: 'subscription', name: ' ', email: '' },
      {
        name: 'Name is required',
        email: 'Email is required',
        role: 'Role is required',
        location: 'Location is required',
      },
    ],
    [{ ...subscription, city: 'Dhaka' }, { city: 'Unknown field.' }],
    [{ ...subscription, location: 'Comilla' }, { location: 'Choose one from the list' }],
    [{ ...consultation, status: 'replied' }, { status: 'Unknown field.' }],
  ])('is rejected with a sentence for each wrong field: %j', async (body, fields) => {
    const before = await rows().count();
    expect((await send(body).expect(400)).body.fields).toEqual(fields);
    expect(await rows().count()).toBe(before);
  });

  it('is checked for spam in the same way', async () => {
    const reasonOf = async (call: ReturnType<typeof send>) =>
      (await stored((await call.expect(201)).body.reference as string)).spam_reason;
    expect(await reasonOf(send({ ...consultation, message: 'Forex signals' }))).toMatch(/^Words/);
    expect(await reasonOf(send({ ...subscription, company: 'https://x.example' }))).toMatch(/link/);
    expect(await reasonOf(send({ ...subscription, website: 'x' }))).toMatch(/hidden field/);
    expect(await reasonOf(apply({ fields: { stamp: '1.x' } }))).toMatch(/forged/);
    const { stamp } = (await api.call('get', `${PATH}/stamp`)).body as { stamp: string };
    expect(await reasonOf(send({ ...consultation, stamp }))).toBe('Filled in too fast.');
  });

  it('is stored once per Idempotency-Key', async () => {
    const before = await rows().count();
    const stamps = [1, 2, 3, 4, 5].map((n) => ({ ...consultation, stamp: `${n}.x` }));
    const responses = await Promise.all(stamps.map((body) => send(body, 'one-consultation')));
    const again = await send(consultation, 'one-consultation').expect(201);
    const references = [...responses, again].map(({ body }) => body.reference as string);
    expect(new Set(references).size).toBe(1);
    expect(await rows().count()).toBe(before + 1);
    await send({ ...consultation, city: 'Savar' }, 'one-consultation').expect(422);
  });
});

describe('an application', () => {
  it.each([
    ['PDF', PDF, 'Arif CV.pdf', 'Arif CV.pdf', CV_FILE.types[0]],
    ['DOC', DOC, 'cv.DOC', 'cv.doc', CV_FILE.types[1]],
    ['DOCX', DOCX, '../আরিফ\u202e.exe', 'আরিফ.exe.docx', CV_FILE.types[2]],
  ])('accepts a %s, which staff can download', async (_, cv, sent, name, type) => {
    const fields = { message: 'I can start in May.', page: '/career', opening_id: '' };
    const application = await read(await apply({ fields, cv, name: sent }).expect(201));
    expect(application).toMatchObject({
      kind: 'application',
      first_name: 'Arif',
      last_name: 'Mahmud',
      message: 'I can start in May.',
      details: { ...none, cv: { name, bytes: cv.length, deleted_at: null } },
    });
    const { headers, body } = await download(application.id).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toContain(encodeURIComponent(name.slice(0, 2)));
    expect(body).toEqual(cv);
    const [line] = await api.dataSource.getRepository(AuditEntity).find({
      where: { subject: 'contact-message', subject_id: application.id },
    });
    expect(line).toMatchObject({ action: 'downloaded', actor_name: 'Sharmin Sultana' });
  });

  it('keeps the title of its opening, and is rejected for a closed one', async () => {
    const openings = api.dataSource.getRepository(OpeningEntity);
    const [first] = await openings.find({ where: { status: 'active' }, take: 1 });
    const { id, title } = first!;
    const fields = { opening_id: String(id) };
    const application = await read(await apply({ fields, cv: PDF }).expect(201));
    expect(application.details.opening).toBe(title);
    await openings.update(id, { closing_date: '2020-01-31' });
    const { body } = await apply({ fields, cv: PDF }).expect(400);
    expect(body.fields).toEqual({
      opening_id: 'This opening is closed. Choose another one.',
    });
    await openings.update(id, { closing_date: null });
  });

  it.each([
    ['nothing', null, 'cv.pdf', 'Choose a file.'],
    ['a page', Buffer.from('<html>%PDF-'), 'cv.pdf', CV_FILE.wrongType],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'cv.pdf', CV_FILE.wrongType],
    ['a ZIP file', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), 'cv.docx', CV_FILE.wrongType],
    ['a spreadsheet', DOC.subarray(0, 400), 'cv.doc', CV_FILE.wrongType],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', CV_FILE.wrongType],
  ])(
    'rejects %s instead of a CV, together with other wrong fields',
    async (_, cv, name, sentence) => {
      const before = [await rows().count(), await files()];
      const one = await apply({ cv, name }).expect(400);
      expect(one.body.fields).toEqual({ cv: sentence });
      const fields = { number: '', opening_id: 'first', salary: '1' };
      const several = await apply({ fields, cv, name }).expect(400);
      expect(several.body.fields).toEqual({
        cv: sentence,
        number: 'number is required',
        opening_id: 'Choose one of the openings',
        salary: 'Unknown field.',
      });
      expect([await rows().count(), await files()]).toEqual(before);
      expect(await readdir(join(api.env.DATA_DIR, 'incoming'))).toEqual([]);
    },
  );

  it('accepts a CV of up to 5 MB', async () => {
    const before = await files();
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024 - PDF.length)]);
    const { body } = await apply({ cv: Buffer.concat([large, PDF]) }).expect(413);
    expect(body.fields).toEqual({ cv: CV_FILE.tooLarge });
    expect(await files()).toEqual(before);
    await apply({ cv: large }).expect(201);
  });

  it('must be multipart, and accepts a long message in Bangla', async () => {
    const json = await api.call('post', `${PATH}/application`).send(applicant).expect(400);
    expect(json.body.fields).toEqual({ cv: 'Choose a file.' });
    const message = 'আ'.repeat(5000);
    expect(await read(await apply({ fields: { message } }).expect(201))).toMatchObject({ message });
  });

  it('is stored once per Idempotency-Key, with one file', async () => {
    const before = [await rows().count(), (await files()).length];
    const key = 'one-application';
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => apply({ key }).expect(201)));
    const again = await apply({ key }).expect(201);
    const references = [...responses, again].map(({ body }) => body.reference as string);
    expect(new Set(references).size).toBe(1);
    expect([await rows().count(), (await files()).length]).toEqual(before.map((one) => one + 1));
    // A different file makes a different application.
    await apply({ key, cv: DOCX }).expect(422);
  });

  it('shows its CV to staff only, without a public address for the file', async () => {
    const { id } = await read(await apply().expect(201));
    await api.call('get', `${PATH}/${id}/cv`).expect(401);
    await download(id, 'visitor').expect(403);
    const { cv_file } = await rows().findOneByOrFail({ id });
    expect(await files()).toContain(cv_file);
    for (const path of [`/storage/${cv_file}`, `/storage/applications/${cv_file}`]) {
      await api.call('get', path).expect(404);
    }
    await api.call('get', `/storage/..%2fapplications/${cv_file}`).expect(404);
    const { id: without } = await read(await send(consultation).expect(201));
    const missing = await download(without).expect(404);
    expect(missing.body.message).toBe('This enquiry has no CV.');
    await rm(join(sentFilesDir(api.env), cv_file!));
    expect((await download(id).expect(404)).body.message).toBe('The file of this CV is missing.');
  });
});

describe('the list of own enquiries', () => {
  interface Own {
    reference: string;
    subject: string;
    state: string;
  }
  const own = async (call: ReturnType<TestApi['call']>) =>
    (await call.expect(200)).body.data as Own[];

  it('contains those sent while signed in, each with a subject line', async () => {
    const person = await signUp(api);
    const other = await signUp(api);
    const sent = (body: object) => person.as('post', PATH).send(body).expect(201);
    const message = `A quiet unit\nfor  a study. ${'It is small. '.repeat(10)}`;
    const contact = { firstName: 'A', lastName: 'B', number: '01711000000', email: 'a@b.example' };
    const first = await sent({ ...contact, message });
    await sent(consultation);
    await sent({ ...consultation, interest: undefined });
    await sent({ ...subscription, email: person.email });
    const application = person.as('post', `${PATH}/application`).field(applicant);
    const last = await application.attach('cv', PDF, 'cv.pdf').expect(201);
    await rows().update({ reference: last.body.reference }, { opening: 'Service Engineer' });
    const list = await own(person.as('get', `${PATH}/own`));
    expect(list.map(({ subject }) => subject)).toEqual([
      'Application: Service Engineer',
      'Product news',
      'Consultation',
      'VRF',
      'A quiet unit for a study. It is small. It is small. It is small. It is small.…',
    ]);
    expect(list[4]).toEqual({
      reference: first.body.reference,
      kind: 'contact',
      subject: list[4]!.subject,
      item_count: 0,
      state: 'received',
      created_at: expect.any(String),
    });
    const page = await person.as('get', `${PATH}/own?page=2&pageSize=4`).expect(200);
    expect([page.headers['x-total-count'], page.body.data]).toEqual(['5', [list[4]]]);
    expect(await own(other.as('get', `${PATH}/own`))).toEqual([]);
    await api.call('get', `${PATH}/own`).expect(401);
  });

  it('shows the progress of each, without revealing spam', async () => {
    const person = await signUp(api);
    const { body } = await person.as('post', PATH).send(consultation).expect(201);
    const { reference } = body as { reference: string };
    const stateAs = async (columns: Partial<ContactMessageEntity>) => {
      await rows().update({ reference }, columns);
      return (await own(person.as('get', `${PATH}/own`)))[0]!.state;
    };
    expect(await stateAs({ status: 'spam' })).toBe('received');
    expect(await stateAs({ status: 'read' })).toBe('in_progress');
    expect(await stateAs({ status: 'replied' })).toBe('answered');
    expect(await stateAs({ status: 'archived' })).toBe('answered');
  });

  it('includes earlier ones from the same email address once it is confirmed, but no others', async () => {
    const person = await signUp(api);
    const other = await signUp(api);
    const users = api.dataSource.getRepository(UserEntity);
    await users.update({ id: person.id }, { email_confirmed_at: null });
    const email = person.email.toUpperCase();
    const anonymous = await send({ ...consultation, email }).expect(201);
    await other
      .as('post', PATH)
      .send({ ...consultation, email })
      .expect(201);
    expect(await own(person.as('get', `${PATH}/own`))).toEqual([]);
    await users.update({ id: person.id }, { email_confirmed_at: new Date() });
    const list = await own(person.as('get', `${PATH}/own`));
    expect(list.map(({ reference }) => reference)).toEqual([anonymous.body.reference]);
    expect(await own(other.as('get', `${PATH}/own`))).toHaveLength(1);
  });
});

it('reads the promises of the company from the settings and makes them cacheable', async () => {
  const { body, headers } = await api.call('get', `${PATH}/terms`).expect(200);
  expect(body.data).toEqual({
    reply_working_days: 1,
    keep_application_days: 90,
    keep_quarantine_days: 30,
    keep_address_days: 90,
  });
  expect(headers['cache-control']).toContain('s-maxage');
});
