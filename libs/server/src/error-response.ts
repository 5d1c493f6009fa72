import type { ErrorBody } from '@shishir/contract';
import type { ServerResponse } from 'node:http';
import { REQUEST_ID } from './request-id';

/** Returns the common error body, for requests rejected before the API handles them. */
export function errorBody(code: string, message: string, requestId: string): ErrorBody {
  return { code, message, error: message, requestId };
}

/** Rejects a request with the common error body. `message` is a sentence for people. */
export function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  const requestId = String(response.req.headers[REQUEST_ID] ?? '');
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(requestId && { [REQUEST_ID]: requestId }),
    })
    .end(JSON.stringify(errorBody(code, message, requestId)));
}
