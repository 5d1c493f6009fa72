import { create } from 'qrcode';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { signUp, signUpWithSecondFactor } from '../../../platform/testing/test-account';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { stopClock, TestPhone } from '../../../platform/testing/test-phone';
import { UserEntity } from '../../users/user.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { SecondFactorEntity } from './second-factor.entity';

const clock = stopClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_PASSWORD_CHANGES: '1000' });
});
afterAll(() => api.close());

const LOGIN = '/api/v1/auth/login';
const STEP = '/api/v1/auth/second-factor';
const METHODS = '/api/v1/auth/methods';
const WRONG = 'This code is not right. Please try again.';

const audit = (id: number) =>
  api.dataSource.getRepository(AuditEntity).find({
    where: { subject: 'user', subject_id: id },
    order: { id: 'DESC' },
  });
const lastMail = (recipient: string) =>
  api.dataSource
    .getRepository(MailEntity)
    .findOneOrFail({ where: { recipient }, order: { id: 'DESC' } });

/** Returns the dark modules of a picture, without its margin of four. */
const darkIn = ({ size, path }: { size: number; path: string }) => {
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  const dark = Array<number>((size - 8) ** 2).fill(0);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const from = (Number(y) - 4) * (size - 8) + Number(x) - 4;
    dark.fill(1, from, from + Number(length));
  }
  return dark;
};
const darkOf = (text: string) => [...create(text, { errorCorrectionLevel: 'M' }).modules.data];

describe('setting up the second factor', () => {
  it('requires a confirmed mailbox', async () => {
    const { as, id, password } = await signUp(api);
    await api.dataSource.getRepository(UserEntity).update({ id }, { email_confirmed_at: null });
    const rejected = await as('post', STEP).send({ password }).expect(409);
    expect(rejected.body.message).toBe('Please confirm your email address first.');
  });

  it('requires the password, shows a picture, and changes nothing before the first code', async () => {
    const { as, email, password } = await signUp(api);
    const wrong = await as('post', STEP).send({ password: 'another' }).expect(400);
    expect(wrong.body.fields).toEqual({ password: 'The password is not right.' });
    const { data } = (await as('post', STEP).send({ password }).expect(200)).body as {
      data: { secret: string; uri: string; qr: { size: number; path: string } };
    };
    expect(data.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const uri = new URL(data.uri);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Shishir Cooling:${email}`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Shishir Cooling',
      secret: data.secret.replaceAll(' ', ''),
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(darkIn(data.qr)).toEqual(darkOf(data.uri));
    await api.call('post', LOGIN).send({ email, password }).expect(200);
    expect((await as('get', METHODS)).body.data).toMatchObject({ second_factor: false });
  });

  it('starts again if unfinished, which invalidates the previous picture', async () => {
    const { as, password } = await signUp(api);
    const none = await as('post', `${STEP}/confirm`).send({ code: '123456' }).expect(409);
    expect(none.body.message).toBe('Please start setting up two-step verification first.');
    const begin = async () => {
      const response = await as('post', STEP).send({ password }).expect(200);
      return new TestPhone((response.body as { data: { uri: string } }).data.uri);
    };
    const [first, second] = [await begin(), await begin()];
    const wrong = await as('post', `${STEP}/confirm`).send({ code: first.code() }).expect(400);
    expect(wrong.body).toMatchObject({ message: WRONG, fields: { code: WRONG } });
    await as('post', `${STEP}/confirm`).send({ code: second.code() }).expect(200);
  });

  it('ends every other session, writes an audit line, and notifies the account by mail', async () => {
    const { id, email, password, token, as } = await signUp(api);
    const other = await api.call('post', LOGIN).send({ email, password });
    const { recoveryCodes } = await TestPhone.setUp(api, token, password);
    await as('get', '/api/v1/auth/user').expect(200);
    await api
      .call('get', '/api/v1/auth/user')
      .set('Authorization', `Bearer ${other.body.token as string}`)
      .expect(401);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-Z]{4}$/);
    expect((await audit(id))[0]).toMatchObject({ action: 'second_factor_on', actor_id: id });
    expect((await lastMail(email)).subject).toBe('Two-step verification is on for Shishir Cooling');
    const methods = await as('get', METHODS).expect(200);
    expect(methods.body.data).toEqual({
      password: true,
      google: false,
      google_available: false,
      oidc: null,
      second_factor: true,
      recovery_codes_left: 10,
      second_factor_required: false,
    });
    await as('post', STEP).send({ password }).expect(409);
    await as('post', `${STEP}/confirm`).send({ code: '123456' }).expect(409);
  });

  it('is not available to an account without a password', async () => {
    const { id, as } = await signUp(api);
    await api.dataSource.getRepository(UserEntity).update({ id }, { password_hash: null });
    const sentence =
      'This account signs in with Google. Set a password with ‘Forgot password?’ first.';
    const setup = await as('post', STEP).send({ password: 'anything' }).expect(409);
    expect(setup.body.message).toBe(sentence);
    const changed = await as('post', '/api/v1/auth/change-password')
      .send({ currentPassword: 'anything', newPassword: 'a-newer-password' })
      .expect(409);
    expect(changed.body.message).toBe(sentence);
  });
});

describe('turning the second factor off', () => {
  it('requires password and code, writes an audit line, and notifies the account by mail', async () => {
    const { id, email, as, password, phone, login } = await signUpWithSecondFactor(api, clock);
    const remove = (body: object) => as('delete', STEP).send(body);
    await remove({ password, code: phone.code(5) }).expect(400);
    await remove({ password: 'another', code: phone.code() }).expect(400);
    await login().expect(401);
    await remove({ password, code: phone.code() }).expect(200);
    await login().expect(200);
    expect((await audit(id))[1]).toMatchObject({ action: 'second_factor_off', actor_id: id });
    expect((await lastMail(email)).subject).toMatch(/^Two-step verification is off/);
    for (const entity of [SecondFactorEntity, RecoveryCodeEntity]) {
      expect(await api.dataSource.getRepository(entity).countBy({ user_id: id })).toBe(0);
    }
    await remove({ password, code: '123456' }).expect(409);
    await as('post', `${STEP}/recovery-codes`).send({ password, code: '123456' }).expect(409);
  });

  it('does not happen when the password is reset by mail', async () => {
    const { email, phone } = await signUpWithSecondFactor(api, clock);
    await api.call('post', '/api/v1/auth/forgot-password').send({ email }).expect(200);
    const token = /token=([\w-]+)/.exec((await lastMail(email)).text)![1];
    const newPassword = 'a-newer-password';
    const reset = await api
      .call('post', '/api/v1/auth/reset-password')
      .send({ token, newPassword })
      .expect(200);
    expect(reset.headers).not.toHaveProperty('set-cookie');
    const login = (code?: string) =>
      api.call('post', LOGIN).send({ email, password: newPassword, code });
    expect((await login().expect(401)).body.code).toBe('second_factor_needed');
    await login(phone.code()).expect(200);
  });
});
