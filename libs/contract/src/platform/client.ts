/**
 * A client for the browser, free of zod: it knows the endpoints by their types alone, so no page loads their
 * schemas. An endpoint is spelled as in the contract, 'PUT /api/v1/user/:id'; one that is not there does not compile.
 */
import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core';
import type { ErrorBody } from './errors';
import type { contract } from '../index';

type RoutesOf<Router> = {
  [Key in keyof Router]: Router[Key] extends AppRoute ? Router[Key] : RoutesOf<Router[Key]>;
}[keyof Router];

type Routes = {
  [Route in RoutesOf<typeof contract> as `${Route['method']} ${Route['path']}`]: Route;
};

/** Method and path of an endpoint. */
export type Endpoint = keyof Routes;

type Parts<E extends Endpoint, Names> = {
  [Name in Extract<keyof ClientInferRequest<Routes[E]>, Names>]: ClientInferRequest<
    Routes[E]
  >[Name];
};

/** What an address is made of: the values of its `:names`, and its query. */
export type Address<E extends Endpoint> = Parts<E, 'params' | 'query'>;

/** What is sent. A body that is a FormData goes as multipart, any other as JSON. */
export type Sent<E extends Endpoint> = Parts<E, 'params' | 'query' | 'body'> & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type SuccessBody<R extends AppRoute> =
  ClientInferResponseBody<R, 200> | ClientInferResponseBody<R, 201>;

/** The body of an endpoint's success. */
export type Success<E extends Endpoint> = SuccessBody<Routes[E]>;

/** What came back; the body of an error is null where it was no JSON. */
export type ApiResponse<E extends Endpoint> =
  | { ok: true; status: number; body: Success<E> }
  | { ok: false; status: number; body: ErrorBody | null };

/** Left out where nothing in it is required. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

/** Calls an endpoint on the page's own host. Rejects only where no response came at all. */
export async function fetchApi<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<Sent<E>>
): Promise<ApiResponse<E>> {
  const { body, headers, signal } = (options ?? {}) as { body?: unknown } & Sent<E>;
  const isForm = body instanceof FormData;
  const response = await fetch(apiPath(endpoint, options as never), {
    method: methodOf(endpoint),
    signal,
    headers: {
      accept: 'application/json',
      // The browser itself names a form's type, with what separates its fields.
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const { ok, status } = response;
  return { ok, status, body: await response.json().catch(() => null) } as ApiResponse<E>;
}

/** `GET`, `POST`, ... */
export const methodOf = (endpoint: Endpoint): string => endpoint.split(' ')[0]!;

/** The address of an endpoint, for a link or another way of sending than `fetch`. */
export function apiPath<E extends Endpoint>(
  endpoint: E,
  ...[address]: Optional<Address<E>>
): string {
  const { params, query } = (address ?? {}) as Record<string, Record<string, string>>;
  const path = endpoint
    .split(' ')[1]!
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params![name]!));
  const search = String(new URLSearchParams(query));
  return search ? `${path}?${search}` : path;
}
