/** One address in a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** When it last changed, ISO; left out where nobody knows. */
  changed?: string;
  /** Absolute addresses of the pictures on it. */
  pictures?: string[];
}

/** The addresses as an XML sitemap with pictures (sitemaps.org 0.9, Google's image extension 1.1). */
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

/** Where the sitemaps of a large catalogue lie. */
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
