import type { Company } from '@shishir/contract';
import { type DemoCompany, readDemo } from '@shishir/demo';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { revision } from '../../platform/database/revision';
import { MailEntity } from '../../platform/mail/mail.entity';
import { MediaEntity } from '../../platform/media/media.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { SeedEntity } from '../../platform/schema/seed.entity';
import { runSeeds } from '../../operations/setup/seeds/run-seeds';
import {
  pictureFile,
  removeReplacedPictures,
  storedPictures,
} from '../../platform/testing/pictures';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { type CompanyDetails, CompanyEntity, emptyCompany } from './company.entity';

const PATH = '/api/v1/company';

let api: TestApi;
let demo: Omit<DemoCompany, 'sales_contact'> & { sales_contact: object };
beforeAll(async () => {
  api = await startTestApi();
  const file = await readDemo<DemoCompany>('company.json');
  const { name, title, phone, email } = file.sales_contact;
  demo = { ...file, sales_contact: { name, title, phone, email } };
});
afterAll(() => api.close());

const read = async () => (await api.call('get', PATH).expect(200)).body.data as Company;
const send = (body: object) => api.as('owner', 'put', PATH).send(body);
const save = async (body: object) => (await send(body).expect(200)).body.data as Company;
const problems = async (body: object) => (await send(body).expect(400)).body.fields as object;
const media = () => api.dataSource.getRepository(MediaEntity);
/** Writes to the table directly, including values that the API rejects. */
const store = (details: QueryDeepPartialEntity<CompanyDetails>) =>
  api.dataSource.getRepository(CompanyEntity).update(1, { details });
const restore = () => save(demo);

describe('the company record', () => {
  it('lets only the owner change given fields and everyone read them', async () => {
    await api.as('staff', 'put', PATH).send({ name: 'Ours' }).expect(403);
    const before = await read();
    const after = await save({ name: '  Padma \n Air ', version: before.version });
    expect(after).toEqual({ ...before, name: 'Padma Air', version: before.version + 1 });
    expect(await read()).toEqual(after);
    await restore();
  });

  it('accepts phone numbers, addresses and links as people type them', async () => {
    const place = { title: 'Shop', street: ' Road 7 ', city: '', email: ' ', phones: [] };
    const saved = await save({
      sales_phones: [
        '০১৭১১ ০০০০০০',
        '\u202a+880 1711-000000\u202c',
        '02 5501 2345',
        '+44 (0)20 7946 0958 ext 5',
      ],
      web: ' https://www.padma.example/ ',
      sales_email: 'Sales@padma.example ',
      blurb: '',
      head_office: place,
      warehouse: null,
      socials: [{ name: 'LinkedIn', url: 'https://linkedin.example/padma' }],
      sales_contact: { name: 'Rafi', title: '', phone: '', email: null },
    });
    expect(saved).toMatchObject({
      sales_phones: ['+8801711000000', '+880255012345', '+442079460958x5'],
      web: 'www.padma.example',
      sales_email: 'Sales@padma.example',
      blurb: null,
      head_office: { ...place, street: 'Road 7', city: null, email: null },
      warehouse: null,
      sales_contact: { name: 'Rafi', title: null, phone: null, email: null },
    });
    await restore();
  });

  it('rejects wrong fields with a message for each', async () => {
    const place = { title: ' ', street: '', city: null, email: 'x', phones: ['12', ''] };
    expect(
      await problems({
        name: 'abc\u202ecba',
        web: 'http://padma.example',
        sales_email: 'sales@',
        sales_phones: ['call us'],
        head_office: place,
        warehouse: { ...place, title: 'Store', email: null, phones: [] },
        socials: [{ name: '', url: 'http://social.example' }],
        map_url: 'javascript:alert(1)',
        sales_contact: { name: ' ', title: null, phone: '1', email: null },
      }),
    ).toEqual({
      name: 'This name contains invisible direction marks. Please type it instead of pasting it.',
      web: 'Enter a web address like example.com or https://example.com',
      sales_email: 'Enter an email address like name@example.com',
      'sales_phones.0': 'Enter a phone number like 01711 000000, or with + and the country code',
      'head_office.title': 'Title is required',
      'head_office.email': 'Enter an email address like name@example.com',
      'head_office.phones.0':
        'Enter a phone number like 01711 000000, or with + and the country code',
      'head_office.phones.1': 'Enter a phone number, or remove this line',
      'warehouse.street': 'Enter a street, a city, an email address or a phone number',
      'socials.0.name': 'Name is required',
      'socials.0.url': 'Enter an address that begins with https://',
      map_url: 'Enter an address that begins with https://',
      'sales_contact.name': 'Name is required',
      'sales_contact.phone':
        'Enter a phone number like 01711 000000, or with + and the country code',
    });
    for (const path of ['/"><script>', "/'", '/<b>', '/a b', '/`', '/\\evil', '/{x}', '/\u202e']) {
      expect(
        await problems({
          web: `evil.test${path}`,
          map_url: `https://evil.test${path}`,
          socials: [{ name: 'A', url: `https://evil.test${path}` }],
        }),
      ).toEqual({
        web: 'Enter a web address like example.com or https://example.com',
        map_url: 'Enter an address that begins with https://',
        'socials.0.url': 'Enter an address that begins with https://',
      });
    }
    const phones = Array.from({ length: 5 }, (_, index) => `0171100000${index}`);
    const socials = Array.from({ length: 7 }, () => ({ name: 'A', url: 'https://a.example' }));
    expect(await problems({ sales_phones: phones, socials, colour: 'red' })).toEqual({
      sales_phones: 'Enter up to 4 phone numbers',
      socials: 'Enter up to 6 social pages',
      colour: 'Unknown field.',
    });
  });

  it('rejects an update of an older version and returns the current details', async () => {
    const { version } = await read();
    await save({ sales_hours: 'Sunday to Thursday', version });
    const { body } = await send({ sales_hours: 'Never', version }).expect(409);
    expect(body.current).toEqual({ ...(await read()), updated_at: expect.stringMatching(/Z$/) });
    expect(body.current).toMatchObject({ sales_hours: 'Sunday to Thursday' });
    await restore();
  });

  it('raises the revision and is audited part by part', async () => {
    const before = await revision.read(api.dataSource.manager);
    const { head_office } = await read();
    await save({
      head_office: { ...head_office, city: 'Gulshan, Dhaka' },
      socials: [{ name: 'X', url: 'https://x.example/a' }],
    });
    expect(await revision.read(api.dataSource.manager)).toBe(before + 1);
    const [line] = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { subject: 'company' }, order: { id: 'DESC' }, take: 1 });
    expect(line).toMatchObject({ action: 'updated', subject_id: 1, subject_name: demo.name });
    const pages = demo.socials.map(({ name, url }) => `${name} (${url})`);
    expect(line!.changes).toEqual([
      { field: 'socials', before: pages, after: ['X (https://x.example/a)'] },
      { field: 'head_office_city', before: head_office!.city, after: 'Gulshan, Dhaka' },
    ]);
    await restore();
  });
});

describe('changing a company picture', () => {
  const send = (slot: string, file: Buffer) =>
    api.as('owner', 'put', `${PATH}/picture/${slot}`).attach('image', file, 'a.png');
  const remove = (slot: string) => api.as('owner', 'delete', `${PATH}/picture/${slot}`);

  it('replaces and removes logo and portrait, and their files once no version has them', async () => {
    const before = await storedPictures(api);
    const first = (await send('logo', await pictureFile()).expect(200)).body.data as Company;
    expect(first.logo).toMatchObject({ width: 400, height: 300, alt: demo.name });
    await api.call('get', `/storage/${first.logo!.key}/320.webp`).expect(200);
    const second = (await send('logo', await pictureFile('#112233')).expect(200)).body
      .data as Company;
    expect(second.version).toBe(first.version + 1);
    await api.call('get', `/storage/${first.logo!.key}/320.webp`).expect(200);
    expect((await remove('logo').expect(200)).body.data.logo).toBeNull();
    await removeReplacedPictures(api);
    expect(await storedPictures(api)).toEqual(before);
  });

  it('requires a picture and a known slot', async () => {
    const before = await storedPictures(api);
    const text = await send('logo', Buffer.from('not a picture')).expect(400);
    expect(Object.keys(text.body.fields as object)).toEqual(['image']);
    const none = await api.as('owner', 'put', `${PATH}/picture/logo`).expect(400);
    expect(none.body.fields).toEqual({ image: 'Image is required' });
    await send('banner', await pictureFile()).expect(400);
    await api
      .as('staff', 'put', `${PATH}/picture/logo`)
      .attach('image', await pictureFile(), 'a.png')
      .expect(403);
    expect(await storedPictures(api)).toEqual(before);
  });

  it('removes the portrait with the contact person', async () => {
    const { sales_contact: person } = await read();
    const named = (await send('sales-contact', await pictureFile()).expect(200)).body
      .data as Company;
    const picture = named.sales_contact!.picture!;
    expect(picture).toMatchObject({ width: 640, height: 640, alt: `Portrait of ${person!.name}` });
    expect((await save({ sales_contact: null })).sales_contact).toBeNull();
    await removeReplacedPictures(api);
    expect(await media().countBy({ key: picture.key })).toBe(0);
    const early = await send('sales-contact', await pictureFile()).expect(409);
    expect(early.body.message).toBe('Save the contact person first, then the picture.');
    const again = await restore();
    expect(again.sales_contact).toMatchObject({ name: person!.name, picture: null });
  });
});

describe('a company that is being set up', () => {
  afterEach(restore);

  it('is ready once it has a name and a sales phone number', async () => {
    await store(emptyCompany);
    expect(await read()).toMatchObject({ ...emptyCompany, logo: null, ready: false });
    expect(await save({ name: 'Padma Air' })).toMatchObject({ ready: false });
    expect(await save({ sales_phones: ['01711000000'] })).toMatchObject({ ready: true });
    expect(await save({ name: ' ' })).toMatchObject({ name: null, ready: false });
  });

  it('gets its row from the base data in every mode, only once', async () => {
    const rows = api.dataSource.getRepository(CompanyEntity);
    const seed = () => runSeeds(api.dataSource, { ...api.env, APP_MODE: 'production' });
    const { details } = await rows.findOneByOrFail({ id: 1 });
    await api.dataSource.manager.delete(SeedEntity, { name: 'company-1' });
    await seed();
    expect(await rows.findOneByOrFail({ id: 1 })).toMatchObject({ details });
    await rows.delete(1);
    await api.dataSource.manager.delete(SeedEntity, { name: 'company-1' });
    await seed();
    expect(await rows.find()).toMatchObject([{ id: 1, details: emptyCompany, version: 1 }]);
  });

  it('is readable if the document of an older release lacks fields', async () => {
    await store({ name: 'Old', sales_phones: ['+8801711000000'] });
    const old = { ...emptyCompany, name: 'Old', sales_phones: ['+8801711000000'] };
    expect(await read()).toMatchObject({ ...old, ready: true });
    expect(await save({ blurb: 'We cool.' })).toMatchObject({ ...old, blurb: 'We cool.' });
  });
});

describe('the company name', () => {
  afterEach(restore);
  const apiTitle = async () =>
    (await api.call('get', '/api/docs.json').expect(200)).body.info.title as string;
  const register = (email: string, password: string) =>
    api
      .call('post', '/api/v1/register')
      .send({ name: 'Nadia', number: '01711000000', email, password });
  const mailTo = (recipient: string) =>
    api.dataSource.getRepository(MailEntity).findOneByOrFail({ recipient });

  it('appears in the API title and in mails, and is rejected as a password', async () => {
    await save({ name: 'Padma Air' });
    expect(await apiTitle()).toBe('Padma Air API');
    await register('one@example.com', 'Padma-air 2026').expect(400);
    await register('two@example.com', 'Shishir2026').expect(201);
    expect((await mailTo('two@example.com')).text).toContain('\n--\nPadma Air');
  });

  it('defaults to the host name of the site', async () => {
    await save({ name: null });
    expect(await apiTitle()).toBe('localhost API');
    await register('three@example.com', 'Shishir2026').expect(201);
    expect((await mailTo('three@example.com')).text).toContain('\n--\nlocalhost');
  });
});
