/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { contextOf, noApi } from '../../platform/api/testing';
import { action, loader } from './quotation-opened.route';

const URL_OF_ROUTE = 'http://x/quotation/opened';

function post(callApi: CallApi) {
  const request = new Request(URL_OF_ROUTE, { method: 'POST', body: '7.signed' });
  const args = { request, context: contextOf(callApi), params: {} };
  return action({ ...args, url: new URL(URL_OF_ROUTE), pattern: '/quotation/opened' });
}

it('reports an opened revision to the API, and ignores the result', async () => {
  const bodies: unknown[] = [];
  const api: CallApi = async (request) => {
    expect(new URL(request.url).pathname).toBe('/api/v1/quotations/opened');
    bodies.push(await request.json());
    return Response.json({ success: true });
  };
  expect((await post(api)).status).toBe(204);
  expect(bodies).toEqual([{ token: '7.signed' }]);
  expect((await post(noApi)).status).toBe(204);
});

it('redirects a page request to the quotation page', () => {
  expect(loader().headers.get('location')).toBe('/quotation');
});
