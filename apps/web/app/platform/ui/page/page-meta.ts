import type { MetaDescriptor } from 'react-router';

const SHARE_PICTURE = '/images/share.png';

export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path, with a leading slash. */
  path: string;
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
  // Not as a relative address: `//host` would be another site.
  const address = new URL(page.publicUrl + page.path).href;
  const image = new URL(page.image ?? SHARE_PICTURE, page.publicUrl).href;
  const beside = (['prev', 'next'] as const).flatMap((rel) => {
    const path = page[rel];
    return path ? { tagName: 'link' as const, rel, href: page.publicUrl + path } : [];
  });
  const blocks = page.jsonLd === undefined ? [] : [page.jsonLd].flat();
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...beside,
    ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries({ title, description, image }).flatMap(([key, content]) => [
      { property: `og:${key}`, content },
      { name: `twitter:${key}`, content },
    ]),
    ...blocks.map((block) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...block },
    })),
  ];
}
