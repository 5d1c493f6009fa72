import { pictureFile } from '../testing/pictures';
import { startTestApi, type TestApi } from '../testing/test-api';

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

it.each(INVISIBLE)('rejects %j as the text of a required field', async (text) => {
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

it('stores both spellings of a Bangla word as one', async () => {
  const stored = [];
  for (const title of [COMPOSED, WITH_NUKTA]) {
    const { body } = await api
      .as('staff', 'post', '/api/v1/gallery')
      .field({ title })
      .attach('image', await pictureFile(), 'a.png')
      .expect(201);
    stored.push(body.data.title);
  }
  expect(stored).toEqual([WITH_NUKTA, WITH_NUKTA]);
});
