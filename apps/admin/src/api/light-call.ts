import type { API_PREFIX } from '@shishir/contract';
import type { AppRoute, ClientInferResponseBody } from '@ts-rest/core';

const PREFIX: typeof API_PREFIX = '/api/v1';

/**
 * A call for what the sign-in page and the guard need: typed by a route of the contract, but without loading its
 * schemas, which are a seventh of what that page may weigh. All pages behind the guard use `tsr`, except for JSON
 * to a route whose contract says multipart: `tsr` would send a form. Throws what `tsr` throws: an Error where no
 * response came, `{ status, body }` for an error response.
 */
export async function lightCall<R extends AppRoute>(
  path: string,
  body?: unknown,
  method: AppRoute['method'] = body === undefined ? 'GET' : 'POST',
): Promise<ClientInferResponseBody<R, 200>> {
  const response = await fetch(PREFIX + path, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw { status: response.status, body: json };
  return json as ClientInferResponseBody<R, 200>;
}
