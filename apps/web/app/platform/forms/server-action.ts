import { data, isRouteErrorResponse } from 'react-router';

/**
 * For a `clientAction`: the result of the action on the server, with its status. Where the server does not respond,
 * that of `failed` in place of the error page that the router would show: what was typed stays.
 */
export async function serverActionOr<Result>(
  serverAction: () => Promise<Result>,
  statusOf: (result: Result) => number,
  failed: () => Result,
) {
  const result = await serverAction().catch((error: unknown) => {
    // A redirect, or an error page of the server.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return failed();
  });
  return data(result, { status: statusOf(result) });
}
