import { MailEntity } from '../../../platform/mail/mail.entity';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { signUpWithSecondFactor } from '../../../platform/testing/test-account';
import { loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { stopClock, TestPhone } from '../../../platform/testing/test-phone';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { SecondFactorEntity } from './second-factor.entity';

const clock = stopClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_PASSWORD_CHANGES: '1000' });
});
afterAll(() => api.close());

const LOGIN = '/api/v1/auth/login';
const METHODS = '/api/v1/auth/methods';

describe('a second-factor secret or code', () => {
  it('is never in the database, the audit log or a mail', async () => {
    const { id, phone, recoveryCodes, login, as } = await signUpWithSecondFactor(api, clock);
    await login(phone.code()).expect(200);
    await login(recoveryCodes[0]).expect(200);
    await login(recoveryCodes[0]).expect(401);
    const everything = JSON.stringify(
      await Promise.all(
        [SecondFactorEntity, RecoveryCodeEntity, AuditEntity, MailEntity].map((entity) =>
          api.dataSource.getRepository<object>(entity).find(),
        ),
      ),
    );
    for (const secret of [phone.secret, phone.code(), ...recoveryCodes]) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(secret.replaceAll('-', ''));
    }
    const row = await api.dataSource
      .getRepository(SecondFactorEntity)
      .findOneByOrFail({ user_id: id });
    const { data } = (await as('get', METHODS)).body as { data: object };
    const responses = [
      JSON.stringify(data),
      (await as('get', '/api/v1/auth/user')).text,
      (await as('get', '/api/v1/auth/session')).text,
      (await api.as('owner', 'get', `/api/v1/user/${id}`)).text,
      (await api.as('owner', 'get', '/api/v1/audit')).text,
    ].join();
    for (const secret of [phone.secret, row.sealed_secret, ...recoveryCodes]) {
      expect(responses).not.toContain(secret);
    }
  });

  it('is never in the log', async () => {
    const lines: string[] = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const loud = await startTestApi({ LOG_LEVEL: 'trace' });
    const { email, password } = loginOf('staff');
    const { phone, recoveryCodes } = await TestPhone.setUp(loud, loud.token('staff'), password);
    clock.pass(1);
    for (const code of [phone.code(), recoveryCodes[0], recoveryCodes[0]]) {
      await loud.call('post', LOGIN).send({ email, password, code });
    }
    await loud.close();
    const log = lines.join('');
    expect(log).toContain('/api/v1/auth/second-factor/confirm');
    for (const secret of [password, phone.secret, phone.code(), ...recoveryCodes]) {
      expect(log).not.toContain(secret);
    }
  });

  it('does not work in the row of another account', async () => {
    const [one, other] = [
      await signUpWithSecondFactor(api, clock),
      await signUpWithSecondFactor(api, clock),
    ];
    const rows = api.dataSource.getRepository(SecondFactorEntity);
    const { sealed_secret } = await rows.findOneByOrFail({ user_id: one.id });
    await rows.update({ user_id: other.id }, { sealed_secret });
    await other.login(one.phone.code()).expect(401);
    await other.login(other.recoveryCodes[0]).expect(200);
  });
});
