import type { Route } from './+types/robots.route';
import { apiOf, siteOf } from '../api/api-context';
import { isSetUp } from './sitemap.server';
import type { PageHandle } from '../ui/page/page-handle';

/** Excludes nothing from crawling: a page that must not be indexed has a noindex, which crawlers have to read. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await isSetUp(apiOf(context).api)))
    return textFile('User-agent: *\nDisallow: /\n', 'no-store');
  const lines = [
    'User-agent: *',
    'Disallow:',
    '',
    `Sitemap: ${siteOf(context).publicUrl}/sitemap.xml`,
    '',
  ];
  return textFile(lines.join('\n'), 'public, max-age=3600');
}

const textFile = (text: string, caching: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': caching },
  });

export const handle: PageHandle = { cache: { query: [] } };
