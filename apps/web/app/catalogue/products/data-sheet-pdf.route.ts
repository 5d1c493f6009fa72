import { apiOf } from '../../platform/api/api-context';
import { fileResponse } from '../../platform/api/file-response.server';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import type { Route } from './+types/data-sheet-pdf.route';

const FAILED = 'The data sheet cannot be made just now. Please try again in a moment.';
/** Product ids have up to nine digits. */
const IS_ID = /^[1-9]\d{0,8}$/;

/** Streams the PDF data sheet that the API renders. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!IS_ID.test(params.id)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return new Response('Product not found\n', { status: 404, headers });
  }
  const { api } = apiOf(context);
  return fileResponse(request, api.dataSheets.get({ params: { id: Number(params.id) } }), FAILED);
}

export const handle: PageHandle = { cache: { query: [] } };
