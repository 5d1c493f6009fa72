import { apiOf, siteOf } from '../api/api-context';
import type { PageHandle } from '../ui/page/page-handle';
import type { Route } from './+types/sitemap-part.route';
import { isSetUp, pageEntries, productEntries, sitemapXml, xmlFile } from './sitemap.server';

const FILE = /^(\d{1,4})\.xml$/;

/** File 0 contains the pages and categories, the others contain the products. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const { publicUrl } = siteOf(context);
  const number = FILE.exec(params.file)?.[1];
  if (number === undefined || !(await isSetUp(api)))
    throw new Response('Not found', { status: 404 });
  const map = Number(number);
  const entries =
    map === 0 ? await pageEntries(api, publicUrl) : await productEntries(api, publicUrl, map);
  if (entries.length === 0) throw new Response('Not found', { status: 404 });
  return xmlFile(sitemapXml(entries));
}

export const handle: PageHandle = { cache: { query: [] } };
