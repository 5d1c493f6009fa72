import { RouterContextProvider } from 'react-router';
import { apiClient, type CallApi } from './api-client';
import { provideApi } from './api-context';

const SITE = { publicUrl: 'http://site.example', adminUrl: 'http://admin.site.example' };

/** Context of a loader or action; `callApi` replaces the network. */
export function contextOf(callApi: CallApi, cookie?: string) {
  const visitor = { address: '192.0.2.1' };
  const from = { publicUrl: SITE.publicUrl, requestId: 'test-request', userAgent: 'test', cookie };
  const api = apiClient(callApi, visitor, from);
  return provideApi(new RouterContextProvider(), { api }, SITE);
}

/** Arguments of a server action when a browser without JavaScript posts a form to `path`. */
export function postedForm(path: string, fields: Record<string, string>, callApi: CallApi) {
  const url = new URL(path, SITE.publicUrl);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { request, url, context: contextOf(callApi), params: {}, pattern: url.pathname };
}

/** Arguments of a loader when a browser opens `path`. */
export function openedPage(path: string, callApi: CallApi, cookie?: string) {
  const url = new URL(path, SITE.publicUrl);
  const headers = new Headers(cookie ? { cookie } : {});
  const context = contextOf(callApi, cookie);
  return {
    request: new Request(url, { headers }),
    url,
    context,
    params: {},
    pattern: url.pathname,
  };
}

/** An API that cannot be reached. */
export const noApi: CallApi = () => Promise.reject(new TypeError('fetch failed'));

/** Error response of the API. */
export function errorResponse(status: number, message: string, fields?: Record<string, string>) {
  const body = { code: 'refused', message, error: message, fields, requestId: 'test-request' };
  return Response.json(body, { status });
}
