import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = (id: number, body: object) =>
  api.as('staff', 'put', `/api/v1/products/${id}`).send(body);

/** The specified call: the service record with brand and model, as JSON. */
const CALL = {
  brand: 'Samsung',
  model: 'AM224DXVGGH',
  receive_date: '2026-03-01',
  delivery_date: null,
  problem: 'Cools poorly',
  status: 'pending',
  customer_name: 'Rahima Khatun',
  customer_number: '০১৭১১-০০০০০০',
  bill: 4500,
  paid: 1500,
  due: 3000,
};

describe('the service record', () => {
  it('accepts the specified call', async () => {
    const { body } = await put(1, CALL).expect(200);
    expect(body).toMatchObject({
      ...CALL,
      customer_number: '+8801711000000',
      title: expect.any(String),
    });
    const pending = await api.as('staff', 'get', '/api/v1/products?service_status=pending');
    expect(pending.body).toHaveLength(1);
  });

  it('keeps the day of receipt once it is set', async () => {
    await put(2, { receive_date: '2026-03-02' }).expect(200);
    for (const receive_date of ['2026-03-03', null]) {
      const response = await put(2, { receive_date, problem: 'Loud' }).expect(400);
      expect(response.body.fields).toEqual({
        receive_date: 'The receive date is 2026-03-02 and can’t be changed.',
      });
    }
    const { body } = await put(2, { receive_date: '2026-03-02', problem: 'Quiet' }).expect(200);
    expect(body).toMatchObject({ receive_date: '2026-03-02', problem: 'Quiet' });
  });

  it('calculates the due amount and rejects any other', async () => {
    expect((await put(3, { bill: 12000, paid: 2000 })).body.due).toBe(10000);
    expect((await put(3, { paid: 12000 })).body.due).toBe(0);
    const wrong = await put(3, { paid: 5000, due: 5000 }).expect(400);
    expect(wrong.body.fields).toEqual({ due: 'Due is bill minus paid: ৳7,000.' });
    expect((await put(3, { paid: 5000, due: 7000 }).expect(200)).body.due).toBe(7000);
    expect((await put(3, { bill: null }).expect(200)).body.due).toBeNull();
    await put(3, { due: 1 }).expect(400);
  });

  it('accepts valid phone numbers only', async () => {
    expect((await put(4, { customer_number: '02-55012345' })).body.customer_number).toBe(
      '+880255012345',
    );
    expect((await put(4, { customer_number: '1711223344 ext. 5' })).body.customer_number).toBe(
      '+8801711223344x5',
    );
    const wrong = await put(4, { customer_number: '12' }).expect(400);
    expect(Object.keys(wrong.body.fields as object)).toEqual(['customer_number']);
    expect((await put(4, { customer_number: '' })).body.customer_number).toBeNull();
  });

  it('accepts two states and valid dates only', async () => {
    await put(5, { status: 'completed' }).expect(200);
    await put(5, { status: 'lost' }).expect(400);
    await put(5, { delivery_date: '2026-02-30' }).expect(400);
  });

  it('is in no response to a visitor', async () => {
    const paths = [
      '',
      '/1',
      '/facets',
      '/capacities',
      '/suggest?q=AM224',
      '?q=AM224',
      '?ids=1,2',
      '?with=blank_fields',
    ];
    for (const path of paths) {
      for (const host of ['localhost:8080', 'admin.localhost:8080']) {
        const { text } = await api.call('get', `/api/v1/products${path}`, host).expect(200);
        for (const field of Object.keys(CALL).slice(2)) expect(text).not.toContain(`"${field}":`);
        expect(text).not.toContain('Rahima');
        expect(text).not.toMatch(/"(product_id|ime|version|visibility|deleted_at)":/);
      }
    }
  });
});
