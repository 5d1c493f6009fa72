import type { IncomingMessage } from 'node:http';

/** A path with names in place of values, such as `/products/:key?`: few of them stand for all requests. */
export type RouteName = string | (() => string);

// The site's bundle has a copy of this file: a registered symbol is the same in both.
const NAME = Symbol.for('shishir.route');

type Named = IncomingMessage & {
  [NAME]?: RouteName;
  /** Express states it for the API. */
  route?: { path: unknown };
};

/** States which route handles a request. A function is called when somebody asks. */
export function nameRoute(incoming: IncomingMessage, name: RouteName): void {
  (incoming as Named)[NAME] = name;
}

/** False for files and for what no route knows. */
export function isRouted(incoming: IncomingMessage): boolean {
  const { [NAME]: name, route } = incoming as Named;
  return name !== undefined || isNamed(route?.path);
}

/** The route that handled a request; null for files and for what no route knows. */
export function routeNameOf(incoming: IncomingMessage): string | null {
  const { [NAME]: name, route } = incoming as Named;
  if (name !== undefined) return typeof name === 'function' ? name() : name;
  return route && isNamed(route.path) ? route.path : null;
}

/** Nest has a route of its own for all that no other one knows. */
const isNamed = (path: unknown): path is string =>
  typeof path === 'string' && !path.startsWith('/{*');
