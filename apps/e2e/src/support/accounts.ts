import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ask, type Answer } from './ask';
import type { Product } from './product';

export type Role = 'user' | 'admin' | 'super_admin';
export type Site = 'public' | 'admin';

export interface Account {
  role: Role;
  name: string;
  email: string;
  password: string;
}

const FILE = resolve(import.meta.dirname, '../../../../libs/demo/data/accounts.json');
const ACCOUNTS = JSON.parse(readFileSync(FILE, 'utf8')) as Account[];

/** The demonstration account of a role. */
export function accountOf(role: Role): Account {
  const account = ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`accounts.json has no ${role}`);
  return account;
}

/** The token of a new sign-in, as API clients get it. The device is one that calls itself so. */
export async function tokenOf(
  product: Product,
  { email, password }: Account,
  device = 'story',
): Promise<string> {
  const { status, text } = await ask(`${product.publicUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'user-agent': device },
    body: { email, password },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

const owners = new WeakMap<Product, Promise<string>>();

/** A call of the API as the owner, to prepare what a story needs or to see what it left. */
export async function askAsOwner(
  product: Product,
  path: string,
  question: { method?: string; body?: unknown } = {},
): Promise<Answer> {
  const token = owners.get(product) ?? tokenOf(product, accountOf('super_admin'));
  owners.set(product, token);
  return askWith(product, await token, path, question);
}

/** A call of the API with a token. */
export function askWith(
  product: Product,
  token: string,
  path: string,
  question: { method?: string; body?: unknown } = {},
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  return ask(`${product.publicUrl}/api/v1${path}`, { ...question, headers });
}
