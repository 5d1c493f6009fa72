import type { CatalogueProduct } from '@shishir/contract';
import type { CallApi } from '../api/api-client';
import { refusal } from '../api/testing';
import { categories, rows } from './rows.fixture';

/** Where the network begins: answers as the API does, from these rows. */
export function catalogueApi(products: CatalogueProduct[] = rows): CallApi {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [domain, key] = pathname.replace('/api/v1/', '').split('/').map(decodeURIComponent);
    if (domain === 'categories') return Promise.resolve(categoryAnswer(key ?? ''));
    if (key !== undefined) return Promise.resolve(productAnswer(products, Number(key)));
    return Promise.resolve(listAnswer(products, searchParams));
  };
}

function categoryAnswer(key: string): Response {
  const data = categories.find(({ slug, title }) =>
    [slug, title.toLowerCase()].includes(key.toLowerCase()),
  );
  return data ? Response.json({ data }) : refusal(404, 'Category not found');
}

function productAnswer(products: CatalogueProduct[], id: number): Response {
  const product = products.find((row) => row.id === id);
  return product ? Response.json(product) : refusal(404, 'Product not found');
}

function listAnswer(products: CatalogueProduct[], query: URLSearchParams): Response {
  const category = query.get('category');
  const found = products.filter((row) => category === null || row.category_slug === category);
  const size = Number(query.get('pageSize') ?? 500);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return Response.json(found.slice(from, from + size), {
    headers: { 'x-total-count': String(found.length) },
  });
}
