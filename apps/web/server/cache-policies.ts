import type { CachePolicy } from '@shishir/server/cache-policy';
import type { PageHandle } from '../app/platform/ui/page/page-handle';
import { pathOf, type Routes } from './route-names';

/** Parameter with which the browser names the loaders that it needs on a navigation. */
const DATA_QUERY = '_routes';

/** Returns the policies in the `handle` of routes below a base path, for pages and for their data. */
export function cachePoliciesOf(routes: Routes, basename = '/'): CachePolicy[] {
  const base = basename === '/' ? '' : basename;
  return Object.values(routes).flatMap((route) => {
    const { cache } = (route?.module.handle ?? {}) as PageHandle;
    if (!route || !cache) return [];
    const { query, ordered, longest } = cache;
    const path = base + pathOf(route, routes);
    const name = path || '/';
    // A route without a component is a file, whose name may contain dots.
    if (!('default' in route.module)) {
      return [{ path: pattern(path, '[^/]+'), route: name, query, ordered, longest }];
    }
    return [
      { path: pattern(path, '[^/.]+'), route: name, query, ordered, longest },
      {
        path: pattern(path || '/_root', '[^/.]+', '.data'),
        route: `${name}.data`,
        query: [...query, DATA_QUERY],
        ordered,
        longest,
      },
    ];
  });
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
