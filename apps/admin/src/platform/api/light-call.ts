import {
  type Endpoint,
  fetchApi,
  type Optional,
  type Sent,
  type Success,
} from '@shishir/contract/client';

/**
 * A call for what the sign-in page and the guard need: typed by the contract, but without loading its schemas,
 * which are a seventh of what that page may weigh. All pages behind the guard use `tsr`, except for JSON to a route
 * whose contract says multipart: `tsr` would send a form.
 * Throws what `tsr` throws: an Error where no response came, `{ status, body }` for an error response.
 */
export async function lightCall<E extends Endpoint>(
  endpoint: E,
  ...sent: Optional<Sent<E>>
): Promise<Success<E>> {
  const { ok, status, body } = await fetchApi(endpoint, ...sent);
  if (!ok) throw { status, body };
  return body;
}
