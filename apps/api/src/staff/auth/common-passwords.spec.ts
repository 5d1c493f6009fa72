import { MailEntity } from '../../platform/mail/mail.entity';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../users/user.entity';
import { isCommonPassword } from './common-passwords';

const TOO_COMMON = 'This password is too common. Please choose another one.';

describe('the check for common passwords', () => {
  it.each([
    'password1',
    'PassWord1',
    'ｐａｓｓｗｏｒｄ１',
    'qwertyuiop',
    '1234567890',
    'shishir123',
    'ShishirCooling2026',
    'Shishir Cooling',
    '2026-SHISHIR-cooling!',
    'shishir@2026',
    'Sh1sh1rC00ling99',
    'c o o l i n g 1 2 3',
  ])('rejects %s', (password) => {
    expect(isCommonPassword(password, 'Shishir Cooling')).toBe(true);
  });

  it.each([
    'a quiet compressor',
    'shishir-loves-mango-pickle',
    'বাংলাদেশ-১৯৭১',
    '90 17 33 58 26',
    loginOf('owner').password,
  ])('accepts %s', (password) => {
    expect(isCommonPassword(password, 'Shishir Cooling')).toBe(false);
  });

  it.each([
    ['Padma & Sons A.C. Ltd.', 'p@dma2026', true],
    ['Padma & Sons A.C. Ltd.', 'padma-sons-ac', true],
    ['Padma & Sons A.C. Ltd.', 'AC-2026-bd', false],
    ['শিশির কুলিং', 'শিশির২০২৬', true],
    ['শিশির কুলিং', 'shishir2026', false],
    ['(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', false],
    ['', 'shishir2026', false],
  ])('for the company name %s rates %s as %s', (company, password, common) => {
    expect(isCommonPassword(password, company)).toBe(common);
  });
});

describe('a password that is too common', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const errorBody = (field: string) =>
    expect.objectContaining({
      code: 'invalid_input',
      error: TOO_COMMON,
      fields: { [field]: TOO_COMMON },
    });

  it('is rejected at registration', async () => {
    const email = 'common@example.com';
    const body = { name: 'Common', number: '01711000000', email, password: 'Football1' };
    const response = await api.call('post', '/api/v1/register').send(body).expect(400);
    expect(response.body).toEqual(errorBody('password'));
    expect(await api.dataSource.getRepository(UserEntity).countBy({ email })).toBe(0);
  });

  it('is rejected when changing the password', async () => {
    const currentPassword = loginOf('staff').password;
    const response = await api
      .as('staff', 'post', '/api/v1/auth/change-password')
      .send({ currentPassword, newPassword: 'Shishir123' })
      .expect(400);
    expect(response.body).toEqual(errorBody('newPassword'));
    await api.call('post', '/api/v1/auth/login').send(loginOf('staff')).expect(200);
  });

  it('does not use up the link of a mail', async () => {
    const { email } = loginOf('visitor');
    await api.call('post', '/api/v1/auth/forgot-password').send({ email }).expect(200);
    const mails = api.dataSource.getRepository(MailEntity);
    const [mail] = await mails.find({ order: { id: 'DESC' }, take: 1 });
    const token = /token=([\w-]+)/.exec(mail!.text)![1];
    const reset = (newPassword: string) =>
      api.call('post', '/api/v1/auth/reset-password').send({ token, newPassword });
    expect((await reset('iloveyou1').expect(400)).body).toEqual(errorBody('newPassword'));
    await reset('a-mango-on-the-roof').expect(200);
  });
});
