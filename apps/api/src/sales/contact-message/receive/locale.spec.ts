import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { UserEntity } from '../../../staff/users/user.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const contact = {
  firstName: 'Tahmina',
  lastName: 'Akter',
  number: '01710000471',
  email: 'tahmina@example.com',
  message: 'এসির দাম জানতে চাই।',
};
const send = async (more: object) => {
  const sent = await api.call('post', '/api/v1/contact-message').send({ ...contact, ...more });
  expect(sent.status).toBe(201);
  const url = '/api/v1/contact-message?sort=-id&pageSize=1';
  const { data } = (await api.as('staff', 'get', url).expect(200)).body;
  return data[0] as { id: number; locale: string };
};

describe('the language of a person', () => {
  it('is stored with an enquiry, and passed on to its quotation', async () => {
    expect((await send({})).locale).toBe('en');
    const { id, locale } = await send({ email: 'other@example.com', locale: 'bn' });
    expect(locale).toBe('bn');
    const quotation = await api
      .as('staff', 'post', '/api/v1/quotations')
      .send({ message_id: id })
      .expect(201);
    expect(quotation.body.data.locale).toBe('bn');
    const wrong = { ...contact, locale: 'fr' };
    await api.call('post', '/api/v1/contact-message').send(wrong).expect(400);
  });

  it('is stored with a new account', async () => {
    const account = {
      name: 'Tahmina Akter',
      number: '01710000472',
      email: 'tahmina.akter@example.com',
      password: 'a-cool-room-in-may-31',
      locale: 'bn',
    };
    await api.call('post', '/api/v1/register').send(account).expect(201);
    const user = await api.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ email: account.email });
    expect(user.locale).toBe('bn');
  });
});
