import type { ErrorBody } from '@shishir/contract';

/** What came back: `T` where `ok`, the API's refusal otherwise; null where the body was no JSON. */
export interface Sent<T> {
  ok: boolean;
  status: number;
  body: T | ErrorBody | null;
}

/**
 * Sends JSON, or a form with its files, to the API from the browser. Throws only when no answer came at all.
 * Kept free of the contract, so that no page has to load its schemas.
 */
export async function send<T>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Sent<T>> {
  const form = body instanceof FormData;
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      // The browser itself names a form's type, with what parts its fields.
      ...(!form && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? body : JSON.stringify(body ?? {}),
  });
  const answer = (await response.json().catch(() => null)) as T | ErrorBody | null;
  return { ok: response.ok, status: response.status, body: answer };
}
