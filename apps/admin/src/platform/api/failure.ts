import type { ErrorBody } from '@shishir/contract';

/** The specified sentence for a load that failed. */
export const NETWORK_FAILURE = 'Network response was not ok';
export const OFFLINE = 'You are offline. Check the connection and try again.';

/** True where no response came because the browser has no connection. */
export const isOffline = (error: unknown): boolean => statusOf(error) === null && !navigator.onLine;

/** The status of an error response, or null where no response came at all. */
export function statusOf(error: unknown): number | null {
  return isRecord(error) && typeof error.status === 'number' ? error.status : null;
}

/** The server's error body, where the failure carries one. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  const body = isRecord(error) ? error.body : null;
  return isRecord(body) && typeof body.message === 'string' ? (body as ErrorBody) : null;
}

/** The specified message for a failed load; without a connection the reason. */
export const loadFailure = (error: unknown): string =>
  isOffline(error) ? OFFLINE : NETWORK_FAILURE;

/** The message for a failed load: the server's, or the specified one. */
export function failureText(error: unknown): string {
  return errorBodyOf(error)?.message ?? loadFailure(error);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
