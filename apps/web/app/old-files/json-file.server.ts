interface Answer {
  status: number;
  body: unknown;
}

/** A file of the old site: for every client, and true to the database from one request to the next. */
export function jsonFile(rows: unknown): Response {
  return Response.json(rows, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
}

/** What the API loadList; where it did not, a 503 and never an empty list. */
export async function loadList<A extends Answer>(
  call: Promise<A>,
): Promise<Extract<A, { status: 200 }>> {
  const answer = await call.catch(() => null);
  if (answer?.status === 200) return answer as Extract<A, { status: 200 }>;
  throw Response.json(
    { error: 'The catalogue cannot be read just now. Please try again.' },
    { status: 503, headers: { 'retry-after': '5' } },
  );
}

/** The address of a stored picture on either host, from the path that the API gives. */
export const storedAt = (path: string) => `/storage/${path}`;
