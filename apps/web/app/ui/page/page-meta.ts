import type { MetaDescriptor } from 'react-router';

/** The site's name where no company row is at hand: titles, and pages shown while the API is away. */
export const SITE_NAME = 'Shishir Cooling';

const SHARE_PICTURE = '/images/share.png';

export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path, with a leading slash. */
  path: string;
  publicUrl: string;
  /** A path or an address; without one the site's own picture is shared. */
  image?: string;
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /** Such as 'noindex' for pages that nobody should find. */
  robots?: string;
  /** Paths of the pages before and after this one, where it is one of several. */
  prev?: string;
  next?: string;
}

/** What stands in the head of a page: title, description, canonical link, sharing, structured data. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} | ${SITE_NAME}`;
  const address = new URL(page.path, page.publicUrl).href;
  const image = new URL(page.image ?? SHARE_PICTURE, page.publicUrl).href;
  const beside = (['prev', 'next'] as const).flatMap((rel) => {
    const path = page[rel];
    return path ? { tagName: 'link' as const, rel, href: page.publicUrl + path } : [];
  });
  const blocks = page.jsonLd === undefined ? [] : [page.jsonLd].flat();
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...beside,
    ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...blocks.map((block) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...block },
    })),
  ];
}
