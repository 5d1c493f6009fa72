import type { Suggestions } from '@shishir/contract';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/products';
interface Row {
  id: number;
  model: string;
  category_slug: string;
  cooling_tr: number | null;
  cooling_kw: number | null;
  offer_price: number | null;
  regular_price: number | null;
  inverter_type: string;
  wind_free: string;
}
const found = async (q: string) =>
  (await api.call('get', LIST).query({ q }).expect(200)).body as Row[];
const categories = async (q: string) =>
  [...new Set((await found(q)).map(({ category_slug }) => category_slug))].sort();
const suggested = async (q: string) =>
  (await api.call('get', `${LIST}/suggest`).query({ q }).expect(200)).body.data as Suggestions;

describe('a search for a capacity', () => {
  it.each([
    '1.5 ton',
    '1.5ton',
    '1.5 TR',
    '১.৫ টন',
    '1,5 ton',
    '1,5ton',
    '১,৫ টন',
    '5,28 kw',
    '18000 btu',
    '18,000 BTU/h',
    '১৮,০০০ btu',
    '18000',
    '5.275 kw',
  ])('finds units of about 1.5 TR for %s', async (q) => {
    const units = await found(q);
    expect(units.length).toBeGreaterThan(0);
    for (const { cooling_tr } of units) {
      expect(Math.abs(cooling_tr! / 1.5 - 1)).toBeLessThanOrEqual(0.12);
    }
  });

  it('finds the classes around a round figure', async () => {
    const units = await found('5 kw');
    expect(new Set(units.map(({ cooling_kw }) => cooling_kw))).toEqual(new Set([4.5, 5.6]));
  });

  it('reads a decimal comma and a thousands separator', async () => {
    const ids = async (q: string) => (await found(q)).map(({ id }) => id);
    expect(await ids('28,0 kw')).toEqual(await ids('28 kw'));
    expect(await ids('28 kw')).not.toEqual([]);
    expect(await ids('24,200 btu')).toEqual(await ids('24200 btu'));
    expect(await ids('.8 ton')).toEqual(await ids('0.8 ton'));
    expect(await ids('under 1,25,000')).toEqual(await ids('under 125000'));
  });

  it('accepts lakh separators, HP classes and Bangla words', async () => {
    const ids = async (q: string) => (await found(q)).map(({ id }) => id);
    expect(await ids('8,88,200 btu')).toEqual(await ids('888200 BTU'));
    expect(await ids('8,88,200 btu')).toEqual(await ids('74 ton'));
    expect(await ids('74 ton')).toContain(70);
    expect((await ids('8 hp'))[0]).toBe(1);
    expect(await ids('৫ কিলোওয়াট')).toEqual(await ids('5 kw'));
  });

  it('lists the nearest first', async () => {
    const away = (await found('2 ton')).map(({ cooling_tr }) => Math.abs(cooling_tr! - 2));
    expect(away.length).toBeGreaterThan(2);
    expect(away).toEqual([...away].sort((a, b) => a - b));
  });

  it.each([
    ['1.59', 'cooling_tr', 1.59],
    ['6.37', 'cooling_tr', 6.37],
    ['5.6', 'cooling_kw', 5.6],
    ['22.4', 'cooling_kw', 22.4],
  ] as const)('lists units with the printed figure %s first', async (q, column, value) => {
    const units = await found(q);
    const first = units.filter((unit) => unit[column] === value);
    expect(first.length).toBeGreaterThan(0);
    expect(units.slice(0, first.length)).toEqual(first);
  });

  it('accepts additional words', async () => {
    const units = await found('1.5 ton cassette inverter');
    expect(units.length).toBeGreaterThan(0);
    for (const { category_slug } of units) expect(category_slug).toContain('cassette');
  });
});

describe('a search for a price', () => {
  const priced = async (q: string) => {
    const units = await found(q);
    expect(units.length).toBeGreaterThan(0);
    return units.map(({ offer_price, regular_price }) => Number(offer_price ?? regular_price));
  };

  it.each([
    'under 50,000',
    'below 50000',
    'Up to ৳50,000',
    'less than 50k',
    'under 0.5 lakh',
    'max 50,000 taka',
    'under ৫০,০০০',
  ])('finds products up to 50,000 taka for %s', async (q) => {
    expect(Math.max(...(await priced(q)))).toBeLessThanOrEqual(50_000);
  });

  it('accepts a range, a minimum and an exact price as printed', async () => {
    for (const q of ['50,000 to 80,000', 'between 50000 and 80000 taka', '৳50,000 - ৳80,000']) {
      const prices = await priced(q);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(50_000);
      expect(Math.max(...prices)).toBeLessThanOrEqual(80_000);
    }
    expect(Math.min(...(await priced('above 10 lakh')))).toBeGreaterThanOrEqual(1_000_000);
    for (const q of ['৳3,29,000', '3,29,000 tk', '329000'])
      expect(await priced(q)).toContain(329_000);
  });

  it('combines with words and capacities, which are not read as prices', async () => {
    expect(await categories('wall mounted under 40,000')).toEqual(['wall-mounted']);
    expect((await found('1.5 ton under 50000')).length).toBeGreaterThan(0);
    expect((await found('5 kw')).length).toBeGreaterThan(0);
    expect((await found('18000 btu')).length).toBeGreaterThan(0);
  });
});

describe('a search for words', () => {
  it.each([
    ['cassette', ['1-way-cassette', '360_cassette', '4-way-cassette']],
    ['Cassettes', ['1-way-cassette', '360_cassette', '4-way-cassette']],
    ['ক্যাসেট এসি', ['1-way-cassette', '360_cassette', '4-way-cassette']],
    ['ducted', ['big-duct', 'medium-duct', 'slim-duct']],
    ['split ac', ['wall-mounted']],
    ['chillers', ['chiller']],
    ['vrv outdoor', ['outdoor']],
    ['erv', ['ventilation']],
    ['4-way', ['4-way-cassette']],
    ['samsung chiller', ['chiller']],
  ])('with %s finds %j', async (q, slugs) => {
    expect(await categories(q)).toEqual(slugs);
  });

  it.each(['wind free', 'windfree', 'Wind-Free'])(
    'finds products with the label for %s',
    async (q) => {
      const units = await found(q);
      expect(units).toHaveLength(29);
      for (const { wind_free } of units) expect(wind_free).toBe('Wind-free');
    },
  );

  it('distinguishes inverter from non-inverter', async () => {
    expect(await found('non-inverter')).toHaveLength(4);
    expect(await found('non inverter')).toHaveLength(4);
    expect(await found('inverter')).toHaveLength(67);
    expect(await found('r410a')).toHaveLength(71);
    expect(await found('R-32')).toEqual([]);
  });

  it('requires all of several words', async () => {
    expect(await categories('wind free wall')).toEqual(['wall-mounted']);
    expect(await found('wall chiller')).toEqual([]);
  });

  it('lists the exact model first', async () => {
    expect((await found('am056nn4peh')).map(({ model }) => model)).toEqual(['AM056NN4PEH']);
    await api.as('staff', 'put', `${LIST}/30`).send({ title: 'Replaces AM056NN4PEH' }).expect(200);
    await api.as('staff', 'put', `${LIST}/40`).send({ model: 'AM056NN4PEH-B' }).expect(200);
    expect((await found('AM056NN4PEH')).map(({ id }) => id)).toEqual([16, 40, 30]);
  });

  it('treats wildcards, quotes and very long texts as text', async () => {
    for (const q of ['%', '_', "' OR 1=1 --", '!', '\\', '%%%', 'x'.repeat(100)]) {
      expect(await found(q)).toEqual([]);
    }
    await api
      .call('get', LIST)
      .query({ q: 'x'.repeat(101) })
      .expect(400);
  });
});

describe('a search suggestion', () => {
  it('offers a few products with a picture, and categories with their count', async () => {
    const { products, categories } = await suggested('cas');
    expect(products).toHaveLength(6);
    expect(products[0]!.picture).toMatchObject({
      key: expect.any(String),
      alt: expect.any(String),
    });
    expect(categories).toContainEqual({
      slug: '4-way-cassette',
      title: '4 Way Cassette',
      count: 11,
    });
  });

  it('includes a category without products', async () => {
    expect((await suggested('cold room')).categories).toEqual([
      { slug: 'cold-room', title: 'Cold Room', count: 0 },
    ]);
  });

  it('accepts an incomplete unit', async () => {
    for (const q of ['1.5 t', '1.5 to', '18000 b', '5.3 k']) {
      const { products } = await suggested(q);
      expect(products.length).toBeGreaterThan(0);
      for (const { cooling_tr } of products) expect(cooling_tr).toBeCloseTo(1.5, 0);
    }
  });

  it('omits products that visitors cannot see, even for staff', async () => {
    await api.as('staff', 'put', `${LIST}/65`).send({ visibility: 'hidden' }).expect(200);
    const { body } = await api.as('staff', 'get', `${LIST}/suggest?q=AG065KSVANH`).expect(200);
    expect(body.data.products).toEqual([]);
    const chillers = (await suggested('chiller')).categories;
    expect(chillers).toEqual([{ slug: 'chiller', title: 'Chiller', count: 5 }]);
    const { id } = (await api.call('get', '/api/v1/categories/chiller')).body.data;
    await api
      .as('staff', 'put', `/api/v1/categories/${id}`)
      .send({ status: 'archived' })
      .expect(200);
    expect(await suggested('chiller')).toMatchObject({ products: [], categories: [] });
  });

  it('names the words that match nothing', async () => {
    expect(await suggested('hovercraft')).toMatchObject({
      ...{ products: [], categories: [], pages: [], left_out: ['hovercraft'] },
    });
    const { products, left_out, q } = await suggested('zzz cassette with hovercraft 1.5 ton zzz');
    expect(left_out).toEqual(['zzz', 'hovercraft']);
    expect(products.length).toBeGreaterThan(0);
    expect(await categories(q)).toEqual(await categories('cassette 1.5 ton'));
    // Each of these matches something, though not together, or only a category without products.
    for (const known of ['cassette wall-mounted', 'cold room', '1.5 ton', '900 ton cassette']) {
      expect((await suggested(known)).left_out).toEqual([]);
    }
  });

  it.each([
    ['ac', true],
    ['the price of AC units in BD', true],
    ['এসি', true],
    ['এসি দাম', true],
    ['এসির দাম কত?', true],
    ['1.5 ton', false],
    ['ac under 50,000', false],
    ['inverter ac', false],
    ['non wind-free', false],
    ['r32', false],
    ['hovercraft', false],
  ])('reports if %s is too vague to distinguish units', async (q, vague) => {
    expect((await suggested(q)).vague).toBe(vague);
  });
});

describe('the site search', () => {
  it.each([
    ['1.5 ton', { asked: '1.5 ton', cooling_tr: 1.59, cooling_kw: 5.6, horsepower: null }],
    [
      '18000 btu cassette',
      { asked: '18,000 BTU/h', cooling_tr: 1.59, cooling_kw: 5.6, horsepower: null },
    ],
    ['১.৫ টন', { asked: '1.5 ton', cooling_tr: 1.59, cooling_kw: 5.6, horsepower: null }],
    ['5.6 kw', null],
    ['1.59', null],
    ['cassette', null],
  ])('names the nearest capacity for %j', async (q, nearest) => {
    expect((await suggested(q)).nearest).toEqual(nearest);
  });

  it.each(['1.5 ton', 'split', '1.5 ton split', 'দেড় টন স্প্লিট এসি', '18000 btu split'])(
    'lists the page about split ACs first for %j',
    async (q) => {
      expect((await suggested(q)).categories[0]).toMatchObject({ slug: 'split-ac' });
    },
  );

  it.each([
    '1.5 ton ac price in Bangladesh',
    '১.৫ টনের এসি',
    'দেড় টন এসি',
    'দে\u09dc টন এসি',
    '১.৫ টনের এসির দাম কত',
    '１.５ ton\u200b',
  ])('reads %j as 1.5 ton', async (q) => {
    const ids = async (text: string) => (await found(text)).map(({ id }) => id);
    const read = await suggested(q);
    expect(read.left_out).toEqual([]);
    expect(read.products.length).toBeGreaterThan(0);
    expect(await ids(read.q)).toEqual(await ids('1.5 ton'));
  });

  it('drops a place and keeps the rest', async () => {
    const { q, left_out, products } = await suggested('1.5 ton split ac uttara');
    expect(left_out).toEqual(['uttara']);
    expect(products.length).toBeGreaterThan(0);
    expect((await found(q)).length).toBeGreaterThan(0);
  });

  it.each([
    ['dehumidifer', 'dehumidifier'],
    ['casette', 'cassette'],
    ['outdor', 'outdoor'],
    ['vnetilation', 'ventilation'],
  ])('corrects one wrong letter of %s', async (typed, read) => {
    const { corrected, categories: named, left_out } = await suggested(typed);
    expect(corrected).toEqual([{ typed, read }]);
    expect(left_out).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('never corrects a model', async () => {
    expect(await suggested('AM224DXVGGX')).toMatchObject({ corrected: [], products: [] });
  });

  it.each([
    ['/service', 'not cooling', 'ac not cooling', 'water leaking', 'ঠান্ডা হয় না', 'পানি পড়ছে'],
    ['/service/warranty', 'warranty', 'guarantee', 'warranty card', 'ওয়ারেন্টি', 'গ্যারান্টি'],
    ['/service/spare-parts', 'spare parts', 'ac parts', 'স্পেয়ার পার্টস', 'যন্ত্রাংশ', 'fan motor'],
    ['/service/maintenance', 'AMC', 'maintenance', 'maintenance contract', 'এএমসি', 'রক্ষণাবেক্ষণ'],
    ['/service/maintenance', 'annual maintenance', 'সার্ভিস চুক্তি'],
  ])('finds %s by its words', async (path, ...searches) => {
    for (const q of searches) {
      const { pages } = await suggested(q);
      expect([q, pages[0]]).toEqual([q, expect.objectContaining({ kind: 'page', path })]);
    }
  });

  it('finds products, pages, questions, posts and projects', async () => {
    const bedroom = await suggested('bedroom ac');
    expect(bedroom.products.length).toBeGreaterThan(0);
    const kinds = async (q: string) => (await suggested(q)).pages.map(({ kind }) => kind);
    expect(await kinds('stabiliser')).toContain('question');
    expect(await kinds('inverter compressor')).toContain('post');
    expect(await kinds('hospital')).toContain('page');
    const { body } = await api.call('get', '/api/v1/vrf-project').expect(200);
    expect(await kinds(body.data[0].project_name)).toContain('project');
  });

  it('uses the synonyms that staff edit', async () => {
    const path = '/api/v1/search-synonyms';
    const row = { words: 'ঘরের, kholi', meaning: 'cassette' };
    await api.call('get', path).expect(401);
    expect((await suggested('kholi')).products).toEqual([]);
    const { body } = await api.as('staff', 'post', path).send(row).expect(201);
    const read = await suggested('kholi');
    expect(read).toMatchObject({ left_out: [], vague: false });
    expect(await categories('ঘরের')).toEqual(await categories('cassette'));
    const change = { meaning: '', version: body.data.version };
    await api.as('staff', 'put', `${path}/${body.data.id}`).send(change).expect(200);
    expect((await suggested('kholi')).vague).toBe(true);
    await api.as('staff', 'put', `${path}/${body.data.id}`).send(change).expect(409);
    const blank = await api.as('staff', 'post', path).send({ words: '\u200b' }).expect(400);
    expect(blank.body.fields).toEqual({ words: 'Words are required' });
    await api.as('staff', 'delete', `${path}/${body.data.id}`).expect(200);
    expect((await suggested('kholi')).left_out).toEqual(['kholi']);
    const { body: listed } = await api.as('staff', 'get', path).expect(200);
    expect(listed.data.length).toBeGreaterThan(20);
  });
});
