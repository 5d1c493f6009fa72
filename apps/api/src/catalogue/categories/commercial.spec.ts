import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const CATEGORIES = '/api/v1/categories';
let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  id = (await api.call('get', `${CATEGORIES}/slim-duct`)).body.data.id as number;
});
afterAll(() => api.close());

const put = (body: object) => api.as('staff', 'put', `${CATEGORIES}/${id}`).send(body);
const category = async () =>
  (await api.call('get', `${CATEGORIES}/slim-duct`).expect(200)).body.data;
const products = async () =>
  (await api.call('get', '/api/v1/products?category=slim-duct&with=commercial').expect(200))
    .body as { id: number; commercial: Record<string, unknown> }[];
const product = async (which: number) =>
  (await api.call('get', `/api/v1/products/${which}`).expect(200)).body;

describe('the commercial data of a category', () => {
  it('applies to products without their own', async () => {
    await put({ price_basis: 'per unit', delivery: 'In a week', installation_from: 9000 });
    const [first, second] = await products();
    expect(first!.commercial).toMatchObject({
      price_basis: 'per unit',
      delivery: 'In a week',
      installation_from: 9000,
    });
    const own = await api
      .as('staff', 'put', `/api/v1/products/${first!.id}`)
      .send({ delivery: 'Tomorrow' })
      .expect(200);
    // Staff see both: the product's own facts and the effective ones.
    expect(own.body).toMatchObject({ delivery: 'Tomorrow', price_basis: null });
    expect(own.body.commercial).toMatchObject({ delivery: 'Tomorrow', price_basis: 'per unit' });
    expect((await product(first!.id)).commercial).toEqual(own.body.commercial);
    expect((await product(second!.id)).commercial.delivery).toBe('In a week');
    // Once removed from the product, the fact of the category applies again.
    await api.as('staff', 'put', `/api/v1/products/${first!.id}`).send({ delivery: null });
    expect((await product(first!.id)).commercial.delivery).toBe('In a week');
  });

  it('includes a place only for stock and a lead time only for orders', async () => {
    await put({
      availability: 'in stock',
      stock_place: 'Narayanganj',
      lead_weeks_min: 6,
      lead_weeks_max: 8,
    });
    const inStock = { availability: 'in stock', stock_place: 'Narayanganj', lead_weeks_min: null };
    expect((await category()).commercial).toMatchObject(inStock);
    const [first] = await products();
    expect(first!.commercial).toMatchObject(inStock);
    await api
      .as('staff', 'put', `/api/v1/products/${first!.id}`)
      .send({ availability: 'on order', lead_weeks_max: 12 });
    expect((await product(first!.id)).commercial).toMatchObject({
      availability: 'on order',
      stock_place: null,
      lead_weeks_min: 6,
      lead_weeks_max: 12,
    });
    // Staff edit all of it.
    const staff = await api.as('staff', 'get', `${CATEGORIES}/${id}`).expect(200);
    expect(staff.body.data.commercial).toMatchObject({ lead_weeks_min: 6, lead_weeks_max: 8 });
  });

  it('includes a warranty per brand, each with separate terms', async () => {
    await put({
      warranty: 'One year.',
      warranty_terms: 'Our terms.',
      warranty_since: '2026-01-01',
      brand_warranties: [{ brand: 'Haier', warranty: 'Five years.', warranty_since: '2026-07-01' }],
    }).expect(200);
    const [first] = await products();
    const edit = (body: object) =>
      api.as('staff', 'put', `/api/v1/products/${first!.id}`).send(body).expect(200);
    const warranty = async () => {
      const { commercial } = await product(first!.id);
      return [commercial.warranty, commercial.warranty_terms, commercial.warranty_since];
    };
    expect(await warranty()).toEqual(['One year.', 'Our terms.', '2026-01-01']);
    await edit({ brand: 'HAIER' });
    expect(await warranty()).toEqual(['Five years.', null, '2026-07-01']);
    await edit({ warranty: 'Two years.' });
    expect(await warranty()).toEqual(['Two years.', null, null]);
    expect((await category()).brand_warranties).toEqual([
      {
        brand: 'Haier',
        warranty: 'Five years.',
        warranty_terms: null,
        warranty_since: '2026-07-01',
      },
    ]);
  });

  it('is read from a multipart body, with errors by field', async () => {
    const row = {
      brand: 'EBARA',
      warranty: 'Three years.',
      warranty_terms: '',
      warranty_since: '',
    };
    const form = await api
      .as('staff', 'put', `${CATEGORIES}/${id}`)
      .field({ installation_from: '', brand_warranties: JSON.stringify([row]) })
      .expect(200);
    expect(form.body.data.commercial.installation_from).toBeNull();
    expect(form.body.data.brand_warranties).toMatchObject([{ brand: 'EBARA' }]);
    const wrong = async (body: object) => (await put(body).expect(400)).body.fields;
    expect(await wrong({ lead_weeks_max: 105 })).toEqual({
      lead_weeks_max: 'The longest lead time must be at most 104',
    });
    expect(await wrong({ warranty_since: '2026-02-30' })).toEqual({
      warranty_since: 'Enter a valid date such as 22/11/2026',
    });
    expect(await wrong({ availability: 'soon' })).toEqual({
      availability: 'Choose an availability',
    });
    expect(
      Object.values(await wrong({ brand_warranties: [row, { ...row, brand: 'ebara' }] })),
    ).toEqual(['This brand already has a warranty']);
    expect(Object.values(await wrong({ brand_warranties: '[1]' }))).toEqual([
      'Enter a JSON array of warranties, each with its brand',
    ]);
  });

  it('is logged, and restored with a former version', async () => {
    await put({ delivery: 'By boat' }).expect(200);
    const history = await api.as('staff', 'get', `/api/v1/history/category/${id}`).expect(200);
    expect(JSON.stringify(history.body)).toContain('By boat');
  });

  it('is left out of public lists', async () => {
    const { text } = await api.call('get', CATEGORIES).expect(200);
    expect(text).not.toContain('price_basis');
    expect((await api.as('staff', 'get', CATEGORIES)).text).toContain('price_basis');
  });
});
