import { apiPath, type Endpoint, fetchApi } from './client';
import { contract } from '../index';

const requests: [url: string, init: RequestInit][] = [];

/** Replaces `fetch` by a mock with this response and records the requests. */
function responding(response: () => Response) {
  requests.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    requests.push([url as string, init!]);
    return Promise.resolve(response());
  });
}
afterEach(() => jest.restoreAllMocks());

describe('the browser client', () => {
  it('sends JSON to the path of the endpoint with its method', async () => {
    responding(() => Response.json({ success: true }));
    const body = { currentPassword: 'one', newPassword: 'two' };
    const headers = { 'idempotency-key': 'key' };
    const response = await fetchApi('POST /api/v1/auth/change-password', { body, headers });
    expect(response).toEqual({ ok: true, status: 200, body: { success: true } });
    const [url, init] = requests[0]!;
    expect([url, init.method, init.body]).toEqual([
      '/api/v1/auth/change-password',
      'POST',
      JSON.stringify(body),
    ]);
    expect(init.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'key',
    });
  });

  it('sends form data unchanged and leaves the content type to the browser', async () => {
    responding(() => Response.json({}));
    const body = new FormData();
    await fetchApi('PUT /api/v1/user/:id', { params: { id: 7 }, body });
    const [url, init] = requests[0]!;
    expect([url, init.method, init.body]).toEqual(['/api/v1/user/7', 'PUT', body]);
    expect(init.headers).toEqual({ accept: 'application/json' });
  });

  it('returns the error body of the API, or null if it is not JSON', async () => {
    const error = { code: 'not_found', message: 'No', error: 'No', requestId: 'request-1' };
    responding(() => Response.json(error, { status: 404 }));
    expect(await fetchApi('GET /api/v1/company')).toEqual({ ok: false, status: 404, body: error });
    responding(() => new Response('<html>', { status: 502 }));
    expect(await fetchApi('GET /api/v1/company')).toEqual({ ok: false, status: 502, body: null });
  });

  it('escapes parameters and query, and omits the question mark if there is no query', () => {
    expect(apiPath('GET /api/v1/categories/:key', { params: { key: 'a/b c' } })).toBe(
      '/api/v1/categories/a%2Fb%20c',
    );
    expect(apiPath('GET /api/v1/products/suggest', { query: { q: '1.5 ton' } })).toBe(
      '/api/v1/products/suggest?q=1.5+ton',
    );
    expect(apiPath('GET /api/v1/auth/google', { query: {} })).toBe('/api/v1/auth/google');
  });

  it('accepts only endpoints of the contract', () => {
    const { method, path } = contract.products.update;
    const known: Endpoint = `${method} ${path}`;
    expect(known).toBe('PUT /api/v1/products/:id');
    // @ts-expect-error -- this path is not in the contract
    const renamed: Endpoint = 'POST /api/v1/contact-messages';
    // @ts-expect-error -- the path does not support this method
    const wrong: Endpoint = 'PUT /api/v1/contact-message';
    // @ts-expect-error -- the id is missing
    const incomplete = () => apiPath('GET /api/v1/user/:id');
    expect([renamed, wrong, incomplete]).toHaveLength(3);
  });
});
