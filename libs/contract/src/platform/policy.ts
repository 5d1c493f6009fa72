import type { Reason } from '../reasons';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';

/** Roles in ascending order: each has the access of those before it. */
export const ROLES = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Required access: anyone, anyone signed in (for their own data), or a role and those above it. */
export type Access = 'public' | 'self' | 'admin' | 'super_admin';

/**
 * Rate limit that a call counts against. GET routes default to `read`; a POST can name `read` too if it stores nothing,
 * or only that something was seen.
 */
export type Limit =
  | 'read'
  | 'login'
  | 'register'
  | 'contact'
  | 'lookUp'
  | 'password'
  | 'upload'
  | 'mail'
  | 'invitation';

/** Policy of a route, enforced by one guard. A route without it does not compile. */
export interface RoutePolicy {
  access: Access;
  limit?: Limit;
  /**
   * The response is the same for everyone who is not signed in until the catalogue changes, so it can be cached. It
   * depends only on the parameters of the query schema, since the route gets no others.
   */
  cache?: true;
  /** Fields of a multipart body that contain a picture. */
  pictures?: readonly string[];
  /**
   * Field of a multipart body that contains a file, kept on disk while it is read. With `types`, the contents must have
   * one of these media types; `wrong` is the error for other types. With `most`, it contains up to so many files:
   * `tooMany` is the error for more, and `wrong` gets the `names` of the wrong ones.
   */
  file?: {
    field: string;
    maxMegabytes: number;
    /** The body can lack the file. */
    optional?: true;
    types?: { media: readonly string[]; wrong: Reason };
    most?: { files: number; tooMany: Reason };
  };
  /** A multipart route that also accepts the body as JSON, without files. ts-rest supports only one type per route. */
  acceptsJson?: true;
  /** The response has the number of rows on all pages in `X-Total-Count`. */
  total?: true;
  /** The response is a file of one of these media types instead of JSON. */
  download?: readonly string[];
}

export type PolicedRoute = AppRoute & { summary: string; metadata: RoutePolicy };

/** Declares the routes of one domain. Only accepts routes with a summary and a policy. */
export function routes<const T extends Record<string, PolicedRoute>>(domain: T): T {
  return domain;
}

/** Returns all routes of a router, including nested ones. Every route of the contract is declared with `routes`. */
export function everyRoute(router: AppRouter): PolicedRoute[] {
  return Object.values(router).flatMap((entry) =>
    isAppRoute(entry) ? [entry as PolicedRoute] : everyRoute(entry),
  );
}

/** Returns whether `role` (null: not signed in) is sufficient for `access`. */
export function mayAccess(role: Role | null, access: Access): boolean {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'self' || ROLES.indexOf(role) >= ROLES.indexOf(access);
}
