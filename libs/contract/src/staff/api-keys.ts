import type { AppRouter } from '@ts-rest/core';
import { z } from 'zod';
import { givenDay, IdParams, isoDate, moment, orNothing, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { everyRoute, type PolicedRoute, routes } from '../platform/policy';
import { staffErrors } from './staff-errors.texts';

/** First characters of every key, which distinguish it from the token of a session. */
export const API_KEY_MARK = 'ak_';

/** Accounts, sessions, keys and what belongs to one person are never reachable with a key. */
const WITHOUT_KEYS = ['auth', 'user', 'security', 'api-keys', 'saved-views', 'previews'];

/**
 * Returns the scope that a key needs for a route, such as `products:read`: the first part of the path, and `read` for
 * GET or `write`. Null if no key can call it: only routes for everyone or for staff, never those for oneself or the
 * owner.
 */
export function scopeOf({
  path,
  method,
  metadata: { access },
}: Pick<PolicedRoute, 'path' | 'method' | 'metadata'>): string | null {
  const domain = path.split('/')[3]!;
  if ((access !== 'public' && access !== 'admin') || WITHOUT_KEYS.includes(domain)) return null;
  return `${domain}:${method === 'GET' ? 'read' : 'write'}`;
}

/** Returns all scopes of a contract, sorted. */
export const scopesOf = (router: AppRouter): string[] =>
  [...new Set(everyRoute(router).flatMap((route) => scopeOf(route) ?? []))].sort();

const scope = z.string().regex(/^[a-z-]+:(read|write)$/);

/** A key with which a program calls the API. Its secret is only in the response to its creation. */
export const ApiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** First characters, by which the key can be recognised. */
  prefix: z.string(),
  scopes: z.array(scope),
  /** Last day on which it works, in Dhaka. */
  expires_on: isoDate.nullable(),
  last_used_at: moment.nullable(),
  created_at: moment,
  /** Name of the owner who created it. */
  created_by: z.string(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateApiKey = z
  .object({
    name: plainText(100, staffErrors.keyNameRequired),
    scopes: z.array(scope).min(1, staffErrors.scopeRequired).max(200),
    expires_on: orNothing(givenDay).default(null),
  })
  .strict();
export type CreateApiKey = z.infer<typeof CreateApiKey>;

export const apiKeys = routes({
  list: {
    method: 'GET',
    path: '/api-keys',
    summary: 'The API keys, newest first',
    metadata: { access: 'super_admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(ApiKey) }) },
  },
  create: {
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key. `key` is not shown again',
    metadata: { access: 'super_admin' },
    body: CreateApiKey,
    responses: { 201: z.object({ data: ApiKey, key: z.string() }) },
  },
  remove: {
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Revoke an API key',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
