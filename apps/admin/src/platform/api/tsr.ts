import { contract, type ErrorBody } from '@shishir/contract';
import { withReasonTexts } from '@shishir/contract/reasons';
import { type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

/** API client of the dashboard. Same origin, so the browser sends the session cookie. */
export const tsr = initTsrReactQuery(contract, {
  baseUrl: '',
  baseHeaders: { accept: 'application/json' },
  api: callApi,
});

/** Puts the texts of the dashboard into errors. */
async function callApi(request: ApiFetcherArgs) {
  const response = await tsRestFetchApi(request);
  const { status, body } = response;
  const isError = status >= 400 && typeof body === 'object' && body !== null;
  return isError ? { ...response, body: withReasonTexts(body as ErrorBody) } : response;
}
