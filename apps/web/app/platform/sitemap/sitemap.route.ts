import { apiOf, siteOf } from '../api/api-context';
import type { PageHandle } from '../ui/page/page-handle';
import type { Route } from './+types/sitemap.route';
import {
  isSetUp,
  pageEntries,
  productEntries,
  productMaps,
  sitemapIndexXml,
  sitemapXml,
  xmlFile,
} from './sitemap.server';

/** A single sitemap, or an index of several for a large catalogue. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const { publicUrl } = siteOf(context);
  if (!(await isSetUp(api))) return xmlFile(sitemapXml([]));
  const maps = await productMaps(api);
  if (maps > 1) {
    const numbers = Array.from({ length: maps + 1 }, (_, index) => index);
    return xmlFile(sitemapIndexXml(numbers.map((map) => `${publicUrl}/sitemap/${map}.xml`)));
  }
  return xmlFile(
    sitemapXml([
      ...(await pageEntries(api, publicUrl)),
      ...(await productEntries(api, publicUrl, 1)),
    ]),
  );
}

export const handle: PageHandle = { cache: { query: [] } };
