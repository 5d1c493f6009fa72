import type { API_PREFIX } from '@shishir/contract';
import type { AppRoute, ClientInferResponseBody } from '@ts-rest/core';

const PREFIX: typeof API_PREFIX = '/api/v1';

/**
 * A call for what the sign-in page and the guard need: typed by a route of the contract, but without
 * loading its schemas, which are a seventh of what that page may weigh. All pages behind the guard use `tsr`.
 * Throws what `tsr` throws: an Error where no answer came, `{ status, body }` for a refusal.
 */
export async function lightCall<R extends AppRoute>(
  path: string,
  body?: unknown,
): Promise<ClientInferResponseBody<R, 200>> {
  const response = await fetch(PREFIX + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw { status: response.status, body: answer };
  return answer as ClientInferResponseBody<R, 200>;
}
