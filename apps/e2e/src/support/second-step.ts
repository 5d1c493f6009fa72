import { Secret, TOTP } from 'otpauth';
import { tokenOf, type Account } from './accounts';
import { ask } from './ask';
import type { Product } from './product';

const STEP_MS = 30_000;

/** A phone with an authenticator app that was given the key. */
export class Phone {
  private readonly app: TOTP;

  constructor(key: string) {
    this.app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  }

  /** The code of now. Each is good once: `next` is the one after it, which the server takes as well. */
  code(which: 'now' | 'next' = 'now'): string {
    return this.app.generate({ timestamp: Date.now() + (which === 'next' ? STEP_MS : 0) });
  }
}

/** Turns the second step of an account on, in this session or a new one; the code of now is used up by it. */
export async function setUpSecondStep(product: Product, account: Account, cookie?: string) {
  const token = cookie ? '' : await tokenOf(product, account);
  const post = async (path: string, body: object) => {
    const { status, text } = await ask(`${product.adminUrl}/api/v1/auth/second-factor${path}`, {
      method: 'POST',
      headers: cookie
        ? { cookie: `userToken=${cookie}`, origin: product.adminUrl }
        : { authorization: `Bearer ${token}` },
      body,
    });
    if (status !== 200) throw new Error(`second-factor${path}: ${status} ${text}`);
    return (JSON.parse(text) as { data: { secret: string; recovery_codes: string[] } }).data;
  };
  const { secret } = await post('', { password: account.password });
  const phone = new Phone(secret);
  const { recovery_codes } = await post('/confirm', { code: phone.code() });
  return { phone, recoveryCodes: recovery_codes, token };
}
