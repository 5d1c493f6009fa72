import { apiOf } from '../../platform/api/api-context';
import { fileResponse } from '../../platform/api/file-response.server';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import type { Route } from './+types/data-sheet-pdf.route';
import { dataSheetTexts as texts } from './data-sheet/data-sheet.texts';

/** Product ids have up to nine digits. */
const IS_ID = /^[1-9]\d{0,8}$/;

/** Streams the PDF data sheet that the API renders. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!IS_ID.test(params.id)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(`${texts.notFound}\n`, { status: 404, headers });
  }
  const { api } = apiOf(context);
  const call = api.dataSheets.get({ params: { id: Number(params.id) } });
  return fileResponse(request, call, texts.failed);
}

export const handle: PageHandle = { cache: { query: [] } };
