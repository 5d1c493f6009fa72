import type { CachePolicy } from '@shishir/server/cache-policy';
import type { ServerBuild } from 'react-router';
import type { PageHandle } from '../app/ui/page/page-handle';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** What the browser asks for when it comes to a page from another one says which loaders it needs. */
const DATA_QUERY = '_routes';

/** The policies that routes state in their `handle`, for their pages and for the data of these. */
export function cachePoliciesOf(routes: Routes): CachePolicy[] {
  return Object.values(routes).flatMap((route) => {
    const { cache } = (route?.module.handle ?? {}) as PageHandle;
    if (!route || !cache) return [];
    const { query } = cache;
    const path = pathOf(route, routes);
    // A route without a view is a file; its name may have dots.
    if (!('default' in route.module)) return [{ path: pattern(path, '[^/]+'), query }];
    return [
      { path: pattern(path, '[^/.]+'), query },
      { path: pattern(path || '/_root', '[^/.]+', '.data'), query: [...query, DATA_QUERY] },
    ];
  });
}

/** `/products/:key?`; nothing for the home page. */
function pathOf({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return (parent ? pathOf(parent, routes) : '') + (path ? `/${path.replace(/^\//, '')}` : '');
}

function pattern(path: string, value: string, end = ''): RegExp {
  const parts = path.split('/').slice(1);
  const source = parts.map((part) => {
    if (part === '*') throw new Error(`${path} matches any path: it cannot be cached.`);
    if (!part.startsWith(':')) return `/${escaped(part)}`;
    return part.endsWith('?') ? `(?:/${value})?` : `/${value}`;
  });
  return new RegExp(`^${source.join('') || '/'}${escaped(end)}$`);
}

const escaped = (text: string) => text.replace(/[.+^$(){}[\]|\\]/g, '\\$&');
