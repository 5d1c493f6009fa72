import { AuditEntity } from '../../../platform/records/audit.entity';
import { signUpWithSecondFactor } from '../../../platform/testing/test-account';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { stopClock, TestPhone } from '../../../platform/testing/test-phone';

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

describe('signing in with a second factor', () => {
  it('requests the code only after the correct password, and does not count this as a failure', async () => {
    const { id, login, email } = await signUpWithSecondFactor(api, clock);
    const before = (await audit(id)).length;
    for (const code of [undefined, ' ']) {
      const response = await login(code).expect(401);
      expect(response.body).toMatchObject({
        code: 'second_factor_needed',
        message: 'Enter the code from your authenticator app.',
      });
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    expect(await audit(id)).toHaveLength(before);
    for (const address of [email, 'nobody@example.com', loginOf('visitor').email]) {
      const guess = await api
        .call('post', LOGIN)
        .send({ email: address, password: 'wrong-one', code: '123456' });
      expect([guess.status, guess.body.code]).toEqual([401, 'not_signed_in']);
      expect(guess.body.message).toBe('Invalid email or password');
    }
  });

  it('accepts a code once, with spaces and dashes too, and sets the cookie', async () => {
    const { phone, login } = await signUpWithSecondFactor(api, clock);
    const code = phone.code();
    const input = ` ${code.slice(0, 3)} ${code.slice(3)}-`;
    const response = await login(input).expect(200);
    expect(response.body.user).toMatchObject({ second_factor: true });
    expect(String(response.headers['set-cookie'])).toMatch(/^userToken=/);
    const again = await login(code).expect(401);
    expect(again.body).toMatchObject({ code: 'second_factor_wrong', message: WRONG });
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['Bangla', 0x9e6],
    ['full-width', 0xff10],
  ])('accepts a code in %s digits', async (_name, zero) => {
    const { phone, login } = await signUpWithSecondFactor(api, clock);
    const typed = phone.code().replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    await login(`${typed.slice(0, 3)}\u00a0${typed.slice(3)}`).expect(200);
  });

  it('accepts a code from only one of two concurrent requests', async () => {
    const { phone, login } = await signUpWithSecondFactor(api, clock);
    const code = phone.code();
    const responses = await Promise.all([login(code), login(code), login(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('with a phone clock that is %i steps off responds with %i', async (steps, status) => {
    const { phone, login } = await signUpWithSecondFactor(api, clock);
    clock.pass(3);
    await login(phone.code(steps)).expect(status);
  });

  it('rejects an older code once a newer one was accepted', async () => {
    const { phone, login } = await signUpWithSecondFactor(api, clock);
    clock.pass(2);
    await login(phone.code(1)).expect(200);
    await login(phone.code(0)).expect(401);
    await login(phone.code(-1)).expect(401);
  });

  it('counts wrong codes per account, from any address, and logs them', async () => {
    const behind = await startTestApi({ TRUSTED_PROXIES: '1', LIMIT_PASSWORD_CHANGES: '1000' });
    const staff = loginOf('staff');
    const { phone } = await TestPhone.setUp(behind, behind.token('staff'), staff.password);
    clock.pass(1);
    const login = (n: number, body: object) =>
      behind
        .call('post', LOGIN)
        .set('X-Forwarded-For', `10.0.0.${n}`)
        .send({ ...staff, ...body });
    const right = phone.code();
    const wrong = right.replace(/./g, (digit) => String((Number(digit) + 5) % 10));
    for (let n = 0; n < 5; n++) await login(n, { code: wrong }).expect(401);
    const response = await login(9, { code: right }).expect(429);
    expect(response.body.message).toMatch(/^Too many failed sign-ins/);
    // Without the password, the responses do not differ.
    await login(10, { code: right, password: 'wrong-one' }).expect(401);
    const failures = await behind.dataSource
      .getRepository(AuditEntity)
      .countBy({ action: 'sign_in_failed', subject_name: staff.email });
    expect(failures).toBe(6);
    await behind.close();
  });

  it('counts wrong codes per address like wrong passwords', async () => {
    const { login, phone, email } = await signUpWithSecondFactor(api, clock);
    const wrong = phone.code(7);
    for (let n = 0; n < 4; n++) await login(wrong).expect(401);
    await api.call('post', LOGIN).send({ email, password: 'wrong-one' }).expect(401);
    await login(phone.code()).expect(429);
  });

  it('works on the dashboard for staff', async () => {
    const staff = loginOf('staff');
    const own = await startTestApi();
    const { phone } = await TestPhone.setUp(own, own.token('staff'), staff.password);
    clock.pass(1);
    const login = (code?: string) => own.call('post', LOGIN, ADMIN).send({ ...staff, code });
    await login().expect(401);
    await login(phone.code()).expect(200);
    await own.close();
  });
});

describe('a recovery code', () => {
  it('works once instead of a code, also without dashes and in lower case', async () => {
    const { recoveryCodes, login, as } = await signUpWithSecondFactor(api, clock);
    const [code, other] = recoveryCodes as [string, string];
    await login(code.replaceAll('-', ' ').toLowerCase()).expect(200);
    await login(code).expect(401);
    await login(other).expect(200);
    expect((await as('get', METHODS)).body.data.recovery_codes_left).toBe(8);
  });

  it('works for only one of several concurrent requests', async () => {
    const { recoveryCodes, login } = await signUpWithSecondFactor(api, clock);
    const responses = await Promise.all([1, 2, 3].map(() => login(recoveryCodes[0])));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('belongs to one account only', async () => {
    const [one, other] = [
      await signUpWithSecondFactor(api, clock),
      await signUpWithSecondFactor(api, clock),
    ];
    await one.login(other.recoveryCodes[0]).expect(401);
    await other.login(other.recoveryCodes[0]).expect(200);
  });

  it('stops working when new ones are created', async () => {
    const { id, as, password, phone, recoveryCodes, login } = await signUpWithSecondFactor(
      api,
      clock,
    );
    const renew = (body: object) => as('post', `${STEP}/recovery-codes`).send(body);
    await renew({ password, code: '000000' }).expect(400);
    await renew({ password: 'another', code: phone.code() }).expect(400);
    const response = await renew({ password, code: phone.code() }).expect(200);
    const fresh = (response.body as { data: { recovery_codes: string[] } }).data.recovery_codes;
    expect((await audit(id))[0]).toMatchObject({ action: 'recovery_codes_made' });
    await login(recoveryCodes[0]).expect(401);
    await login(fresh[0]).expect(200);
  });
});
