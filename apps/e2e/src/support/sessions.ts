import type { Account, Site } from './accounts';
import { ask } from './ask';
import type { Product } from './product';

/** Signs in without the form and gives the cookie, as Playwright stores it. */
export async function sessionCookie(product: Product, account: Account, site: Site) {
  const base = site === 'admin' ? product.adminUrl : product.publicUrl;
  const { email, password } = account;
  const answer = await ask(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { origin: base },
    body: { email, password },
  });
  const value = /userToken=([^;]+)/.exec(answer.headers['set-cookie']?.join('\n') ?? '')?.[1];
  if (!value) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
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
