import { oldFilesTexts as texts } from './old-files.texts';

interface ApiResponse {
  status: number;
  body: unknown;
}

/** A file of the old site: readable from every origin, and always up to date. */
export function jsonFile(rows: unknown): Response {
  return Response.json(rows, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
}

/** Returns the API's response. A failed call throws a 503, so it never becomes an empty list. */
export async function loadList<A extends ApiResponse>(
  call: Promise<A>,
): Promise<Extract<A, { status: 200 }>> {
  const response = await call.catch(() => null);
  if (response?.status === 200) return response as Extract<A, { status: 200 }>;
  throw Response.json({ error: texts.failed }, { status: 503, headers: { 'retry-after': '5' } });
}

/** Address of a stored picture, on either host, from the path in the API's response. */
export const storedAt = (path: string) => `/storage/${path}`;
