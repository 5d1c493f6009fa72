/** Parts of a page's source that search engines read. */
export const title = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
export const h1 = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
export const canonical = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
export const robots = (html: string) =>
  /<meta[^>]*name="robots"[^>]*content="([^"]+)"/.exec(html)?.[1];

type Block = Record<string, unknown>;

export function structuredData(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']): Block[] => {
    const found = JSON.parse(json) as Block | Block[];
    return Array.isArray(found) ? found : [found];
  });
}

/** The source of each card of a list. */
export const cardsIn = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];

/** The source of each row of a table of sizes. */
export const sizesIn = (html: string) =>
  (html.match(/<tr role="row".*?<\/tr>/gs) ?? []).filter((row) => row.includes('rowheader'));

/** Returns the visible text of HTML. */
export const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
