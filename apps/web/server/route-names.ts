import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

export type Routes = ServerBuild['routes'];
export type Route = NonNullable<Routes[string]>;

/** `/products/:key?`; nothing for the home page. */
export function pathOf({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return (parent ? pathOf(parent, routes) : '') + (path ? `/${path.replace(/^\//, '')}` : '');
}

/** The end of an address that asks for the data of a page, for a visitor who comes from another page. */
const DATA = /\.data$/;

/** Finds the route of a path, by the name that metrics and traces have for it. */
export function routeNamesOf(routes: Routes): (pathname: string) => string {
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
    const page = isData ? pathname.replace(DATA, '').replace(/^\/_root$/, '/') : pathname;
    const found = matchRoutes(tree, page)?.at(-1)?.route.id;
    const route = found === undefined ? undefined : routes[found];
    const name = (route && pathOf(route, routes)) || '/';
    return isData ? `${name}.data` : name;
  };
}
