import type { ApiClient } from '../../../platform/api/api-client';

/** Checks whether sign-in with Google is available. True while the API is down. */
export async function googleAvailable({ google }: ApiClient): Promise<boolean> {
  const response = await google.pending().catch(() => null);
  return response?.status !== 200 || response.body.available;
}
