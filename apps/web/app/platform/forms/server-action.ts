import { data, isRouteErrorResponse } from 'react-router';

/**
 * Returns the result of the server's action, with its status, for a `clientAction`. If the server does not respond,
 * returns the result of `failed` instead of the router's error page, so what was typed is kept.
 */
export async function serverActionOr<Result>(
  serverAction: () => Promise<Result>,
  statusOf: (result: Result) => number,
  failed: () => Result,
) {
  const result = await serverAction().catch((error: unknown) => {
    // A redirect or an error page of the server.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return failed();
  });
  return data(result, { status: statusOf(result) });
}
