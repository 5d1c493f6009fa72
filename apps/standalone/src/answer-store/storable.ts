import { contract, type RoutePolicy } from '@shishir/contract';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import type { ZodObject, ZodRawShape } from 'zod';

/** Addresses whose answer is the same for everyone who is not signed in. */
export interface StoredAddress {
  path: RegExp;
  /** The parameters that the answer depends on; all others are taken away before it is made. */
  query: readonly string[];
}

/** Longer ones are asked for by machines, each once. */
const LONGEST = 600;

const everyRoute = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((entry) => (isAppRoute(entry) ? [entry] : everyRoute(entry)));

/** Those of the API: the routes that say so in the contract. */
export const storedApi: StoredAddress[] = everyRoute(contract)
  .filter((route) => (route.metadata as RoutePolicy).stored)
  .map((route) => ({
    path: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
    query: Object.keys((route as { query?: ZodObject<ZodRawShape> }).query?.shape ?? {}),
  }));

/** The one spelling of an address that may be stored, null for any other. */
export function storedUrl(url: string, addresses: readonly StoredAddress[]): string | null {
  if (url.length > LONGEST) return null;
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const address = addresses.find((candidate) => candidate.path.test(path));
  if (!address) return null;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...address.query].sort()) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
