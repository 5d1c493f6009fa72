import { data } from 'react-router';

interface Answer {
  status: number;
  body: unknown;
}

/**
 * What the API answered: the 200 itself, null for a 404. Anything else, silence included, is a failed load:
 * the error boundary of the page says so, with status 503, so that it never passes for an empty list.
 */
export async function loadAnswer<A extends Answer>(
  call: Promise<A>,
): Promise<Extract<A, { status: 200 }> | null> {
  const answer = await call.catch(() => null);
  if (answer?.status === 200) return answer as Extract<A, { status: 200 }>;
  if (answer?.status === 404) return null;
  throw data(null, { status: 503, headers: { 'retry-after': '5' } });
}
