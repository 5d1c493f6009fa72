import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';

/** Roles in rising order: each may do what those before it may. */
export const ROLES = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call a route: anyone, anyone signed in (for what is theirs), or a role and those above it. */
export type Access = 'public' | 'self' | 'admin' | 'super_admin';

/**
 * The budget that a call is counted against. Reads are counted where no other is named; `read` counts a POST that
 * stores nothing, or only that something was seen, as one.
 */
export type Limit =
  'read' | 'login' | 'register' | 'contact' | 'password' | 'upload' | 'mail' | 'invitation';

/** What every route states about itself. One guard reads it; a route without it does not compile. */
export interface RoutePolicy {
  access: Access;
  limit?: Limit;
  /**
   * The response is the same for everyone who is not signed in, until the catalogue changes: it may be cached.
   * It depends on the parameters of the query schema alone; the route never gets any other.
   */
  cache?: true;
  /** The fields of a multipart body that hold a picture. */
  pictures?: readonly string[];
  /**
   * The field of a multipart body that holds a file, kept on disk while it is read. With `types` its content is of one
   * of these media types; `sentence` is the error message for any other.
   */
  file?: {
    field: string;
    maxMegabytes: number;
    types?: { media: readonly string[]; sentence: string };
  };
  /** A multipart route that takes the same body as JSON too, without files. ts-rest knows one type per route. */
  acceptsJson?: true;
  /** The response says in `X-Total-Count` how many rows the list has in all its pages. */
  total?: true;
  /** The response is a file of one of these media types, in place of JSON. */
  download?: readonly string[];
}

export type PolicedRoute = AppRoute & { summary: string; metadata: RoutePolicy };

/** The routes of one domain. Takes only routes that say what they do and who may call them. */
export function routes<const T extends Record<string, PolicedRoute>>(domain: T): T {
  return domain;
}

/** The routes of a router and of the routers in it. Every route of the contract has passed `routes`. */
export function everyRoute(router: AppRouter): PolicedRoute[] {
  return Object.values(router).flatMap((entry) =>
    isAppRoute(entry) ? [entry as PolicedRoute] : everyRoute(entry),
  );
}

/** True where `role` (null: nobody is signed in) is enough for `access`. */
export function mayAccess(role: Role | null, access: Access): boolean {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'self' || ROLES.indexOf(role) >= ROLES.indexOf(access);
}
