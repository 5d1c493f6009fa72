import type { Page } from '@playwright/test';
import { httpRequest, type HttpResponse } from './api';
import type { Product } from './product';

/** A page of the public site, as the server sends it. */
export interface SitePage {
  path: string;
  status: number;
  html: string;
  facts: Facts;
}

/** Parts of a page's source that search engines, link checks and previews read. */
export interface Facts {
  lang: string;
  title: string;
  /** Contents of the meta tags by name or property, such as `description` and `og:image`. */
  meta: Record<string, string>;
  canonical: string[];
  /** Languages and addresses of the same page. */
  alternates: [lang: string, url: string][];
  headings: string[];
  mainText: string;
  hasBreadcrumb: boolean;
  structuredData: string[];
  ids: string[];
  links: { href: string; isNewTab: boolean; rel: string }[];
  /** Targets of forms that are sent with GET: their buttons work as links without JavaScript. */
  forms: string[];
  files: string[];
}

/** Runs in the browser, as its parser reads HTML like that of visitors. */
function factsOf(html: string): Facts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = <Kind extends Element>(selector: string) => [
    ...page.querySelectorAll<Kind>(selector),
  ];
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const text = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const main = page.querySelector('main')?.cloneNode(true) as Element | undefined;
  for (const unread of main?.querySelectorAll('script, style, svg') ?? []) unread.remove();
  return {
    lang: page.documentElement.lang,
    title: page.title,
    meta: Object.fromEntries(
      all('meta[content]').map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content') ?? '',
      ]),
    ),
    canonical: attributes('link[rel=canonical]', 'href'),
    alternates: all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((link) => [
      link.hreflang,
      link.getAttribute('href') ?? '',
    ]),
    headings: all('h1').map(text),
    mainText: text(main ?? null),
    hasBreadcrumb:
      page.querySelector('nav[aria-label=breadcrumb], nav[aria-label="আপনি এখানে আছেন"]') !== null,
    structuredData: all('script[type="application/ld+json"]').map(({ innerHTML }) => innerHTML),
    ids: attributes('[id]', 'id'),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      isNewTab: link.getAttribute('target') === '_blank',
      rel: link.getAttribute('rel') ?? '',
    })),
    forms: attributes('form[action]:not([method=post i])', 'action'),
    files: [
      ...attributes('[src]', 'src'),
      ...attributes('[poster]', 'poster'),
      ...attributes('link[href]:not([rel=canonical], [rel=prev], [rel=next], [hreflang])', 'href'),
      ...attributes('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ),
    ],
  };
}

/** Reads each page once over HTTP. The browser page parses them, without loading or running anything. */
export class SiteReader {
  private readonly pages = new Map<string, Promise<SitePage>>();

  constructor(
    private readonly product: Product,
    private readonly parser: Page,
  ) {}

  read(path: string): Promise<SitePage> {
    const known = this.pages.get(path);
    if (known) return known;
    const page = this.fetch(path).then(async ({ status, text }) => ({
      ...{ path, status, html: text },
      facts: await this.parser.evaluate(factsOf, text),
    }));
    this.pages.set(path, page);
    return page;
  }

  /** Fetches an address, again if a busy product asks for it: crawlers follow `Retry-After` too. */
  async fetch(path: string, method = 'GET', attempts = 3): Promise<HttpResponse> {
    const response = await httpRequest(this.product.publicUrl + path, { method });
    const seconds = Number(response.headers['retry-after']);
    if (response.status !== 503 || !seconds || attempts === 1) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return this.fetch(path, method, attempts - 1);
  }

  /** Returns path, query and fragment of an address on the site; null for another site. */
  internal(address: string, from: string): string | null {
    const { publicUrl } = this.product;
    const url = new URL(address, publicUrl + from);
    return url.origin === publicUrl ? url.href.slice(publicUrl.length) : null;
  }
}

/** Returns the paths of all pages in the sitemap. */
export async function indexedPaths({ publicUrl }: Product): Promise<string[]> {
  const { text } = await httpRequest(`${publicUrl}/sitemap.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').slice(publicUrl.length),
  );
}

/** Pages that are not in the sitemap, with a query if they need one to show something. */
const NOT_INDEXED = [
  '/search?q=chiller',
  '/search?q=hovercraft',
  '/compare?ids=1,2',
  '/cart',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=none',
  '/confirm-email?token=none',
  '/subscription/confirm?token=none',
  '/subscription/unsubscribe?token=none',
];

/** Returns a Bangla path for each layout among English routes that are in the sitemap: only the texts differ. */
export async function banglaRoutes(product: Product, routes: string[]): Promise<string[]> {
  const indexed = new Set(await indexedPaths(product));
  const byLayout = new Map<string, string>();
  for (const path of routes.map(inBangla).filter((path) => indexed.has(path))) {
    byLayout.set(patternOf(path).replace(/^(\/bn\/(page|brand))\/.+/, '$1'), path);
  }
  return [...byLayout.values()];
}

/** An address without a page. */
export const MISSING = '/no-such-page';

/** Returns '/products/:id' for '/products/15': pages with the same pattern belong to one route. */
export function patternOf(path: string): string {
  const plain = path.replace(/[?#].*/, '').replace(/\/\d+(?=\/|$)/g, '/:id');
  return plain.replace(/^\/products\/(?!:id)[^/]+$/, '/products/:category');
}

export const isBangla = (path: string) => /^\/bn(\/|$)/.test(path);
export const inBangla = (path: string) => `/bn${path === '/' ? '' : path}`;

/**
 * Returns an English path for each route: the first and last page of each pattern in the sitemap, and the pages that
 * are not indexed. The latter are also found by the forms that link to them, so a new one needs no line here.
 */
export async function siteRoutes(product: Product, reader: SiteReader): Promise<string[]> {
  const byPattern = new Map<string, string[]>();
  for (const path of await indexedPaths(product)) {
    if (isBangla(path)) continue;
    const pattern = patternOf(path);
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), path]);
  }
  const indexed = [...byPattern.values()].flatMap((paths) => [
    ...new Set([paths[0]!, paths.at(-1)!]),
  ]);
  const known = new Set([...indexed, ...NOT_INDEXED].map(patternOf));
  const targets: string[] = [];
  for (const path of indexed) {
    const { forms } = (await reader.read(path)).facts;
    for (const form of forms) {
      const target = reader.internal(form, path);
      if (target === null || known.has(patternOf(target))) continue;
      known.add(patternOf(target));
      targets.push(target);
    }
  }
  return [...indexed, ...NOT_INDEXED, ...targets];
}
