import { apiOf } from '../api/api-context';
import type { PageHandle } from '../ui/page/page-handle';
import type { Route } from './+types/business-profile.route';

/** What the API says of its file, and what holds for it here. */
const FILE_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'etag'];
const FAILED = 'The business profile cannot be made just now. Please try again in a moment.';

/** The business profile as a PDF, as the API renders it; a sentence where it does not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await apiOf(context)
    .api.businessProfile.get()
    .catch(() => null);
  if (response?.status === 404) return sentence(404, response.body.message);
  if (response?.status !== 200) {
    return sentence(503, FAILED, { 'retry-after': response?.headers.get('retry-after') ?? '5' });
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

export const handle: PageHandle = { cache: { query: [] } };
