import type { ErrorBody } from '@shishir/contract';

/** The specified sentence for a load that failed. */
export const NETWORK_FAILURE = 'Network response was not ok';

/** The status of an error response, or null where no response came at all. */
export function statusOf(error: unknown): number | null {
  return isRecord(error) && typeof error.status === 'number' ? error.status : null;
}

/** The server's error body, where the failure carries one. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  const body = isRecord(error) ? error.body : null;
  return isRecord(body) && typeof body.message === 'string' ? (body as ErrorBody) : null;
}

/** The message for a failed load: the server's, or the specified one. */
export function failureText(error: unknown): string {
  return errorBodyOf(error)?.message ?? NETWORK_FAILURE;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
