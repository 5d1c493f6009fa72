import { Secret, TOTP } from 'otpauth';
import { httpRequest, requestAsOwner, tokenOf, type Account, type Role } from './api';
import { linkInMail } from './mailbox';
import type { Product } from './product';

/** The two hosts of the product: the public site and the dashboard. */
export type HostKind = 'site' | 'admin';

export type NewAccount = Account & { id: number };
let created = 0;

/** Creates an account for one story. Staff accounts get a confirmed address, which raising a role requires. */
export async function newAccount(product: Product, role: Role = 'user'): Promise<NewAccount> {
  const suffix = `${process.pid}-${++created}`;
  const account = {
    role,
    name: `Nusrat Jahan ${suffix}`,
    email: `nusrat-${suffix}@example.com`,
    password: 'a quiet cassette upstairs',
  };
  const { name, email, password } = account;
  const body = { name, number: '01700 000 004', email, password };
  const address = `${product.publicUrl}/api/v1/register`;
  const { status, text } = await httpRequest(address, { method: 'POST', body });
  if (status !== 201) throw new Error(`${email} was not created: ${status} ${text}`);
  const { id } = (JSON.parse(text) as { user: { id: number } }).user;
  if (role !== 'user') {
    await confirmEmail(product, email);
    const raised = await requestAsOwner(product, `/user/${id}`, { method: 'PUT', body: { role } });
    if (raised.status !== 200) throw new Error(`${email} is no ${role}: ${raised.text}`);
  }
  return { ...account, id };
}

/** Follows the confirmation link in the mail to a new account. */
export async function confirmEmail(product: Product, email: string): Promise<void> {
  const link = await linkInMail(product, email, 'Please confirm your email address');
  const token = new URL(link).searchParams.get('token');
  const address = `${product.publicUrl}/api/v1/auth/confirm-email`;
  const { status, text } = await httpRequest(address, { method: 'POST', body: { token } });
  if (status !== 200) throw new Error(`${email} was not confirmed: ${status} ${text}`);
}

/** Signs in without the form and returns the cookie in the form that Playwright stores. */
export async function sessionCookie(product: Product, account: Account, host: HostKind) {
  const base = host === 'admin' ? product.adminUrl : product.publicUrl;
  const { email, password } = account;
  const response = await httpRequest(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { origin: base },
    body: { email, password },
  });
  const value = /userToken=([^;]+)/.exec(response.headers['set-cookie']?.join('\n') ?? '')?.[1];
  if (!value) throw new Error(`${email} could not sign in: ${response.status} ${response.text}`);
  return {
    name: 'userToken',
    value,
    domain: new URL(base).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
}

const CODE_PERIOD_MS = 30_000;

/** An authenticator app with the key of an account. */
export class Authenticator {
  private readonly app: TOTP;

  constructor(key: string) {
    this.app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  }

  /** The current code. Each is accepted once; `next` is the following one, which the server already accepts. */
  code(which: 'now' | 'next' = 'now'): string {
    return this.app.generate({ timestamp: Date.now() + (which === 'next' ? CODE_PERIOD_MS : 0) });
  }
}

/** Turns on the second factor of an account, in this session or a new one, and uses up the current code. */
export async function setUpSecondFactor(product: Product, account: Account, cookie?: string) {
  const token = cookie ? '' : await tokenOf(product, account);
  const post = async (path: string, body: object) => {
    const { status, text } = await httpRequest(
      `${product.adminUrl}/api/v1/auth/second-factor${path}`,
      {
        method: 'POST',
        headers: cookie
          ? { cookie: `userToken=${cookie}`, origin: product.adminUrl }
          : { authorization: `Bearer ${token}` },
        body,
      },
    );
    if (status !== 200) throw new Error(`second-factor${path}: ${status} ${text}`);
    return (JSON.parse(text) as { data: { secret: string; recovery_codes: string[] } }).data;
  };
  const { secret } = await post('', { password: account.password });
  const authenticator = new Authenticator(secret);
  const { recovery_codes } = await post('/confirm', { code: authenticator.code() });
  return { authenticator, recoveryCodes: recovery_codes, token };
}
