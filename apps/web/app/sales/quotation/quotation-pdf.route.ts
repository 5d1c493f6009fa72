import { apiOf } from '../../platform/api/api-context';
import { fileResponse } from '../../platform/api/file-response.server';
import type { Route } from './+types/quotation-pdf.route';
import { quotationTexts as texts } from './quotation.texts';

/** Returns the revision of a signed link as a PDF, rendered by the API. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { api } = apiOf(context);
  const response = await fileResponse(
    request,
    api.quotations.viewPdf({ query: { token } }),
    texts.pdfFailed,
  );
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'same-origin');
  return response;
}
