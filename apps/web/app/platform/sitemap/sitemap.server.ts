import { CATEGORY_GROUPS, isIndexed, SITE_PAGES, totalOf } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import type { ApiClient } from '../api/api-client';
import { loadResponse } from '../api/load-response.server';

const API_PAGE = 100;
/** Products per sitemap, well below the limit of 50,000 addresses. */
const PRODUCTS_PER_MAP = 2_000;

/** False while the site is being set up, when search engines must not find any page. */
export async function isSetUp(api: ApiClient): Promise<boolean> {
  const response = await api.company.get().catch(() => null);
  return response?.status !== 200 || response.body.data.ready;
}

/** The number of sitemaps that the products need. */
export async function productMaps(api: ApiClient): Promise<number> {
  const response = await loadResponse(api.products.list({ query: { page: 1, pageSize: 1 } }));
  return Math.ceil((response ? totalOf(response.headers) : 0) / PRODUCTS_PER_MAP);
}

/** A page of the site: its path, and the time of its last change as ISO text if known. */
interface SitemapPage {
  path: string;
  changed?: string;
}

/**
 * Pages whose addresses come from the database, except those of products. A domain with such pages adds a function
 * here; a fixed page needs a line in SITE_PAGES only.
 */
const PAGE_SOURCES: ((api: ApiClient) => Promise<SitemapPage[]>)[] = [categoryPages, postPages];

/** The fixed pages and those of each source. */
export async function pageEntries(api: ApiClient, publicUrl: string): Promise<SitemapEntry[]> {
  const sources = await Promise.all(PAGE_SOURCES.map((pagesOf) => pagesOf(api)));
  const fixed = SITE_PAGES.filter(isIndexed).map((path) => ({ path }));
  return [...fixed, ...sources.flat()].map(({ path, changed }: SitemapPage) => ({
    url: publicUrl + path,
    changed,
  }));
}

/** The groups of categories and the categories. */
async function categoryPages(api: ApiClient): Promise<SitemapPage[]> {
  const response = await loadResponse(api.categories.list({ query: {} }));
  const rows = response?.body.data ?? [];
  // The list of a group with one category would repeat that of the category.
  const groups = CATEGORY_GROUPS.filter(
    (name) => rows.filter(({ group }) => group === name).length > 1,
  );
  return [
    ...groups.map((group) => ({ path: `/products/${group}` })),
    ...rows.map(({ slug, updated_at }) => ({
      path: `/products/${encodeURIComponent(slug)}`,
      changed: updated_at,
    })),
  ];
}

async function postPages(api: ApiClient): Promise<SitemapPage[]> {
  const response = await loadResponse(api.posts.list({ query: {} }));
  const rows = response?.body.data ?? [];
  return rows.map(({ id, updated_at }) => ({ path: `/blog/${id}`, changed: updated_at }));
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
    const products = (await loadResponse(api.products.list({ query })))?.body ?? [];
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

/** One address in a sitemap. */
interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** The time of the last change as ISO text, if known. */
  changed?: string;
  /** Absolute addresses of the pictures on it. */
  pictures?: string[];
}

/** Renders an XML sitemap with pictures (sitemaps.org 0.9, Google's image extension 1.1). */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changed, pictures = [] }) =>
      `<url>${tag('loc', url)}${changed ? tag('lastmod', changed) : ''}` +
      pictures.map((src) => `<image:image>${tag('image:loc', src)}</image:image>`).join('') +
      '</url>',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`
  );
}

/** Renders the index of the sitemaps of a large catalogue. */
export function sitemapIndexXml(addresses: string[]): string {
  const maps = addresses.map((address) => `<sitemap>${tag('loc', address)}</sitemap>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const tag = (name: string, text: string) =>
  `<${name}>${text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)}</${name}>`;

export const xmlFile = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
