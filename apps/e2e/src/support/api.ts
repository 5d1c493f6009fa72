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
 * Sends a request without a browser and returns the raw response. Node does not resolve `admin.localhost`, so the
 * request connects to this machine and sends the name in the Host header.
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

/** Returns the demonstration account of a role. */
export function accountOf(role: Role): Account {
  const account = ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`accounts.json has no ${role}`);
  return account;
}

/** Signs in and returns the token for API clients. `device` is sent as the User-Agent. */
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

/** Calls the API as the owner, to prepare a story or to check its result. */
export async function requestAsOwner(
  product: Product,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<HttpResponse> {
  const token = ownerTokens.get(product) ?? tokenOf(product, accountOf('super_admin'));
  ownerTokens.set(product, token);
  return requestWithToken(product, await token, path, options);
}

/** Calls the API with a token. */
export function requestWithToken(
  product: Product,
  token: string,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${token}` };
  return httpRequest(`${product.publicUrl}/api/v1${path}`, { ...options, headers });
}
