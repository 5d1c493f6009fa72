import type { Test } from 'supertest';
import { UserEntity } from '../../staff/users/user.entity';
import type { TestApi } from './test-api';
import { type stopClock, TestPhone } from './test-phone';

type Method = 'get' | 'post' | 'delete';
const LOGIN = '/api/v1/auth/login';
let made = 0;

/** A new account for one test, confirmed and signed in. */
export interface TestAccount {
  id: number;
  email: string;
  password: string;
  token: string;
  as: (method: Method, path: string) => Test;
  login: (code?: string) => Test;
}

export async function signUp(api: TestApi): Promise<TestAccount> {
  const email = `careful${++made}@example.com`;
  const password = 'a-long-password';
  const body = { name: 'Careful', number: '01711000000', email, password };
  const registered = await api.call('post', '/api/v1/register').send(body).expect(201);
  const login = (code?: string) => api.call('post', LOGIN).send({ email, password, code });
  const { token } = (await login().expect(200)).body as { token: string };
  const { id } = (registered.body as { user: { id: number } }).user;
  const users = api.dataSource.getRepository(UserEntity);
  await users.update({ id }, { email_confirmed_at: new Date() });
  const as = (method: Method, path: string) =>
    api.call(method, path).set('Authorization', `Bearer ${token}`);
  return { id, email, password, token, as, login };
}

/** Like `signUp`, with a second factor whose first code was used a moment ago. */
export async function signUpWithSecondFactor(
  api: TestApi,
  clock: ReturnType<typeof stopClock>,
): Promise<TestAccount & { phone: TestPhone; recoveryCodes: string[] }> {
  const account = await signUp(api);
  const step = await TestPhone.setUp(api, account.token, account.password);
  clock.pass(1);
  return { ...account, ...step };
}
