import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

const PAGE_SIZES: PageSizes = [20, 50, 100];
/** Rows of tiles are full with them, in two, three, four and six columns. */
export const TILE_PAGE_SIZES: PageSizes = [24, 48, 96];

/** The numbers of rows a page can have; the first is the default. */
type PageSizes = readonly [number, ...number[]];

/** What every list query holds; a domain adds its own filters. */
interface ListQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  sort?: string;
}

type Patch<Q> = { [K in keyof Q]?: Q[K] | null };

export interface ListAddress<Q extends ListQuery = ListQuery> {
  query: Q & { page: number; pageSize: number };
  pageSizes: PageSizes;
  /** True where something narrows the list: a search or a filter. */
  narrowed: boolean;
  /** Sets parts of the address; null takes one out. Anything but a page leads back to the first page. */
  change(patch: Patch<Q>, options?: { replace?: boolean }): void;
  /** Removes search and filters; order and page size stay. */
  clear: () => void;
  /** The query string of the address, to go along when one row is opened. */
  search: string;
  /** Another one once a link has led to other rows of this list. Changes of search, filters and pages leave it. */
  entry: string;
  /** False while a navigation goes on whose page is not displayed yet: a change would start from an old address. */
  isCurrent: () => boolean;
  /** How many filters narrow the list, beside the search. */
  filterCount: number;
  /** Search, filters and order as a query string without the page, its parameters in a fixed order. */
  filterQuery: string;
}

/**
 * The address as a query of the contract: checked by the API's own schema, with unknown and wrong parameters left
 * out rather than rejected.
 */
export function readListQuery<Q extends ListQuery>(
  schema: z.ZodType<Q, z.ZodTypeDef, unknown>,
  parameters: URLSearchParams,
  pageSizes: PageSizes = PAGE_SIZES,
): Q & { page: number; pageSize: number } {
  const raw: Record<string, unknown> = Object.fromEntries(parameters);
  const first = schema.safeParse(raw);
  for (const issue of first.error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const name of names) delete raw[name];
  }
  const query = first.data ?? schema.parse(raw);
  return { ...query, page: query.page ?? 1, pageSize: query.pageSize ?? pageSizes[0] };
}

/** Search, filters and order of a query, for a file that has no pages. */
export const withoutPages = <Q extends ListQuery>(query: Q): Omit<Q, 'page' | 'pageSize'> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== undefined && name !== 'page' && name !== 'pageSize',
    ),
  ) as Omit<Q, 'page' | 'pageSize'>;

function filterQueryOf(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'page' || name === 'pageSize' || value === undefined) continue;
    parameters.set(name, String(value));
  }
  parameters.sort();
  return parameters.toString();
}

/**
 * Page, order, search and filters of a list live in the address, so that the back button and a sent link work.
 * `views` names the parameters that choose a view of its own, such as the trash, rather than narrow the list.
 */
export function useListAddress<Q extends ListQuery>(
  schema: z.ZodType<Q, z.ZodTypeDef, unknown>,
  views: readonly (keyof Q & string)[] = [],
  pageSizes: PageSizes = PAGE_SIZES,
): ListAddress<Q> {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  // Only the router knows about a navigation before React has rendered it; no hook tells.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const entry = (location.state as { entry?: string } | null)?.entry ?? location.key;
  const query = useMemo(
    () => readListQuery(schema, parameters, pageSizes),
    [schema, parameters, pageSizes],
  );

  const change: ListAddress<Q>['change'] = (patch, options) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in patch)) next.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (value === null || value === undefined || value === '') next.delete(name);
          else next.set(name, String(value));
        }
        if (next.get('page') === '1') next.delete('page');
        return next;
      },
      // Only another page begins at its top; who types or filters stays where they are.
      { ...options, state: { entry }, preventScrollReset: !('page' in patch) },
    );

  const notFilters: string[] = ['page', 'pageSize', 'sort', ...views];
  const filters = Object.keys(query).filter((name) => !notFilters.includes(name));
  const isSet = (name: string) => query[name as keyof Q] !== undefined;
  return {
    query,
    pageSizes,
    narrowed: filters.some(isSet),
    change,
    clear: () => change(Object.fromEntries(filters.map((name) => [name, null])) as Patch<Q>),
    search: parameters.size > 0 ? `?${parameters}` : '',
    entry,
    isCurrent: () =>
      !router ||
      (router.state.navigation.state === 'idle' && router.state.location.key === location.key),
    filterCount: filters.filter((name) => name !== 'q' && isSet(name)).length,
    filterQuery: filterQueryOf(query),
  };
}
