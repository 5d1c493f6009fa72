import type { Route } from './+types/robots.route';
import { siteOf } from '../api/api-context';
import type { PageHandle } from '../ui/page/page-handle';

/** Excluded from crawling: personal pages and the unlimited search results. */
const PRIVATE = [
  '/dashboard',
  '/cart',
  '/login',
  '/signup',
  '/forgot-password',
  '/search',
  '/compare',
];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOf(context).publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

export const handle: PageHandle = { cache: { query: [] } };
