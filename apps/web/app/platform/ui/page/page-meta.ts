import { LOCALE } from '@shishir/format';
import type { MetaDescriptor } from 'react-router';
import { alternatesOf, BASE, sitePath } from '../../locale/site-path';

const SHARE_PICTURE = '/images/share.png';

export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path, with a leading slash. */
  path: string;
  /** False for a record whose text is English only. */
  translated?: boolean;
  publicUrl: string;
  /** A path or an address; by default the site's share picture. */
  image?: string;
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /** Such as 'noindex'. */
  robots?: string;
  /** Paths of the previous and the next page of a paginated list. */
  prev?: string;
  next?: string;
}

/** 'Compare | Example Cooling'; the title alone if the name could not be loaded. */
export const documentTitle = (title: string, siteName: string) =>
  siteName ? `${title} | ${siteName}` : title;

/** The meta tags of a page: title, description, canonical link, sharing, structured data. For the name see `siteNameOf`. */
export function pageMeta(page: PageMeta & { siteName: string }): MetaDescriptor[] {
  const { description } = page;
  const title = documentTitle(page.title, page.siteName);
  const { translated = true } = page;
  const language = translated ? LOCALE : 'en';
  // A page that is not translated has the English one as its canonical address.
  const pathOf = (path: string) => (language === LOCALE ? sitePath(path) : path);
  // Not as a relative address: `//host` would be another site.
  const absolute = (path: string) => new URL(page.publicUrl + path).href;
  const address = absolute(pathOf(page.path));
  const robots = page.robots ?? (language === LOCALE ? undefined : 'noindex');
  const alternates = robots || !translated ? [] : alternatesOf(page.path);
  const image = new URL(page.image ?? SHARE_PICTURE, page.publicUrl).href;
  const beside = (['prev', 'next'] as const).flatMap((rel) => {
    const path = page[rel];
    return path ? { tagName: 'link' as const, rel, href: page.publicUrl + pathOf(path) } : [];
  });
  const blocks = page.jsonLd === undefined ? [] : [page.jsonLd].flat();
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...beside,
    ...alternates.map(({ lang, path }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: lang,
      href: absolute(path),
    })),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    { property: 'og:locale', content: OG_LOCALES[language] },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries({ title, description, image }).flatMap(([key, content]) => [
      { property: `og:${key}`, content },
      { name: `twitter:${key}`, content },
    ]),
    ...blocks.map((block) => ({
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...(BASE ? withPaths(block, page.publicUrl, pathOf) : block),
        ...(WITH_LANGUAGE.has(block['@type']) && { inLanguage: language }),
      },
    })),
  ];
}

const OG_LOCALES = { en: 'en_GB', bn: 'bn_BD' };

/** Types of schema.org that are works with a language. */
const WITH_LANGUAGE = new Set<unknown>([
  ...['WebSite', 'CollectionPage', 'ImageGallery', 'FAQPage', 'Blog', 'BlogPosting'],
]);

/** Replaces the addresses of pages in structured data by those in the language of the page. */
function withPaths(block: object, publicUrl: string, pathOf: (path: string) => string): object {
  const isPage = (name: string, value: unknown): value is string =>
    (name === 'url' || name === 'mainEntityOfPage') &&
    typeof value === 'string' &&
    value.startsWith(`${publicUrl}/`);
  return JSON.parse(
    JSON.stringify(block, (name, value: unknown) =>
      isPage(name, value) ? publicUrl + pathOf(value.slice(publicUrl.length)) : value,
    ),
  ) as object;
}
