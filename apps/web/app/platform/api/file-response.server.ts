/** Headers of the API's response that are passed on with its file. */
const FILE_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'etag'];

/** A call of the API client. */
interface FileCall {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Responds with the API's file, or with its error message; `failed` is used if the API has no message. */
export async function fileResponse(
  request: Request,
  call: Promise<FileCall>,
  failed: string,
): Promise<Response> {
  const response = await call.catch(() => null);
  if (response?.status === 404) {
    return sentence(404, (response.body as { message: string }).message);
  }
  if (response?.status !== 200) {
    return sentence(503, failed, { 'retry-after': response?.headers.get('retry-after') ?? '5' });
  }
  const headers = new Headers();
  for (const name of FILE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const given = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  const isUnchanged = given.includes(headers.get('etag') ?? '');
  return isUnchanged
    ? new Response(null, { status: 304, headers })
    : new Response(response.body as Blob, { headers });
}

const sentence = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
