import { totalOf } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import type { ApiClient } from '../api/api-client';
import { SHELF } from '../products/list/list-address';
import { loadAnswer } from '../units/load-response.server';
import type { SitemapEntry } from './sitemap-xml';

/** Pages that no row of the database stands for. */
const PAGES = ['/', '/products', `/products/${SHELF.slug}`, '/about-us', '/contact-us'];
const API_PAGE = 100;
/** Products in one sitemap: well below the 50,000 addresses that one may have. */
export const PRODUCTS_PER_MAP = 2_000;

/** How many sitemaps the products need. */
export async function productMaps(api: ApiClient): Promise<number> {
  const answer = await loadAnswer(api.products.list({ query: { page: 1, pageSize: 1 } }));
  return Math.ceil((answer ? totalOf(answer.headers) : 0) / PRODUCTS_PER_MAP);
}

/** The fixed pages and the categories. */
export async function pageEntries(api: ApiClient, publicUrl: string): Promise<SitemapEntry[]> {
  const answer = await loadAnswer(api.categories.list({ query: {} }));
  const categories = (answer?.body.data ?? []).map(({ slug, updated_at }) => ({
    url: `${publicUrl}/products/${encodeURIComponent(slug)}`,
    changed: updated_at,
  }));
  return [...PAGES.map((path) => ({ url: publicUrl + path })), ...categories];
}

/** The products of one sitemap, from 1. */
export async function productEntries(
  api: ApiClient,
  publicUrl: string,
  map: number,
): Promise<SitemapEntry[]> {
  const perMap = PRODUCTS_PER_MAP / API_PAGE;
  const entries: SitemapEntry[] = [];
  for (let page = (map - 1) * perMap + 1; page <= map * perMap; page += 1) {
    const query = { page, pageSize: API_PAGE, sort: 'id' } as const;
    const products = (await loadAnswer(api.products.list({ query })))?.body ?? [];
    for (const { id, updated_at, pictures } of products) {
      entries.push({
        url: `${publicUrl}/products/${id}`,
        changed: updated_at,
        pictures: pictures.map(
          ({ key, width }) => publicUrl + pictureUrl(key, pictureWidths(width).at(-1)!, 'webp'),
        ),
      });
    }
    if (products.length < API_PAGE) break;
  }
  return entries;
}
