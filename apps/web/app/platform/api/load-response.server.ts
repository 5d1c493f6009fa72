import { data } from 'react-router';

interface ApiResponse {
  status: number;
  body: unknown;
}

/**
 * Returns the response if its status is 200, or null for a 404. Throws a 503 for the error boundary of the page
 * otherwise, also without a response, so a failed load never looks like an empty list.
 */
export async function loadResponse<A extends ApiResponse>(
  call: Promise<A>,
): Promise<Extract<A, { status: 200 }> | null> {
  const response = await call.catch(() => null);
  if (response?.status === 200) return response as Extract<A, { status: 200 }>;
  if (response?.status === 404) return null;
  throw data(null, { status: 503, headers: { 'retry-after': '5' } });
}
