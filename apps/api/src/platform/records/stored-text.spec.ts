import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { QuotationEntity, QuotationRevisionEntity } from '../../sales/quotations/quotation.entity';
import { pictureFile } from '../testing/pictures';
import { startTestApi, type TestApi } from '../testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const INVISIBLE = ['\u200b', '\u3164', '\u00ad', '\u2060', ' \u200b \u2060'];
/** The same word with U+09DF and with U+09AF U+09BC. */
const COMPOSED = 'নি\u09dfন্ত্রক';
const WITH_NUKTA = 'নি\u09af\u09bcন্ত্রক';

const contact = {
  firstName: 'Rahim',
  lastName: 'Uddin',
  number: '01711000000',
  email: 'rahim@example.com',
  message: 'Please call me.',
};

it.each(INVISIBLE)('rejects %j in a required field', async (text) => {
  const enquiry = await api
    .call('post', '/api/v1/contact-message')
    .send({ ...contact, firstName: text, lastName: text, message: text })
    .expect(400);
  expect(enquiry.body.fields).toMatchObject({
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    message: 'Message is required',
  });
  const product = { category: 'Slim Duct', title: text, model: text };
  const added = await api.as('staff', 'post', '/api/v1/products').send(product).expect(400);
  expect(added.body.fields).toMatchObject({
    title: expect.stringMatching(/is required$/),
    model: expect.stringMatching(/is required$/),
  });
  const item = await api
    .as('staff', 'post', '/api/v1/gallery')
    .field({ title: text })
    .attach('image', await pictureFile(), 'a.png')
    .expect(400);
  expect(item.body.fields).toEqual({ title: 'Title is required' });
});

const addItem = async (title: string) => {
  const { body } = await api
    .as('staff', 'post', '/api/v1/gallery')
    .field({ title })
    .attach('image', await pictureFile(), 'a.png')
    .expect(201);
  return body.data as { id: number; title: string };
};

it('stores both spellings of a Bangla word in one form', async () => {
  for (const title of [COMPOSED, WITH_NUKTA]) {
    expect((await addItem(title)).title).toBe(WITH_NUKTA);
  }
});

it('finds a text in either spelling, in full-width letters and with invisible characters', async () => {
  const { id } = await addItem(`${COMPOSED} AM2\u200b24 Café`);
  const { id: wide } = await addItem('ＷＩＤＥ title');
  const found = async (q: string) => {
    const path = `/api/v1/gallery?q=${encodeURIComponent(q)}`;
    const { body } = await api.as('staff', 'get', path).expect(200);
    return (body.data as { id: number }[]).map((row) => row.id);
  };
  for (const q of [`${COMPOSED} am224`, WITH_NUKTA, 'ＡＭ２２４', 'AM224\u200b', 'café', 'am২২৪']) {
    expect(await found(q)).toContain(id);
  }
  expect(await found('wide')).toEqual([wide]);
  expect((await found('\u200b')).length).toBeGreaterThan(2);
  // The search text is updated when one of its columns is edited.
  await api.as('staff', 'put', `/api/v1/gallery/${wide}`).send({ description: 'বড়' }).expect(200);
  expect(await found('ব\u09dc wide')).toEqual([wide]);
});

it('sorts titles naturally and case-insensitively', async () => {
  const titles = ['zz 10', 'ZZ 9', 'zz 100', 'Zz 1'];
  for (const title of titles) await addItem(title);
  const { body } = await api.as('staff', 'get', '/api/v1/gallery?q=zz&sort=title').expect(200);
  expect((body.data as { title: string }[]).map(({ title }) => title)).toEqual([
    ...['Zz 1', 'ZZ 9', 'zz 10', 'zz 100'],
  ]);
});

it.each([
  'Rahim Uddin',
  'uddin rahim',
  '010 0000 4471',
  '010-0000-4471',
  '০১০ ০০০০ ৪৪৭১',
  '+880 10 0000 4471',
  '00880 1000004471',
])('finds an enquiry, an account and a quotation by %j', async (q) => {
  const { manager } = api.dataSource;
  const number = '+8801000004471';
  const { id } = await manager.save(
    manager.create(ContactMessageEntity, {
      ...{ first_name: 'Rahim', last_name: 'Uddin', email: 'rahim@example.com' },
      ...{ number, message: 'Please call.', reference: `ENQ-2020-${Date.now() % 1_000_000}` },
    }),
  );
  const user = await manager.findOneByOrFail(UserEntity, { role: 'user' });
  await manager.save(Object.assign(user, { name: 'Rahim Uddin', number }));
  const [revision] = await manager.find(QuotationRevisionEntity, {
    order: { id: 'DESC' },
    take: 1,
  });
  await manager.save(Object.assign(revision!, { name: 'Rahim Uddin', phone: number }));
  const path = (name: string) => `/api/v1/${name}?q=${encodeURIComponent(q)}`;
  const idsIn = async (name: string) => {
    const { body } = await api.as('owner', 'get', path(name)).expect(200);
    return ((body.data ?? body) as { id: number }[]).map((row) => row.id);
  };
  expect(await idsIn('contact-message')).toContain(id);
  expect(await idsIn('user')).toContain(user.id);
  expect(await idsIn('quotations')).toContain(revision!.quotation_id);
  const { body } = await api.as('owner', 'get', path('staff-search')).expect(200);
  expect(body.data).toMatchObject({
    enquiries: expect.arrayContaining([expect.objectContaining({ id })]),
    users: expect.arrayContaining([expect.objectContaining({ id: user.id })]),
    quotations: expect.arrayContaining([expect.objectContaining({ id: revision!.quotation_id })]),
  });
});

it('finds a quotation by its number with or without dashes', async () => {
  const [first] = await api.dataSource.manager.find(QuotationEntity, { take: 1 });
  const { number, id } = first!;
  for (const q of [number, number.replaceAll('-', ' '), number.replaceAll('-', '')]) {
    const { body } = await api.as('staff', 'get', `/api/v1/quotations?q=${q}`).expect(200);
    expect(body.data).toEqual([expect.objectContaining({ id, number })]);
  }
});
