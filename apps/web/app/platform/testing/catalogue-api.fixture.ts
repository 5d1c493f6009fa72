import {
  type CatalogueProduct,
  COLUMN_FILTERS,
  type ColumnFilter,
  eachColumnFilter,
  type ProductFacets,
} from '@shishir/contract';
import type { CallApi } from '../api/api-client';
import { errorResponse } from '../api/testing';
import { categories, company, rows } from './catalogue-rows.fixture';
import { sections } from './sections.fixture';

/** Responses for the domains of other pages, whatever the query. */
const CONTENT: Record<string, unknown> = {
  posts: [{ id: 7, updated_at: '2026-11-21T04:00:00.000Z' }],
  openings: [],
  menu: [],
  gallery: [],
  industries: [],
  'vrf-project': [],
  'contact-message': {
    reply_working_days: 1,
    keep_application_days: 180,
    keep_quarantine_days: 30,
    keep_address_days: 90,
  },
};

/** Replaces the network: responds like the API, from these rows. */
export function catalogueApi(products: CatalogueProduct[] = rows): CallApi {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [domain, key, part] = pathname.replace('/api/v1/', '').split('/').map(decodeURIComponent);
    if (domain === 'sections') {
      const page = searchParams.get('page_key');
      const data = sections.filter(({ page_key }) => page_key === page);
      return Promise.resolve(Response.json({ data }));
    }
    if (domain === 'company') return Promise.resolve(Response.json({ data: company }));
    if (domain && domain in CONTENT)
      return Promise.resolve(Response.json({ data: CONTENT[domain] }));
    if (domain === 'categories') return Promise.resolve(categoryAnswer(key ?? ''));
    if (key === 'facets') return Promise.resolve(Response.json({ data: facetsOf(products) }));
    if (key === 'capacities') return Promise.resolve(capacitiesAnswer(products));
    if (key === 'listed') return Promise.resolve(listAnswer(products, searchParams));
    if (part === 'sizes') return Promise.resolve(sizesAnswer(products, Number(key)));
    if (key !== undefined) return Promise.resolve(productAnswer(products, Number(key)));
    return Promise.resolve(listAnswer(products, searchParams));
  };
}

function categoryAnswer(key: string): Response {
  const data = categories.find(({ slug, title }) =>
    [slug, title.toLowerCase()].includes(key.toLowerCase()),
  );
  if (key === '') return Response.json({ data: categories });
  return data ? Response.json({ data }) : errorResponse(404, 'Category not found');
}

function productAnswer(products: CatalogueProduct[], id: number): Response {
  const product = products.find((row) => row.id === id);
  return product ? Response.json(product) : errorResponse(404, 'Product not found');
}

function sizesAnswer(products: CatalogueProduct[], id: number): Response {
  const own = products.find((row) => row.id === id)?.category_slug;
  if (!own) return errorResponse(404, 'Product not found');
  const data = products
    .filter(({ category_slug }) => category_slug === own)
    .map(({ id, model, cooling_tr, cooling_kw, horsepower }) => ({
      ...{ id, model, cooling_tr, cooling_kw, horsepower },
    }));
  return Response.json({ data }, { headers: { 'x-total-count': String(data.length) } });
}

function capacitiesAnswer(products: CatalogueProduct[]): Response {
  const data = categories.map(({ id }) => ({
    category_id: id,
    capacities: products
      .filter(({ category_id }) => category_id === id)
      .flatMap(({ cooling_tr }) => (cooling_tr === null ? [] : [{ tr: cooling_tr, count: 1 }])),
  }));
  return Response.json({ data });
}

function listAnswer(products: CatalogueProduct[], query: URLSearchParams): Response {
  const asked = query.get('category')?.split(',');
  const ids = query.get('ids')?.split(',').map(Number);
  const type = query.get('type');
  const found = products
    .filter((row) => type === null || row.type === type)
    .filter((row) => asked?.includes(row.category_slug) ?? true)
    .filter((row) => ids?.includes(row.id) ?? true);
  const size = Number(query.get('pageSize') ?? 500);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return Response.json(found.slice(from, from + size), {
    headers: { 'x-total-count': String(found.length) },
  });
}

/** Counts over these products, without a filter. */
export function facetsOf(products: CatalogueProduct[]): ProductFacets {
  const count = (is: (product: CatalogueProduct) => boolean) => products.filter(is).length;
  const ends = (figures: number[]) =>
    figures.length > 0 ? { min: Math.min(...figures), max: Math.max(...figures) } : null;
  return {
    total: products.length,
    category: categories.map(({ slug, title }) => ({
      value: slug,
      title,
      count: count(({ category_slug }) => category_slug === slug),
    })),
    ...(eachColumnFilter((column) =>
      COLUMN_FILTERS[column].map((value) => ({
        value,
        count: count((product) => product[column] === value),
      })),
    ) as Pick<ProductFacets, ColumnFilter>),
    wind_free: (['true', 'false'] as const).map((value) => ({
      value,
      count: count(({ wind_free }) => (wind_free === 'Wind-free') === (value === 'true')),
    })),
    tr: ends(products.flatMap(({ cooling_tr }) => cooling_tr ?? [])),
    price: ends(products.flatMap(({ offer_price }) => offer_price ?? [])),
    flow: null,
  };
}
