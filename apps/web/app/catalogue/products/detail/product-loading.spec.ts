/** @jest-environment node */
import { type Category, COMMERCIAL_COLUMNS, type Commercial } from '@shishir/contract';
import type { CallApi } from '../../../platform/api/api-client';
import { noApi, openedPage, errorResponse } from '../../../platform/api/testing';
import { catalogueApi } from '../../../platform/testing/catalogue-api.fixture';
import * as key from '../product-key.route';
import type { ProductParts } from './product-parts.server';
import * as vrfRedirect from '../vrf-redirect.route';
import {
  cassette128,
  cassette45,
  categories,
  chiller18,
  outdoor24,
  outdoor8,
  rows,
} from '../../../platform/testing/catalogue-rows.fixture';

const matches = [{ id: 'shell', loaderData: { siteName: 'Cool Example' } }];

/** Loads an address; returns its status, the target of a redirect, and the data. */
async function open(path: string, callApi: CallApi = catalogueApi()) {
  const { pathname } = new URL(path, 'http://site.example');
  const args = openedPage(path, callApi);
  const [, , last] = pathname.split('/');
  const params = last ? { key: decodeURIComponent(last) } : {};
  try {
    const { data, init } = await key.loader({ ...args, params });
    return { status: init?.status ?? 200, page: data };
  } catch (thrown) {
    if (thrown instanceof Response) {
      return { status: thrown.status, location: thrown.headers.get('location') };
    }
    const { init } = thrown as { init: ResponseInit };
    return { status: init.status, retryAfter: new Headers(init.headers).get('retry-after') };
  }
}

/** Returns the HTML of a product's page. */
async function partsOf(path: string, callApi?: CallApi) {
  const { page } = (await open(path, callApi)) as unknown as { page: { parts: ProductParts } };
  return page.parts;
}

const EMPTY_COMMERCIAL = Object.fromEntries(
  COMMERCIAL_COLUMNS.map((column) => [column, null]),
) as unknown as Commercial;

describe('the old address of VRF', () => {
  const visit = (data: Category[]) =>
    vrfRedirect.loader(openedPage('/product/vrf', () => Promise.resolve(Response.json({ data }))));

  it('redirects to the outdoor units at their current address', async () => {
    const renamed = categories.map((row) => ({ ...row, path: `/products/renamed-${row.id}` }));
    const { status, headers } = await visit(renamed);
    expect([status, headers.get('location')]).toEqual([301, '/products/renamed-1']);
  });

  it('redirects to the catalogue if there are no outdoor units', async () => {
    const { status, headers } = await visit([]);
    expect([status, headers.get('location')]).toEqual([302, '/products']);
  });
});

describe('/products/:key', () => {
  it('treats digits as a product id and anything else as a category', async () => {
    expect(await open('/products/15')).toMatchObject({
      status: 200,
      page: { kind: 'product', product: { title: '360 Cassette 4.5 kW' } },
    });
    expect(await open('/products/outdoor')).toMatchObject({
      status: 200,
      page: { kind: 'category', page: { heading: 'Outdoor Unit Products', total: 2 } },
    });
  });

  it('redirects other names of a category to its slug and keeps the sort order', async () => {
    expect(await open('/products/OUTDOOR?sort=cooling_tr')).toEqual({
      status: 301,
      location: '/products/outdoor?sort=cooling_tr',
    });
    expect(await open('/products/360%20Cassette')).toMatchObject({
      status: 301,
      location: '/products/360_cassette',
    });
    expect(await open('/products/0015')).toMatchObject({ status: 301, location: '/products/15' });
  });

  it.each(['/products/99999', '/products/0', '/products/12345678901234567890'])(
    'returns 404 for %s',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 404, page: { kind: 'no-product' } });
    },
  );

  it('distinguishes an unknown category from an empty one', async () => {
    expect(await open('/products/no-such')).toMatchObject({
      status: 404,
      page: { kind: 'no-category', meta: { robots: 'noindex' } },
    });
    expect(await open('/products/dehumidifier')).toMatchObject({
      status: 200,
      page: { kind: 'category', page: { products: [], total: 0 } },
    });
  });

  it('fails with a retryable status for any API error', async () => {
    const failed = { status: 503, retryAfter: '5' };
    for (const path of ['/products', '/products/outdoor', '/products/15']) {
      expect(await open(path, noApi)).toEqual(failed);
      expect(await open(path, () => Promise.resolve(errorResponse(500, 'No')))).toEqual(failed);
    }
  });

  it('omits staff fields that the API returns', async () => {
    const record = { ime: 'SN-1', customer_name: 'R. Uddin', customer_number: '01', bill: 900 };
    const leaky = catalogueApi(rows.map((row) => ({ ...row, ...record, status: 'pending' })));
    for (const path of ['/products', '/products/outdoor', '/products/15']) {
      const { page } = await open(path, leaky);
      expect(page).toBeDefined();
      expect(JSON.stringify(page)).not.toMatch(/SN-1|Uddin|customer|"bill"|"status"/);
    }
  });

  it('lists all sizes of the category, the features and the breadcrumb', async () => {
    const { page } = await open('/products/1');
    expect(page).toMatchObject({
      sizes: [
        { id: 1, model: 'AM224DXVGGH', value: '6.37' },
        { id: 9, model: 'AM672DXVGGH', value: '19.11' },
      ],
      parts: { more: expect.stringContaining('aria-labelledby="features"') },
      crumbs: [
        { path: '/' },
        { path: '/products' },
        { title: 'Outdoor Unit', path: '/products/outdoor' },
        { title: '8 HP' },
      ],
    });
    const chiller = await partsOf('/products/65');
    expect(chiller.more).toContain('Cold water for a whole building');
    expect(chiller.more).toContain('Air-cooled chiller');
  });

  it('hides the compressor of indoor units, and mode and refrigerant of ventilators', async () => {
    const fan = { ...cassette45, id: 61, category_kind: 'ventilation' as const };
    const callApi = catalogueApi([cassette45, outdoor8, fan]);
    const cassette = await partsOf('/products/15', callApi);
    expect(cassette.head).toContain('Wind-free');
    expect(cassette.head).toContain('R410A');
    expect(cassette.head).not.toContain('Inverter');
    expect(cassette.more).toContain('In the outdoor unit');
    const ventilator = JSON.stringify(await partsOf('/products/61', callApi));
    expect(ventilator).not.toMatch(/R410A|Inverter|<span[^>]*>Wind-free/);
    expect((await partsOf('/products/1', callApi)).head).toContain('Inverter');
  });

  it('hides the fan input of the old catalogue, and names capacities by their nominal class', async () => {
    const cassette = await partsOf('/products/15');
    expect(cassette.service).not.toMatch(/>47 |Power input/);
    expect(cassette.service).toContain('1.3 <small>Ton');
    const known = { ...cassette45, power_input_w: 52 };
    expect((await partsOf('/products/15', catalogueApi([known]))).service).toContain('52');
    expect((await partsOf('/products/65')).service).toContain('18.5 <small>Ton');
  });

  it('sizes ventilators by air flow', async () => {
    const fan = (id: number, title: string, air_flow_high_cfm: number | null) => ({
      ...{ ...cassette45, id, title, air_flow_high_cfm },
      ...{ category_kind: 'ventilation' as const, category_id: 9, category_slug: 'ventilation' },
    });
    const fans = [fan(71, 'ERV 500', 294), fan(72, 'ERV 1000 CMH', null), fan(73, 'ERV', 147)];
    const callApi = catalogueApi(fans);
    expect(await open('/products/71', callApi)).toMatchObject({
      page: {
        product: { capacity: '500 m³/h' },
        sizes: [
          { id: 73, value: '250' },
          { id: 71, value: '500' },
          { id: 72, value: '1,000' },
        ],
        crumbs: expect.arrayContaining([{ title: '500 m³/h' }]),
      },
    });
    const { price, service, more } = await partsOf('/products/71', callApi);
    expect(`${service}${more}`).not.toMatch(/Ton\b|1\.28|BTU/);
    expect(price).toContain('Fresh air, not cooling.');
    expect(service).toContain('500 <small>m³/h');
    expect(more).toContain('Cooling recovered at 35/28, 24/50');
    expect(more).toContain('about 3.8 kW: outdoors 35 °C');
    expect(more).toContain('1,000 m³/h, larger');
    expect(more).toContain('250 m³/h, smaller');
  });

  it('shows the next sizes with price differences, and similar units of other kinds', async () => {
    const slim = {
      ...cassette45,
      id: 41,
      title: 'Slim Duct 4.5 kW',
      category: 'Slim Duct',
      category_slug: 'slim-duct',
      category_id: 7,
      category_kind: 'slim_duct' as const,
      offer_price: 31_000,
    };
    const callApi = catalogueApi([...rows, slim]);
    const { more } = await partsOf('/products/15', callApi);
    expect(more).toContain(cassette128.title);
    expect(more).toContain('3.6 ton (3.64 TR), 12.8 kW, larger');
    expect(more).toContain('৳36,500 more');
    expect(more).toContain('This is the smallest size.');
    expect(more).toContain('Other 4.5 kW units');
    expect(more).toContain('৳30,500 less');
  });

  it('adds up an example system that does not exceed the outdoor capacity', async () => {
    const { more } = await partsOf('/products/1');
    expect(more).toContain('Example: ');
    const indoor = await partsOf('/products/15');
    // Six of 4.5 kW need more than the 22.4 kW of the small one.
    expect(indoor.more).toContain(outdoor24.title);
    expect(indoor.more).toContain('৳13,89,500');
  });

  it('shows commercial facts, and only the successor of a discontinued product', async () => {
    const commercial = {
      ...EMPTY_COMMERCIAL,
      price_basis: 'per indoor unit, without panel and VAT',
      price_excludes: 'Panel, outdoor unit, VAT',
      availability: 'on order' as const,
      lead_weeks_min: 6,
      lead_weeks_max: 8,
      installation_from: 8000,
      installation_note: 'per indoor unit',
      warranty: '1 year on parts from handover.',
      warranty_terms: 'On all parts.',
      warranty_since: '2026-01-01',
    };
    const sold = await partsOf('/products/15', catalogueApi([{ ...cassette45, commercial }]));
    for (const fact of [
      'per indoor unit, without panel and VAT',
      'Panel PC6EUSMAN, outdoor unit, VAT',
      ', about 6 to 8 weeks',
      'From ৳8,000 per indoor unit',
      'These terms apply from 1 Jan 2026.',
    ]) {
      expect(sold.price + sold.service + sold.terms).toContain(fact);
    }
    const { id, title, model, brand, cooling_kw, cooling_tr, regular_price, offer_price } =
      cassette128;
    const successor = {
      ...{ id, title, model, brand, cooling_kw, cooling_tr, regular_price, offer_price },
      picture: null,
    };
    const gone = { ...cassette45, commercial, discontinued: true, successor };
    const page = await open('/products/15', catalogueApi([gone, cassette128]));
    expect(page).toMatchObject({
      status: 200,
      page: {
        product: { discontinued: true, successor: { id, title } },
        parts: { head: expect.stringContaining('Discontinued.') },
      },
    });
    const parts = await partsOf('/products/15', catalogueApi([gone, cassette128]));
    expect(parts.head).toContain(`href="/products/${id}"`);
    expect(parts.price).not.toMatch(/৳|weeks/);
  });

  it('has metadata for search engines and previews', async () => {
    expect(await open('/products/1')).toMatchObject({
      page: {
        meta: {
          title: outdoor8.title,
          path: '/products/1',
          description:
            'VRF Outdoor Unit 8 HP, model AM224DXVGGH: 6.37 Ton, 22.4 kW, Inverter, R410A, ৳3,29,000.',
          image: '/storage/products/round-below/960.webp',
          jsonLd: { '@type': 'Product' },
        },
      },
    });
    const { page } = await open(`/products/${chiller18.id}`);
    expect(JSON.stringify(page)).toContain('price on request');
    expect(JSON.stringify(page)).not.toContain('"Offer"');
    const category = await open('/products/360_cassette');
    const description = '360 Cassette products. 2 models, 1.28 to 3.64 TR, from ৳61,500.';
    expect(category).toMatchObject({ page: { meta: { description } } });
    const tags = key.meta({ loaderData: category.page, matches } as never) as object[];
    expect(
      tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : [])),
    ).toMatchObject([{ '@type': 'ItemList', itemListElement: [{ name: cassette45.title }, {}] }]);
  });
});

describe('/products', () => {
  const many = catalogueApi(
    Array.from({ length: 71 }, (_, index) => ({ ...cassette45, id: index + 1 })),
  );
  const first = (page: unknown) => (page as { page: { products: { id: number }[] } }).page.products;

  it('shows pages of 24 products with the total count', async () => {
    const { status, page } = await open('/products?page=3', many);
    expect(status).toBe(200);
    expect(page).toMatchObject({ page: { total: 71, pages: 3, list: { page: 3 } } });
    expect(first(page)).toHaveLength(23);
    expect(first(page)[0]?.id).toBe(49);
  });

  it('treats an invalid page as the first and returns 404 after the last', async () => {
    expect(await open('/products?page=x', many)).toMatchObject({
      page: { page: { list: { page: 1 } } },
    });
    expect(await open('/products?page=-2', many)).toMatchObject({
      page: { page: { list: { page: 1 } } },
    });
    expect(await open('/products?page=4', many)).toMatchObject({ status: 404 });
  });

  it('requests the sort order of the address and ignores unknown ones', async () => {
    const asked: (string | null)[] = [];
    const spy: CallApi = (request, visitor) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/products/listed')) asked.push(searchParams.get('sort'));
      return many(request, visitor);
    };
    await open('/products?sort=-offer_price', spy);
    await open('/products?sort=id;drop', spy);
    expect(asked).toEqual(['-offer_price', 'position']);
  });

  it('links the previous and the next page in its meta tags', async () => {
    const { page } = await open('/products?page=2', many);
    const meta = key.meta({ loaderData: page, matches } as never);
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'http://site.example/products?view=all&page=2',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'prev',
      href: 'http://site.example/products?view=all',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'next',
      href: 'http://site.example/products?view=all&page=3',
    });
  });
});
