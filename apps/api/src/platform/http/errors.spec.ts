import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const body = (code: string, message?: string) =>
  expect.objectContaining({
    code,
    message: message ?? expect.any(String),
    error: message ?? expect.any(String),
    requestId: expect.stringMatching(/^[\w-]{8,64}$/),
  });
const PATH = '/api/v1/contact-message';

describe('the error body', () => {
  it('is sent with 404 for an unknown address', async () => {
    const response = await api.call('get', '/api/v1/nothing-here').expect(404);
    expect(response.body).toEqual(body('not_found', 'There is nothing at this address.'));
  });

  it('is sent for broken JSON, other content types and oversized bodies', async () => {
    const json = { 'Content-Type': 'application/json' };
    const broken = await api.call('post', PATH).set(json).send('{"a":').expect(400);
    expect(broken.body).toEqual(body('invalid_input', 'The request could not be read.'));
    const form = await api.call('post', PATH).type('form').send('firstName=A').expect(415);
    expect(form.body).toEqual(body('wrong_type'));
    const text = JSON.stringify({ message: 'x'.repeat(120_000) });
    const large = await api.call('post', PATH).set(json).send(text).expect(413);
    expect(large.body).toEqual(body('too_large', 'The request is too large.'));
  });

  it('names every invalid and unknown field', async () => {
    const response = await api.call('post', PATH).send({ firstName: ' ', plan: 'x' }).expect(400);
    expect(response.body.fields).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      number: 'number is required',
      email: 'Email is required',
      message: 'Message is required',
      plan: 'Unknown field.',
    });
  });

  it('repeats the id of the request if it is a plain word', async () => {
    const given = await api.call('get', '/api/v1/nothing').set('X-Request-Id', 'trace-12345678');
    expect(given.body.requestId).toBe('trace-12345678');
    const odd = await api.call('get', '/api/v1/nothing').set('X-Request-Id', 'a b<script>');
    expect(odd.body.requestId).not.toContain('script');
  });

  it('discloses nothing about the implementation', async () => {
    const response = await api.call('get', '/api/v1/products/abc').expect(400);
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(JSON.stringify(response.body)).not.toMatch(/node_modules|\.ts|SELECT/);
  });
});

describe('paging', () => {
  const ids = async (query: string) =>
    ((await api.call('get', `/api/v1/products?${query}`).expect(200)).body as { id: number }[]).map(
      ({ id }) => id,
    );

  it('neither repeats nor skips rows', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => ids(`page=${page}&pageSize=20&sort=-cooling_tr`)),
    );
    expect(new Set(pages.flat()).size).toBe(71);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 11, 0]);
  });

  it('returns up to 100 rows per page, and 24 by default', async () => {
    await api.call('get', '/api/v1/products?pageSize=100000').expect(400);
    expect(await ids('page=1')).toHaveLength(24);
    expect(await ids('')).toHaveLength(71);
  });

  it('sorts by known fields only', async () => {
    const response = await api.call('get', '/api/v1/products?sort=(select 1)').expect(400);
    expect(Object.keys(response.body.fields as object)).toEqual(['sort']);
  });
});
