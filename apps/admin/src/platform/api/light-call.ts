import {
  type Endpoint,
  fetchApi,
  type Optional,
  type Sent,
  type Success,
} from '@shishir/contract/client';

/**
 * Calls the API for the sign-in page and the guard. Typed by the contract, but does not load its schemas, which are a
 * seventh of the size limit of that page. Pages behind the guard use `tsr`, except to send JSON to a route whose
 * contract is multipart: `tsr` would send a form. Throws like `tsr`: an Error if no response arrived, `{ status, body
 * }` for an error response.
 */
export async function lightCall<E extends Endpoint>(
  endpoint: E,
  ...sent: Optional<Sent<E>>
): Promise<Success<E>> {
  const { ok, status, body } = await fetchApi(endpoint, ...sent);
  if (!ok) throw { status, body };
  return body;
}
