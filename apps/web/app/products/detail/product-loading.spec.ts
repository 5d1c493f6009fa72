/** @jest-environment node */
import type { CatalogueProduct, Category } from '@shishir/contract';
import type { CallApi } from '../../api/api-client';
import { noApi, openedPage, refusal } from '../../api/testing';
import { catalogueApi } from '../../testing/catalogue-api.fixture';
import * as key from '../product-key.route';
import * as vrfRedirect from '../vrf-redirect.route';
import {
  cassette45,
  categories,
  chiller18,
  outdoor24,
  outdoor8,
  rows,
} from '../../testing/catalogue-rows.fixture';

const matches = [{ id: 'shell', loaderData: { siteName: 'Cool Example' } }];

/** What the page at an address answers: status, target of a redirect, data of its loader. */
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

describe('the old address of VRF', () => {
  const visit = (data: Category[]) =>
    vrfRedirect.loader(openedPage('/product/vrf', () => Promise.resolve(Response.json({ data }))));

  it('leads to the outdoor units, whatever their address is', async () => {
    const renamed = categories.map((row) => ({ ...row, path: `/products/renamed-${row.id}` }));
    const { status, headers } = await visit(renamed);
    expect([status, headers.get('location')]).toEqual([301, '/products/renamed-1']);
  });

  it('leads to the catalogue while there are none', async () => {
    const { status, headers } = await visit([]);
    expect([status, headers.get('location')]).toEqual([302, '/products']);
  });
});

describe('/products/:key', () => {
  it('takes digits for a product and anything else for a category', async () => {
    expect(await open('/products/15')).toMatchObject({
      status: 200,
      page: { kind: 'product', product: { title: '360 Cassette 4.5 kW' } },
    });
    expect(await open('/products/outdoor')).toMatchObject({
      status: 200,
      page: { kind: 'category', page: { heading: 'Outdoor Unit Products', total: 2 } },
    });
  });

  it('sends other names of a category to its slug, with the requested sort order', async () => {
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
    'knows no product at %s',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 404, page: { kind: 'no-product' } });
    },
  );

  it('tells an unknown category from an empty one', async () => {
    expect(await open('/products/no-such')).toMatchObject({
      status: 404,
      page: { kind: 'no-category', meta: { robots: 'noindex' } },
    });
    expect(await open('/products/dehumidifier')).toMatchObject({
      status: 200,
      page: { kind: 'category', page: { products: [], total: 0 } },
    });
  });

  it('fails as a load that can be tried again, whatever the API says', async () => {
    const failed = { status: 503, retryAfter: '5' };
    for (const path of ['/products', '/products/outdoor', '/products/15']) {
      expect(await open(path, noApi)).toEqual(failed);
      expect(await open(path, () => Promise.resolve(refusal(500, 'No')))).toEqual(failed);
    }
  });

  it('passes on no field of the staff record, even where the API gave it', async () => {
    const record = { ime: 'SN-1', customer_name: 'R. Uddin', customer_number: '01', bill: 900 };
    const leaky = catalogueApi(rows.map((row) => ({ ...row, ...record, status: 'pending' })));
    for (const path of ['/products', '/products/outdoor', '/products/15']) {
      const { page } = await open(path, leaky);
      expect(page).toBeDefined();
      expect(JSON.stringify(page)).not.toMatch(/SN-1|Uddin|customer|"bill"|"status"/);
    }
  });

  it('lists every size of the category, with the features and the way to the product', async () => {
    const { page } = await open('/products/1');
    expect(page).toMatchObject({
      sizes: [
        { id: 1, model: 'AM224DXVGGH', cooling_tr: 6.37 },
        { id: 9, model: 'AM672DXVGGH', cooling_tr: 19.11 },
      ],
      features: { title: expect.any(String) },
      crumbs: [
        { path: '/' },
        { path: '/products' },
        { title: 'Outdoor Unit', path: '/products/outdoor' },
        { title: '6.37 TR' },
      ],
    });
    expect(await open('/products/65')).toMatchObject({ page: { features: null } });
  });

  it('shows no compressor of an indoor unit, and of a ventilator no mode and no refrigerant', async () => {
    const fan = { ...cassette45, id: 61, category_kind: 'ventilation' as const };
    const callApi = catalogueApi([cassette45, outdoor8, fan]);
    const productOf = async (path: string) =>
      (await open(path, callApi)) as { page: { product: CatalogueProduct } };
    expect((await productOf('/products/15')).page.product).toMatchObject({
      ...{ inverter_type: null, wind_free: 'Wind-free', refrigerant: 'R410A' },
    });
    expect((await productOf('/products/61')).page.product).toMatchObject({
      ...{ inverter_type: null, wind_free: null, refrigerant: null },
    });
    expect((await productOf('/products/1')).page.product.inverter_type).toBe('Inverter');
  });

  it('has the sizes beside it as similar models where no other category has some', async () => {
    expect(await open('/products/1')).toMatchObject({
      page: { similar: [{ title: outdoor24.title }] },
    });
  });

  it('describes itself for search engines and previews', async () => {
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

  it('shows pages of 24, counted over all of them', async () => {
    const { status, page } = await open('/products?page=3', many);
    expect(status).toBe(200);
    expect(page).toMatchObject({ page: { total: 71, pages: 3, list: { page: 3 } } });
    expect(first(page)).toHaveLength(23);
    expect(first(page)[0]?.id).toBe(49);
  });

  it('takes anything but a page for the first, and has none behind the last', async () => {
    expect(await open('/products?page=x', many)).toMatchObject({
      page: { page: { list: { page: 1 } } },
    });
    expect(await open('/products?page=-2', many)).toMatchObject({
      page: { page: { list: { page: 1 } } },
    });
    expect(await open('/products?page=4', many)).toMatchObject({ status: 404 });
  });

  it('asks the API for the order in the address, and for none that it does not know', async () => {
    const asked: (string | null)[] = [];
    const spy: CallApi = (request, visitor) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/products')) asked.push(searchParams.get('sort'));
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
      href: 'http://site.example/products?page=2',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'prev',
      href: 'http://site.example/products',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'next',
      href: 'http://site.example/products?page=3',
    });
  });
});
