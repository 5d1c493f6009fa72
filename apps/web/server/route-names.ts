import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

export type Routes = ServerBuild['routes'];
export type Route = NonNullable<Routes[string]>;

/** Returns the path pattern of a route, such as `/products/:key?`; empty for the home page. */
export function pathOf({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return (parent ? pathOf(parent, routes) : '') + (path ? `/${path.replace(/^\//, '')}` : '');
}

/** Suffix of requests for the data of a page after a client-side navigation. */
const DATA = /\.data$/;

/** Returns a function that maps a path below a base path to the name of its route in metrics and traces. */
export function routeNamesOf(routes: Routes, basename = '/'): (pathname: string) => string {
  const base = basename === '/' ? '' : basename;
  const below = (parentId?: string): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route?.parentId === parentId)
      .map((route) => {
        const { id, path, index } = route!;
        return index ? { id, path, index } : { id, path, children: below(id) };
      });
  const tree = below();
  return (pathname) => {
    const isData = DATA.test(pathname);
    const page = isData ? pathname.replace(DATA, '').replace(/\/_root$/, '/') : pathname;
    const found = matchRoutes(tree, page, basename)?.at(-1)?.route.id;
    const route = found === undefined ? undefined : routes[found];
    const name = base + ((route && pathOf(route, routes)) || (base ? '' : '/'));
    return isData ? `${name}.data` : name;
  };
}
