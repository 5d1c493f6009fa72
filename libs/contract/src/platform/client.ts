/**
 * Client for browsers. It knows the endpoints only by their types, so no page loads zod or the schemas. Endpoints are
 * written as in the contract, 'PUT /api/v1/user/:id'; an unknown endpoint does not compile.
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

/** The query of an endpoint, optional if none of its parameters is required. */
type QueryOf<E extends Endpoint> =
  Parts<E, 'query'> extends { query: infer Query }
    ? object extends Query
      ? { query?: Query }
      : { query: Query }
    : object;

/** Values for an address: its `:names` and its query. */
export type Address<E extends Endpoint> = Parts<E, 'params'> & QueryOf<E>;

/** Contents of a request. FormData bodies are sent as multipart, all others as JSON. */
export type Sent<E extends Endpoint> = Address<E> &
  Parts<E, 'body'> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

type SuccessBody<R extends AppRoute> =
  ClientInferResponseBody<R, 200> | ClientInferResponseBody<R, 201>;

/** Body of the success response of an endpoint. */
export type Success<E extends Endpoint> = SuccessBody<Routes[E]>;

/** Response to a request. The body of an error is null if it is not JSON. */
export type ApiResponse<E extends Endpoint> =
  | { ok: true; status: number; body: Success<E> }
  | { ok: false; status: number; body: ErrorBody | null };

/** Makes an options argument optional if none of its properties is required. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

/** Calls an endpoint on the host of the page. Rejects only if no response arrives. */
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
      // For forms, the browser sets the type together with the boundary between the fields.
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const { ok, status } = response;
  const received: unknown = await response.json().catch(() => null);
  return { ok, status, body: ok ? received : await readError(received) } as ApiResponse<E>;
}

/** Returns an error with the texts of this client, which are loaded with the first error. */
async function readError(body: unknown): Promise<ErrorBody | null> {
  if (typeof body !== 'object' || body === null) return null;
  const { withReasonTexts } = await import('../reasons');
  return withReasonTexts(body as ErrorBody);
}

/** Returns the HTTP method, such as `GET`. */
export const methodOf = (endpoint: Endpoint): string => endpoint.split(' ')[0]!;

/** Returns the address of an endpoint, for links and for requests without `fetch`. */
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
