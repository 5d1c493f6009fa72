import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const find = (path: string) => api.call('get', '/api/v1/media/old-address').query({ path });

describe('an address of a picture on the old site', () => {
  it('resolves to the stored picture of its product', async () => {
    const { body } = await find('/images/products/outdoor/am224dxvggh-1.webp').expect(200);
    const product = await api.call('get', '/api/v1/products/1').expect(200);
    expect(body.data).toEqual(product.body.pictures[0]);
  });

  it('responds with 404 if it is unknown', async () => {
    const { body } = await find('/images/no-such.webp').expect(404);
    expect(body.message).toBe('There is no picture at this address.');
    await api.call('get', '/api/v1/media/old-address').expect(400);
  });
});
