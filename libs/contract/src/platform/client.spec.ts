import { apiPath, type Endpoint, fetchApi } from './client';
import { contract } from '../index';

const sent: [url: string, init: RequestInit][] = [];

/** Where the network begins. */
function responding(response: () => Response) {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push([url as string, init!]);
    return Promise.resolve(response());
  });
}
afterEach(() => jest.restoreAllMocks());

describe('the client of the browser', () => {
  it('sends JSON to the address of the endpoint, by its method', async () => {
    responding(() => Response.json({ success: true }));
    const body = { currentPassword: 'one', newPassword: 'two' };
    const headers = { 'idempotency-key': 'key' };
    const response = await fetchApi('POST /api/v1/auth/change-password', { body, headers });
    expect(response).toEqual({ ok: true, status: 200, body: { success: true } });
    const [url, init] = sent[0]!;
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

  it('sends a form as it is: the browser names its type', async () => {
    responding(() => Response.json({}));
    const body = new FormData();
    await fetchApi('PUT /api/v1/user/:id', { params: { id: 7 }, body });
    const [url, init] = sent[0]!;
    expect([url, init.method, init.body]).toEqual(['/api/v1/user/7', 'PUT', body]);
    expect(init.headers).toEqual({ accept: 'application/json' });
  });

  it('gives the error body of the API, and none where it is no JSON', async () => {
    const error = { code: 'not_found', message: 'No', error: 'No', requestId: 'request-1' };
    responding(() => Response.json(error, { status: 404 }));
    expect(await fetchApi('GET /api/v1/company')).toEqual({ ok: false, status: 404, body: error });
    responding(() => new Response('<html>', { status: 502 }));
    expect(await fetchApi('GET /api/v1/company')).toEqual({ ok: false, status: 502, body: null });
  });

  it('writes addresses: parameters and query escaped, and no question mark without one', () => {
    expect(apiPath('GET /api/v1/categories/:key', { params: { key: 'a/b c' } })).toBe(
      '/api/v1/categories/a%2Fb%20c',
    );
    expect(apiPath('GET /api/v1/products/suggest', { query: { q: '1.5 ton' } })).toBe(
      '/api/v1/products/suggest?q=1.5+ton',
    );
    expect(apiPath('GET /api/v1/auth/google', { query: {} })).toBe('/api/v1/auth/google');
  });

  it('knows the endpoints of the contract, and no others', () => {
    const { method, path } = contract.products.update;
    const known: Endpoint = `${method} ${path}`;
    expect(known).toBe('PUT /api/v1/products/:id');
    // @ts-expect-error -- a path that the contract does not have
    const renamed: Endpoint = 'POST /api/v1/contact-messages';
    // @ts-expect-error -- a method that the path does not have
    const wrong: Endpoint = 'PUT /api/v1/contact-message';
    // @ts-expect-error -- the id is missing
    const incomplete = () => apiPath('GET /api/v1/user/:id');
    expect([renamed, wrong, incomplete]).toHaveLength(3);
  });
});
