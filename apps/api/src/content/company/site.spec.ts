import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the data of the site', () => {
  it('includes the company name once', async () => {
    const { data } = (await api.call('get', '/api/v1/company').expect(200)).body as {
      data: { name: string; sales_phones: string[] };
    };
    expect(data.name).toBe('Shishir Cooling');
    expect(data.sales_phones).toEqual(Array(2).fill(expect.stringMatching(/^\+88010\d{8}$/)));
  });

  it('lists the industries with existing pictures', async () => {
    const { data } = (await api.call('get', '/api/v1/industries').expect(200)).body as {
      data: { title: string; link: string; image: string }[];
    };
    expect(data.map(({ title }) => title)).toEqual([
      'Home',
      'Office',
      'Restaurants',
      'School',
      'Showrooms',
      'Hotel',
      'Hospital',
      'Gym',
    ]);
    for (const { image } of data) await api.call('get', `/storage/${image}`).expect(200);
  });

  it('names a contact person without a picture', async () => {
    const { body } = await api.call('get', '/api/v1/company').expect(200);
    expect(body.data.sales_contact).toMatchObject({ name: 'Nusrat Rahman', picture: null });
  });

  it('lists menu items in the order of the old site', async () => {
    const { data } = (await api.call('get', '/api/v1/menu').expect(200)).body as {
      data: { group: string; title: string }[];
    };
    const titles = (group: string) =>
      data.filter((item) => item.group === group).map(({ title }) => title);
    expect(titles('vrf')).toHaveLength(11);
    expect(titles('product')).toEqual([
      'Central Air Conditioner (Chiller)',
      'Split Type AC',
      'Rooftop Package',
      'Cold Room',
      'Dehumidifier',
      'Filter',
      'Ventilation',
    ]);
    expect(titles('home-appliance')).toEqual([
      'Air Conditioner',
      'Air Purifier',
      'Dehumidifier',
      'Ventilation Fan',
    ]);
  });
});

describe('the server', () => {
  it('reports that it is live and ready', async () => {
    await api.call('get', '/health/live').expect(200, { status: 'live' });
    await api.call('get', '/health/ready').expect(200, { status: 'ready' });
  });

  it('documents every endpoint at /api/docs', async () => {
    const { body } = await api.call('get', '/api/docs.json').expect(200);
    expect(Object.keys(body.paths as object)).toContain('/api/v1/contact-message');
    expect((await api.call('get', '/api/docs').redirects(1)).text).toContain('swagger-ui');
  });
});

describe('the storage', () => {
  it.each([
    '/storage/../secret',
    '/storage/%2e%2e/secret',
    '/storage/..%2fsecret',
    '/storage/%2e%2e%2fshishir.sqlite',
    '/storage/products',
    '/storage/',
    '/storage/nothing.webp',
  ])('returns no file at %s', async (path) => {
    const response = await api.call('get', path);
    expect([400, 404]).toContain(response.status);
    expect(response.body).toMatchObject({ code: 'not_found', error: expect.any(String) });
  });
});
