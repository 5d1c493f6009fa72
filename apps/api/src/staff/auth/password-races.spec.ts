import { MailEntity } from '../../platform/mail/mail.entity';
import { signUp, type TestAccount } from '../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const ROUNDS = 4;
const CHANGE = '/api/v1/auth/change-password';
const NEW = 'the-password-of-the-owner';
const STOLEN = 'the-password-of-a-thief';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_PASSWORD_CHANGES: '100' });
});
afterAll(() => api.close());

async function resetLink({ email }: TestAccount): Promise<string> {
  await api.call('post', '/api/v1/auth/forgot-password').send({ email }).expect(200);
  const mails = api.dataSource.getRepository(MailEntity);
  const [mail] = await mails.find({ where: { recipient: email }, order: { id: 'DESC' }, take: 1 });
  return /token=([\w-]+)/.exec(mail!.text)![1]!;
}

const change = ({ as, password }: TestAccount, newPassword: string) =>
  as('post', CHANGE).send({ currentPassword: password, newPassword });

const reset = (token: string) =>
  api.call('post', '/api/v1/auth/reset-password').send({ token, newPassword: NEW });

/** Returns the number of these sign-ins with a token that still works. */
async function stillValid(signIns: { status: number; body: unknown }[]): Promise<number> {
  let valid = 0;
  for (const { status, body } of signIns) {
    if (status !== 200) continue;
    const { token } = body as { token: string };
    const seen = await api.call('get', '/api/v1/auth/user').set('Authorization', `Bearer ${token}`);
    if (seen.status === 200) valid++;
  }
  return valid;
}

describe('a sign-in with the old password', () => {
  it('leaves no valid session if the password is changed concurrently', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = await signUp(api);
      const [changed, ...signIns] = await Promise.all([
        change(account, NEW),
        ...Array.from({ length: 4 }, () => account.login()),
      ]);
      expect(changed.status).toBe(200);
      expect(await stillValid(signIns)).toBe(0);
    }
  });

  it('leaves no valid session if the password is reset concurrently', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const account = await signUp(api);
      const token = await resetLink(account);
      const [done, ...signIns] = await Promise.all([
        reset(token),
        ...Array.from({ length: 4 }, () => account.login()),
      ]);
      expect(done.status).toBe(200);
      expect(await stillValid(signIns)).toBe(0);
    }
  });
});

it('prevents a thief with the old password and a session from undoing a reset by the owner', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const account = await signUp(api);
    const token = await resetLink(account);
    await Promise.all([reset(token), change(account, STOLEN)]);
    const { email } = account;
    const login = api.call('post', '/api/v1/auth/login');
    // The reset wins in either order.
    await login.send({ email, password: NEW }).expect(200);
  }
});

it('accepts only one of two changes with the same old password', async () => {
  const account = await signUp(api);
  const responses = await Promise.all([change(account, NEW), change(account, STOLEN)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
});
