import type { ProductFacets } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
interface Row {
  id: number;
  [field: string]: unknown;
}
const rows = async (query: string) =>
  (await api.call('get', `${LIST}?${query}`).expect(200)).body as Row[];
const facets = async (query = '') =>
  (await api.call('get', `${LIST}/facets?${query}`).expect(200)).body.data as ProductFacets;
const countOf = (list: { value: string; count: number }[], value: string) =>
  list.find((entry) => entry.value === value)?.count;

describe('a product filter', () => {
  it.each([
    ['category=big-duct,MEDIUM-DUCT,slim-duct', 14],
    ['category=slim-duct,no-such', 5],
    ['category=outdoor UNIT', 14],
    ['type=Outdoor Unit', 14],
    ['type=Outdoor Unit,Indoor Unit', 61],
    ['inverter_type=Non-Inverter', 4],
    ['refrigerant=R32', 0],
    ['wind_free=true', 29],
    ['wind_free=false', 42],
    ['wind_free=true&category=wall-mounted&inverter_type=Inverter', 7],
    ['ids=3,1,99999', 2],
    ['brand=Samsung', 71],
    ['brand=sAMSUNG&category=chiller', 6],
    ['brand=Samsun', 0],
    ['brand=Sams%25', 0],
  ])('with %s returns %d products', async (query, count) => {
    const response = await api.call('get', `${LIST}?${query}&pageSize=1`).expect(200);
    expect(response.headers['x-total-count']).toBe(String(count));
  });

  it('matches the current brand of a product in any case', async () => {
    const edit = (brand: string) =>
      api.as('staff', 'put', `${LIST}/12`).send({ brand }).expect(200);
    await edit('Haier');
    expect((await rows('brand=HAIER')).map(({ id }) => id)).toEqual([12]);
    expect((await rows('brand=haier&sort=-offer_price&page=1')).map(({ id }) => id)).toEqual([12]);
    expect(await rows('brand=samsung')).toHaveLength(70);
    expect((await facets('brand=haier')).total).toBe(1);
    expect((await facets('brand=haier&tr_min=0&price_min=0')).tr!.min).toBe(
      (await rows('ids=12'))[0]!['cooling_tr'],
    );
    await edit('Samsung');
  });

  it('excludes ventilators from capacities: the cooling that they recover is none', async () => {
    const kinds = async (query: string) =>
      (await rows(query)).filter(({ category_kind }) => category_kind === 'ventilation').length;
    expect(await kinds('tr_min=0.3&tr_max=1.5')).toBe(0);
    expect(await kinds('q=1.25 ton')).toBe(0);
    expect(await kinds('category=ventilation')).toBe(4);
    expect((await facets()).tr).toEqual({ min: 0.43, max: 74.01 });
    expect((await facets('category=ventilation')).tr).toBeNull();
  });

  it('compares the airflow of ventilators in m³/h, as pages show it', async () => {
    const models = async (query: string) =>
      (await rows(`category=ventilation&${query}`)).map(({ model }) => model);
    expect(await models('sort=air_flow_high_cfm')).toEqual([
      'AN025JSKLKN',
      'AN035JSKLKN',
      'AN050JSKLKN',
      'AN100JSKLKN',
    ]);
    expect(await models('flow_min=350&flow_max=500&sort=-air_flow_high_cfm')).toEqual([
      'AN050JSKLKN',
      'AN035JSKLKN',
    ]);
    const counted = await facets('category=ventilation&flow_min=500');
    expect([counted.total, counted.flow]).toEqual([2, { min: 250, max: 1000 }]);
    expect((await facets('category=ventilation,outdoor')).flow).toBeNull();
    expect((await facets()).flow).toBeNull();
  });

  it('includes both ends of a range of capacity or price', async () => {
    const units = await rows('tr_min=1.59&tr_max=2.02');
    expect(units.length).toBeGreaterThan(3);
    for (const { cooling_tr } of units) {
      expect(cooling_tr).toBeGreaterThanOrEqual(1.59);
      expect(cooling_tr).toBeLessThanOrEqual(2.02);
    }
    expect(units.map(({ cooling_tr }) => cooling_tr)).toEqual(expect.arrayContaining([1.59, 2.02]));
    const priced = await rows('price_min=329000&price_max=411500');
    expect(priced.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]));
    for (const { offer_price, regular_price } of priced) {
      const paid = Number(offer_price ?? regular_price);
      expect(paid >= 329000 && paid <= 411500).toBe(true);
    }
  });

  it.each([
    'sort=price',
    'sort=id;drop',
    'refrigerant=R22',
    'colour=red',
    'tr_min=x',
    'ids=1,x',
    'page=0',
    'brand=',
    'brand=%20',
    'brand=Samsung&brand=Haier',
  ])('rejects %s', async (query) => {
    await api.call('get', `${LIST}?${query}`).expect(400);
  });

  it('rejects unknown parameters of the counts too', async () => {
    await api.call('get', `${LIST}/facets?sort=title`).expect(400);
  });
});

describe('paging', () => {
  it.each([
    'position',
    'offer_price',
    '-offer_price',
    'cooling_tr',
    'category',
    '-title',
    'inverter_type',
    'refrigerant',
  ])('by %s returns every product once', async (sort) => {
    const whole = (await rows(`sort=${sort}`)).map(({ id }) => id);
    const paged: number[] = [];
    for (let page = 1; page <= 8; page++) {
      paged.push(...(await rows(`sort=${sort}&page=${page}&pageSize=10`)).map(({ id }) => id));
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(71);
  });

  it('stops at the end of the list', async () => {
    expect(await rows('page=9&pageSize=10')).toEqual([]);
    expect(await rows('category=chiller&sort=offer_price&page=2&pageSize=4')).toHaveLength(2);
  });

  it('reflects a write immediately', async () => {
    const response = () => api.call('get', `${LIST}?category=slim-duct&pageSize=2`);
    expect((await response()).headers['x-total-count']).toBe('5');
    await api.as('staff', 'put', `${LIST}/41`).send({ visibility: 'hidden' }).expect(200);
    expect((await response()).headers['x-total-count']).toBe('4');
    await api.as('staff', 'put', `${LIST}/41`).send({ visibility: 'published' }).expect(200);
    expect((await response()).headers['x-total-count']).toBe('5');
  });
});

describe('counting by filter', () => {
  it('covers the whole catalogue', async () => {
    const all = await facets();
    expect(all.total).toBe(71);
    expect(countOf(all.category, 'outdoor')).toBe(14);
    expect(countOf(all.category, 'split-ac')).toBe(0);
    expect(all.type).toEqual([
      { value: 'Outdoor Unit', count: 14 },
      { value: 'Indoor Unit', count: 47 },
    ]);
    expect(countOf(all.inverter_type, 'Non-Inverter')).toBe(4);
    expect(countOf(all.wind_free, 'true')).toBe(29);
    expect(all.tr).toMatchObject({ max: 74.01 });
    expect(all.price!.min).toBeGreaterThan(0);
  });

  it.each([
    'category=wall-mounted',
    'category=wall-mounted,outdoor&wind_free=true',
    'inverter_type=Non-Inverter&type=Indoor Unit',
    'tr_min=2&tr_max=4&wind_free=true',
    'price_max=100000&category=slim-duct',
    'q=cassette&refrigerant=R410A',
    'brand=samsung&tr_max=4',
    'brand=haier&type=Indoor Unit',
  ])('returns what choosing each value shows, under %s', async (query) => {
    const found = await facets(query);
    expect(found.total).toBe((await rows(query)).length);
    for (const facet of ['category', 'type', 'inverter_type', 'wind_free'] as const) {
      const others = query.split('&').filter((part) => !part.startsWith(`${facet}=`));
      for (const { value, count } of found[facet]) {
        const chosen = [...others, `${facet}=${value}`].join('&');
        expect([facet, value, count]).toEqual([facet, value, (await rows(chosen)).length]);
      }
    }
  });

  it('returns the ranges of capacity and price under the other filters', async () => {
    const found = await facets('category=wall-mounted&tr_min=2');
    const units = await rows('category=wall-mounted');
    expect(found.tr!.min).toBe(Math.min(...units.map(({ cooling_tr }) => Number(cooling_tr))));
    expect((await facets('category=split-ac')).price).toBeNull();
  });

  it('omits products that visitors cannot see, even for staff', async () => {
    await api.as('staff', 'put', `${LIST}/1`).send({ visibility: 'hidden' }).expect(200);
    const response = await api.as('staff', 'get', `${LIST}/facets`).expect(200);
    expect(response.body.data.total).toBe(70);
    expect(countOf((await facets()).category, 'outdoor')).toBe(13);
    await api.as('staff', 'put', `${LIST}/1`).send({ visibility: 'published' }).expect(200);
  });
});
