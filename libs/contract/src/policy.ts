import type { AppRoute } from '@ts-rest/core';

/** Roles in rising order: each may do what those before it may. */
export const ROLES = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call a route: anyone, anyone signed in (for what is theirs), or a role and those above it. */
export type Access = 'public' | 'self' | 'admin' | 'super_admin';

/** The budget that a call is counted against. Reads are counted where no other is named. */
export type Limit = 'login' | 'register' | 'contact' | 'password' | 'upload' | 'mail';

/** What every route states about itself. One guard reads it; a route without it does not compile. */
export interface RoutePolicy {
  access: Access;
  limit?: Limit;
  /** The answer is the same for everyone who is not signed in, until the catalogue changes: it may be kept. */
  stored?: true;
  /** The fields of a multipart body that hold a picture. Such a route takes JSON too, without pictures. */
  pictures?: readonly string[];
  /** The field of a multipart body that holds a file for the catalogue, kept on disk while it is read. */
  file?: { field: string; maxMegabytes: number };
}

type PolicedRoute = AppRoute & { summary: string; metadata: RoutePolicy };

/** The routes of one domain. Takes only routes that say what they do and who may call them. */
export function routes<T extends Record<string, PolicedRoute>>(domain: T): T {
  return domain;
}

/** True where `role` (null: nobody is signed in) is enough for `access`. */
export function mayAccess(role: Role | null, access: Access): boolean {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'self' || ROLES.indexOf(role) >= ROLES.indexOf(access);
}
