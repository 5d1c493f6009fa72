import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';
import type { Product } from './product';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * A request without a browser: what comes over the wire, before any script. Node does not resolve
 * `admin.localhost`, so the connection goes to this machine and the name into the Host header.
 */
export function httpRequest(
  address: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<HttpResponse> {
  const { host, port, pathname, search } = new URL(address);
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: pathname + search,
        headers: { host, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(json);
  });
}

export type Role = 'user' | 'admin' | 'super_admin';

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

/** The token of a new sign-in, as API clients get it. `device` is sent as the User-Agent. */
export async function tokenOf(
  product: Product,
  { email, password }: Account,
  device = 'story',
): Promise<string> {
  const { status, text } = await httpRequest(`${product.publicUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'user-agent': device },
    body: { email, password },
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

const ownerTokens = new WeakMap<Product, Promise<string>>();

/** A call of the API as the owner, to prepare what a story needs or to check what it left. */
export async function requestAsOwner(
  product: Product,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<HttpResponse> {
  const token = ownerTokens.get(product) ?? tokenOf(product, accountOf('super_admin'));
  ownerTokens.set(product, token);
  return requestWithToken(product, await token, path, options);
}

/** A call of the API with a token. */
export function requestWithToken(
  product: Product,
  token: string,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${token}` };
  return httpRequest(`${product.publicUrl}/api/v1${path}`, { ...options, headers });
}
