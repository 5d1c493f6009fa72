import { CATEGORY_GROUPS, isIndexed, SITE_PAGES, totalOf } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import { alternatesOf } from '../locale/site-path';
import type { ApiClient } from '../api/api-client';
import { escapeXml, xmlTag } from '../api/xml';
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
  const response = await loadResponse(api.products.listed({ query: { page: 1, pageSize: 1 } }));
  return Math.ceil((response ? totalOf(response.headers) : 0) / PRODUCTS_PER_MAP);
}

/** A page of the site: its path, and the time of its last change as ISO text if known. */
interface SitemapPage {
  path: string;
  changed?: string;
  /** False for a record that is English only. */
  translated?: boolean;
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
  return [...fixed, ...sources.flat()].flatMap(({ path, changed, translated }: SitemapPage) =>
    translated === false
      ? [{ url: publicUrl + path, changed }]
      : inEachLanguage(path, publicUrl, { changed }),
  );
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
  const list = (query: { readable_in?: 'bn' }) => loadResponse(api.posts.list({ query }));
  const [all, inBangla] = await Promise.all([list({}), list({ readable_in: 'bn' })]);
  const translated = new Set(inBangla?.body.data.map(({ id }) => id));
  return (all?.body.data ?? []).map(({ id, updated_at }) => ({
    path: `/blog/${id}`,
    changed: updated_at,
    translated: translated.has(id),
  }));
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
      const rest = {
        changed: updated_at,
        pictures: pictures.map(
          ({ key, width }) => publicUrl + pictureUrl(key, pictureWidths(width).at(-1)!, 'webp'),
        ),
      };
      entries.push(...inEachLanguage(`/products/${id}`, publicUrl, rest));
    }
    if (products.length < API_PAGE) break;
  }
  return entries;
}

/** Returns the entries of a page: one for each language that it is translated to. */
function inEachLanguage(
  path: string,
  publicUrl: string,
  rest: Pick<SitemapEntry, 'changed' | 'pictures'>,
): SitemapEntry[] {
  const alternates = alternatesOf(path).map(({ lang, path: at }) => ({
    lang,
    url: publicUrl + at,
  }));
  const urls = new Set([publicUrl + path, ...alternates.map(({ url }) => url)]);
  return [...urls].map((url) => ({ url, alternates, ...rest }));
}

/** One address in a sitemap. */
interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** The same page in each language, by `hreflang`. */
  alternates?: { lang: string; url: string }[];
  /** The time of the last change as ISO text, if known. */
  changed?: string;
  /** Absolute addresses of the pictures on it. */
  pictures?: string[];
}

/** Renders an XML sitemap with pictures and languages (sitemaps.org 0.9, Google's image extension 1.1). */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changed, alternates = [], pictures = [] }) =>
      `<url>${xmlTag('loc', url)}${changed ? xmlTag('lastmod', changed) : ''}` +
      alternates.map(alternateLink).join('') +
      pictures.map((src) => `<image:image>${xmlTag('image:loc', src)}</image:image>`).join('') +
      '</url>',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  );
}

/** Renders the index of the sitemaps of a large catalogue. */
export function sitemapIndexXml(addresses: string[]): string {
  const maps = addresses.map((address) => `<sitemap>${xmlTag('loc', address)}</sitemap>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
  );
}

const alternateLink = ({ lang, url }: { lang: string; url: string }) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(url)}"/>`;

export const xmlFile = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
