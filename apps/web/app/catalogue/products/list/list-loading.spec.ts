/** @jest-environment node */
import type { CallApi } from '../../../platform/api/api-client';
import { openedPage, errorResponse } from '../../../platform/api/testing';
import * as search from '../../search/search.route';
import { catalogueApi } from '../../../platform/testing/catalogue-api.fixture';
import { rows } from '../../../platform/testing/catalogue-rows.fixture';
import * as key from '../product-key.route';
import type { ProductListPage } from './product-list.view';

const api = catalogueApi();
const matches = [{ id: 'shell', loaderData: { siteName: 'Cool Example' } }];

/** Loads an address; returns the query of the API request, and the page or its redirect. */
async function open(path: string, callApi: CallApi = api) {
  const asked: Record<string, string>[] = [];
  const spy: CallApi = (request, visitor) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/products/listed')) asked.push(Object.fromEntries(searchParams));
    return callApi(request, visitor);
  };
  const args = openedPage(path, spy);
  const [, domain, last] = args.url.pathname.split('/');
  const params = last ? { key: decodeURIComponent(last) } : {};
  try {
    const page =
      domain === 'search'
        ? (await search.loader(args)).data
        : (await key.loader({ ...args, params })).data;
    return { page: page as unknown as Record<string, never>, asked: asked[0] };
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return { status, location: headers.get('location') };
  }
}

/** Staff renamed one of them, and added a fourth. */
const ducts = ['big-duct', 'medium-duct', 'flat-duct', 'mini-duct'];
const withDucts: CallApi = (request, visitor) => {
  if (!new URL(request.url).pathname.endsWith('/categories')) return api(request, visitor);
  const figures = { tr_min: 0.5, tr_max: 9, price_from: 30_000, product_count: 5 };
  const rows = ducts.map((slug) => ({ slug, group: 'duct', ...figures }));
  const others = [{ slug: 'outdoor', group: null, ...figures }];
  return Promise.resolve(Response.json({ data: [...others, ...rows] }));
};

const headOf = async (path: string) => {
  const { page } = await open(path);
  return key.meta({ loaderData: page, matches } as never);
};
const canonical = (path: string) => ({
  tagName: 'link',
  rel: 'canonical',
  href: `http://site.example${path}`,
});
const NOINDEX = { name: 'robots', content: 'noindex, follow' };

describe('information about a type of equipment', () => {
  it('sets heading and title of the first page of its category with any filter', async () => {
    for (const path of ['/products/chiller', '/products/chiller?sort=-cooling_tr&tr_min=1']) {
      const { page } = (await open(path)) as unknown as { page: { page: ProductListPage } };
      expect(page.page.heading).toBe('Chiller Products');
      expect(page.page.information?.title).toBe('Chillers for Central Air Conditioning');
    }
    expect(await headOf('/products/chiller')).toContainEqual({
      title: 'Chillers for Central Air Conditioning | Cool Example',
    });
  });

  it('does not appear on other pages', async () => {
    for (const path of ['/products/outdoor', '/products?view=all', '/products/chiller?page=2']) {
      const { page } = (await open(path)) as unknown as { page: { page: ProductListPage } };
      expect(page.page.information).toBeNull();
    }
  });
});

describe('a filtered list', () => {
  it('requests the filters of its address from the API', async () => {
    const { asked } = await open(
      '/products?category=outdoor,chiller&type=Outdoor+Unit&wind_free=false&tr_min=5&price_max=900000&sort=cooling_tr',
    );
    expect(asked).toEqual({
      category: 'outdoor,chiller',
      type: 'Outdoor Unit',
      wind_free: 'false',
      tr_min: '5',
      price_max: '900000',
      page: '1',
      pageSize: '24',
      sort: 'cooling_tr',
    });
  });

  it('omits values that the API would reject', async () => {
    const { asked } = await open(
      '/products?type=Boat&refrigerant=R22,R32&wind_free=maybe&tr_min=-1',
    );
    expect(asked).toEqual({ refrigerant: 'R32', page: '1', pageSize: '24', sort: 'position' });
  });

  it('reports unknown values and swaps reversed bounds', async () => {
    const { page, asked } = await open(
      '/products?refrigerant=R22,R32&tr_min=20&tr_max=5&price_max=cheap&sort=best&page=0',
    );
    expect(asked).toMatchObject({ refrigerant: 'R32', tr_min: '5', tr_max: '20', page: '1' });
    expect(page).toMatchObject({
      page: {
        notes: [
          'Ignored because not recognised: Refrigerant “R22”, Highest price “cheap”, Sort by “best”, Page “0”.',
          'The smallest capacity was above the largest, so we swapped them.',
        ],
      },
      meta: { robots: 'noindex, follow' },
    });
    expect((await open('/search?q=x&type=Boat')).page).toMatchObject({
      loaded: { notes: ['Ignored because not recognised: Type “Boat”.'] },
    });
    expect((await open('/products?refrigerant=R32')).page).toMatchObject({ page: { notes: [] } });
  });

  it('reports unknown categories and lists the others', async () => {
    const note = (...names: string[]) =>
      `Ignored because not recognised: ${names.map((name) => `Category “${name}”`).join(', ')}.`;
    const all = await open('/products?category=boats');
    expect(all.asked).not.toHaveProperty('category');
    expect(all.page).toMatchObject({
      page: { total: 5, own: [], list: { chosen: { category: [] } }, notes: [note('boats')] },
      meta: { robots: 'noindex, follow' },
    });
    const some = await open('/products?category=outdoor,boats,Chiller,ships');
    expect(some.asked).toMatchObject({ category: 'outdoor,chiller' });
    expect(some.page).toMatchObject({ page: { notes: [note('boats', 'ships')] } });
    expect((await open('/search?q=ton&category=boats')).page).toMatchObject({
      loaded: { notes: [note('boats')] },
    });
    const one = await open('/products/outdoor?category=boats');
    expect(one.page).toMatchObject({ page: { notes: [note('boats')] } });
    expect((await open('/products?category=outdoor,chiller')).page).toMatchObject({
      page: { notes: [] },
    });
  });

  it('returns 404 and noindex after its last page', async () => {
    for (const path of ['/products?page=9', '/products/outdoor?page=2']) {
      const meta = await headOf(path);
      expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
      expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'prev' }));
    }
    const args = (path: string) => openedPage(path, api);
    expect((await search.loader(args('/search?q=x&page=9'))).init?.status).toBe(404);
    expect((await search.loader(args('/search?q=x'))).init?.status).toBe(200);
  });

  it.each([
    ['/products?category=outdoor&tr_min=5', 301, '/products/outdoor?tr_min=5'],
    ['/products/outdoor/', 301, '/products/outdoor'],
    ['/Products/outdoor', 301, '/products/outdoor'],
    ['/products/DUCT', 301, '/products/duct'],
    [
      `/products?category=${ducts.join(',')}&sort=cooling_tr`,
      301,
      '/products/duct?sort=cooling_tr',
    ],
    ['/products/search?q=5+kw', 301, '/search?q=5+kw'],
    // Lists have no search.
    ['/products?q=5+kw&view=all&page=2', 301, '/search?q=5+kw'],
    ['/products?q=zzz&tr_min=2', 301, '/search?q=zzz&tr_min=2'],
    ['/products/outdoor?q=inverter', 301, '/search?q=inverter&category=outdoor'],
    ['/products/duct?q=slim', 301, `/search?q=slim&category=${ducts.join(',')}`],
    ['/products/compare?ids=1,9', 301, '/compare?ids=1,9'],
    ['/products/15/', 301, '/products/15'],
    ['/search/?q=x', 301, '/search?q=x'],
    // Queries of forms without JavaScript.
    ['/products?tr_min=&tr_max=&sort=position', 302, '/products'],
    [
      '/products?category=outdoor&category=chiller&tr_min=2&tr_max=',
      302,
      '/products?category=outdoor,chiller&tr_min=2',
    ],
    // Unknown values are kept.
    ['/products?tr_min=abc&tr_max=&type=Boat', 302, '/products?tr_min=abc&type=Boat'],
    ['/products?category=chiller,boats', 301, '/products/chiller?category=boats'],
    ['/products?category=chiller&tr_max=x', 301, '/products/chiller?tr_max=x'],
    ['/search?q=ton&type=Outdoor+Unit&price_min=', 302, '/search?q=ton&type=Outdoor+Unit'],
  ])('%s redirects with %d to %s', async (path, status, location) => {
    expect(await open(path, withDucts)).toEqual({ status, location });
  });

  it('shows all ducts with their features', async () => {
    const { page, asked } = await open('/products/duct', withDucts);
    expect(asked).toMatchObject({ category: ducts.join(',') });
    expect(page).toMatchObject({
      page: { heading: 'Duct Products', own: ducts },
      features: expect.stringContaining('aria-labelledby="features"'),
      meta: { path: '/products/duct', description: expect.stringContaining('20 models, 0.5 to 9') },
    });
  });

  it('is shown without filters if their counts fail to load', async () => {
    const partly: CallApi = (request, visitor) =>
      request.url.includes('/facets')
        ? Promise.resolve(errorResponse(500, 'No'))
        : api(request, visitor);
    expect(await open('/products?view=all', partly)).toMatchObject({
      page: { page: { total: 5, facets: null } },
    });
  });
});

describe('the view of the catalogue', () => {
  type Shown = { kind: string; html: string; products: unknown[]; page: ProductListPage };
  const shown = async (path: string) => (await open(path)).page as unknown as Shown;

  it('shows the families, or the units if the address has any parameter of a list', async () => {
    const { kind, html, products } = await shown('/products');
    expect(products.length).toBe(rows.length);
    expect(kind).toBe('families');
    for (const part of ['href="/products/outdoor"', '6.37 to 19.11 TR', 'From ৳61,500']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('Supplied on enquiry');
    expect(html).toContain('Dehumidifier');
    for (const query of ['view=all', 'page=1', 'tr_min=1', 'type=Boat']) {
      expect((await shown(`/products?${query}`)).kind).toBe('category');
    }
    expect((await shown('/products?utm=1')).kind).toBe('families');
  });

  it('shows a category as a table with columns for known values and the canonical address of its cards', async () => {
    const { page } = await shown('/products/outdoor?view=table');
    expect(await headOf('/products/outdoor?view=table')).toContainEqual(
      canonical('/products/outdoor'),
    );
    expect(page.ladder?.columns.map(({ title }) => title)).toEqual(['TR', 'kW', 'Input, kW']);
    expect(page.ladder?.rows).toMatchObject([
      { size: '8 HP', cells: ['6.37', '22.4', '5.7'] },
      { size: '24 HP', cells: ['19.11', '67.2', '17.2'] },
    ]);
    expect(page.same).toContain('inverter compressor');
    expect(page.hero?.facts).toContainEqual({ label: 'Sizes', value: '8 to 24', unit: 'HP' });
    expect(page.products[0]?.pictures).toEqual([]);
  });

  it('adds columns for sound and weight if one size has them', async () => {
    const withSound = rows.map((row) => ({ ...row, weight_kg: 195, sound_high_db: 58 }));
    const { page } = (await open('/products/outdoor?view=table', catalogueApi(withSound)))
      .page as unknown as Shown;
    expect(page.ladder?.columns.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Sound, dB(A)', 'Weight, kg']),
    );
    expect(page.ladder?.rows[0]?.cells).toEqual(expect.arrayContaining(['58', '195']));
  });

  it.each(['/products/outdoor', '/products/outdoor?view=cards'])(
    'shows cards at %s',
    async (path) => {
      const { page } = await shown(path);
      expect(page.ladder).toBeNull();
      expect(page.notes).toEqual([]);
      expect(page.products).toMatchObject([
        { size: '8 HP', body: { width: 930, height: 1695, sides: 'both' } },
        { size: '24 HP' },
      ]);
      expect(page.products[0]?.pictures).toHaveLength(1);
      expect(await headOf(path)).toContainEqual(canonical('/products/outdoor'));
    },
  );

  it('omits filters that do not apply to indoor units or ventilators', async () => {
    const { page } = await shown('/products/360_cassette');
    expect(page.facets?.inverter_type).toEqual([]);
    expect(page.same?.join()).not.toMatch(/inverter/i);
  });

  it('keeps the view of all units with a single category', async () => {
    const { page } = await shown('/products?view=all&category=outdoor');
    expect(page.own).toEqual([]);
    expect(page.list).toMatchObject({ view: 'all', chosen: { category: ['outdoor'] } });
  });
});

describe('the data of a list page', () => {
  const load = async () => {
    const { page: data } = await open('/products/outdoor');
    const { products } = (data as unknown as { page: ProductListPage }).page;
    return { data, products };
  };

  it('contains only the fields of its cards', async () => {
    const { products } = await load();
    expect(products.map((product) => product.pictures.length)).toEqual([1, 1]);
    expect([...new Set(products.flatMap((product) => Object.keys(product)))].sort()).toEqual([
      'body',
      'category_kind',
      'cooling_kw',
      'cooling_tr',
      'id',
      'model',
      'offer_price',
      'pictures',
      'regular_price',
      'size',
      'title',
      'type',
      'wind_free',
    ]);
  });

  it('contains each product once, as its structured data is generated from the cards', async () => {
    const { data, products } = await load();
    const meta = await headOf('/products/outdoor');
    for (const { id, title } of products) {
      expect(JSON.stringify(data).split(JSON.stringify(title))).toHaveLength(2);
      const item = { name: title, url: `http://site.example/products/${id}` };
      expect(meta).toContainEqual({
        'script:ld+json': expect.objectContaining({
          itemListElement: expect.arrayContaining([expect.objectContaining(item)]),
        }),
      });
    }
  });
});

describe('the metadata of a list', () => {
  it('marks the plain list as canonical', async () => {
    const meta = await headOf('/products/outdoor');
    expect(meta).toContainEqual(canonical('/products/outdoor'));
    expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
  });

  it('refers to the plain list, and forbids indexing of several filters', async () => {
    const one = await headOf('/products/outdoor?refrigerant=R410A&sort=offer_price');
    expect(one).toContainEqual(canonical('/products/outdoor'));
    expect(one).not.toContainEqual(NOINDEX);
    const two = await headOf('/products/outdoor?refrigerant=R410A&tr_min=7');
    expect(two).toContainEqual(canonical('/products/outdoor'));
    expect(two).toContainEqual(NOINDEX);
  });

  it('forbids indexing of search results', async () => {
    const { page } = await open('/search?q=1.5+ton');
    const meta = search.meta({ loaderData: page, matches } as never);
    expect(meta).toContainEqual(NOINDEX);
    expect(meta).toContainEqual({ title: 'Results for “1.5 ton” | Cool Example' });
  });
});

describe('a search', () => {
  const meaning = (suggestions: object): CallApi => {
    const none = { products: [], categories: [], pages: [], left_out: [], corrected: [] };
    return (request, visitor) =>
      new URL(request.url).pathname.endsWith('/suggest')
        ? Promise.resolve(Response.json({ data: { ...none, ...suggestions } }))
        : api(request, visitor);
  };
  const listFor = async (path: string, suggestions: object) =>
    ((await open(path, meaning(suggestions))).page as unknown as { loaded: ProductListPage })
      .loaded;

  it('asks for a type of unit if the words are vague', async () => {
    expect(await listFor('/search?q=ac', { vague: true })).toMatchObject({
      products: [],
      total: 0,
      facets: null,
      nothing: { heading: 'Which type of unit?', text: expect.stringContaining('“ac”') },
    });
    const narrowed = await listFor('/search?q=ac&type=Outdoor+Unit', { vague: true });
    expect(narrowed.nothing).toBeNull();
    expect(narrowed.products.length).toBeGreaterThan(0);
  });

  it('names the words without any result, with any filter', async () => {
    for (const path of ['/search?q=zzz+qqq', '/search?q=zzz+qqq&tr_min=2']) {
      const { nothing } = await listFor(path, { q: '', left_out: ['zzz', 'qqq'] });
      expect(nothing?.text).toContain('We found nothing for “zzz” or “qqq”.');
    }
  });

  it('shows the families if it has no words', async () => {
    expect((await open('/products?q=+')).page).toMatchObject({ kind: 'families' });
  });

  it('sorts by relevance unless a sort order is chosen', async () => {
    expect((await open('/search?q=1.5+ton')).asked).toEqual({
      q: '1.5 ton',
      page: '1',
      pageSize: '24',
    });
    expect((await open('/search?q=ton&sort=cooling_tr')).asked).toMatchObject({
      sort: 'cooling_tr',
    });
  });
});
