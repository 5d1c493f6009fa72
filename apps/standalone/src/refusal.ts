import type { ErrorBody } from '@shishir/contract';
import type { ServerResponse } from 'node:http';

/** The one error body, for what is refused before the API is asked. */
export function errorBody(code: string, message: string, requestId: string): string {
  const body: ErrorBody = { code, message, error: message, requestId };
  return JSON.stringify(body);
}

/** Refuses a request whose answer carries its request id already. */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  const requestId = String(response.getHeader('x-request-id') ?? '');
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(errorBody(code, message, requestId));
}
