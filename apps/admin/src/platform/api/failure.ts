import type { ErrorBody } from '@shishir/contract';
import { apiTexts } from './api.texts';

export const OFFLINE = apiTexts.offline;

/** True if no response arrived because the browser is offline. */
export const isOffline = (error: unknown): boolean => statusOf(error) === null && !navigator.onLine;

/** Returns the status of an error response, or null if no response arrived. */
export function statusOf(error: unknown): number | null {
  return isRecord(error) && typeof error.status === 'number' ? error.status : null;
}

/** Returns the error body, or null if the error has none. The clients have put in the texts of the dashboard. */
export function errorBodyOf(error: unknown): ErrorBody | null {
  const body = isRecord(error) ? error.body : null;
  return isRecord(body) && typeof body.message === 'string' ? (body as ErrorBody) : null;
}

/** Returns the specified message for a failed load, or the offline message. */
export const loadFailure = (error: unknown): string =>
  isOffline(error) ? OFFLINE : apiTexts.networkFailure;

/** Returns the message for a failed load: the server's, or the specified one. */
export function failureText(error: unknown): string {
  return errorBodyOf(error)?.message ?? loadFailure(error);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
