import type { IncomingMessage } from 'node:http';

/** A path with placeholders, such as `/products/:key?`, so that few names cover all requests. */
export type RouteName = string | (() => string);

// The site's bundle has a copy of this file; a registered symbol is the same in both.
const NAME = Symbol.for('shishir.route');

type Named = IncomingMessage & {
  [NAME]?: RouteName;
  /** Set by Express for the API. */
  route?: { path: unknown };
};

/** Sets the route that handles a request. A function is evaluated only if the name is needed. */
export function nameRoute(incoming: IncomingMessage, name: RouteName): void {
  (incoming as Named)[NAME] = name;
}

/** False for files and unknown paths. */
export function isRouted(incoming: IncomingMessage): boolean {
  const { [NAME]: name, route } = incoming as Named;
  return name !== undefined || isNamed(route?.path);
}

/** Returns the route that handled a request; null for files and unknown paths. */
export function routeNameOf(incoming: IncomingMessage): string | null {
  const { [NAME]: name, route } = incoming as Named;
  if (name !== undefined) return typeof name === 'function' ? name() : name;
  return route && isNamed(route.path) ? route.path : null;
}

/** Excludes the catch-all route that Nest adds for unknown paths. */
const isNamed = (path: unknown): path is string =>
  typeof path === 'string' && !path.startsWith('/{*');
