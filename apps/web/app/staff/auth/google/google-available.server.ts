import type { ApiClient } from '../../../platform/api/api-client';

/** Whether signing in with Google can be used here. While the API is down the button stands as usual. */
export async function googleAvailable({ google }: ApiClient): Promise<boolean> {
  const response = await google.pending().catch(() => null);
  return response?.status !== 200 || response.body.available;
}
