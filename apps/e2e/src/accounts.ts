import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ask } from './ask';
import type { Product } from './product';

export type Role = 'user' | 'admin' | 'super_admin';
export type Site = 'public' | 'admin';

interface Account {
  role: Role;
  name: string;
  email: string;
  password: string;
}

const FILE = resolve(import.meta.dirname, '../../api/demo/accounts.json');
const ACCOUNTS = JSON.parse(readFileSync(FILE, 'utf8')) as Account[];

/** The demonstration account of a role. */
export function accountOf(role: Role): Account {
  const account = ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`accounts.json has no ${role}`);
  return account;
}

/** Signs in without the form and gives the cookies, as Playwright stores them. */
export async function signedInState(product: Product, role: Role, site: Site) {
  const base = site === 'admin' ? product.adminUrl : product.publicUrl;
  const { email, password } = accountOf(role);
  const answer = await ask(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { origin: base },
    body: { email, password },
  });
  const value = /userToken=([^;]+)/.exec(answer.headers['set-cookie']?.join('\n') ?? '')?.[1];
  if (!value) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
  const cookie = {
    name: 'userToken',
    value,
    domain: new URL(base).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}
