import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

const PAGE_SIZES: PageSizes = [20, 50, 100];
/** Multiples of two, three, four and six columns, so that all rows of tiles are full. */
export const TILE_PAGE_SIZES: PageSizes = [24, 48, 96];

/** Available numbers of rows per page; the first is the default. */
type PageSizes = readonly [number, ...number[]];

/** Common part of list queries; domains add their filters. */
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
  /** True if a search or filter narrows the list. */
  narrowed: boolean;
  /** Sets parts of the address; null removes one. Any change other than of the page returns to the first page. */
  change(patch: Patch<Q>, options?: { replace?: boolean }): void;
  /** Removes search and filters; keeps order and page size. */
  clear: () => void;
  /** Query string of the address, to pass on when a row is opened. */
  search: string;
  /** Changes when a link opens other rows of this list. Stays the same when search, filters or page change. */
  entry: string;
  /** False during a navigation until its page is displayed: a change would start from an old address. */
  isCurrent: () => boolean;
  /** Number of filters, without the search. */
  filterCount: number;
  /** Search, filters and order as a query string without the page, in a fixed order of parameters. */
  filterQuery: string;
}

/**
 * Parses the address into a query of the contract. Validated by the API's own schema; unknown and invalid parameters
 * are dropped instead of rejected.
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

/** Returns search, filters and order of a query, for a file without pages. */
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
 * Keeps page, order, search and filters of a list in the address, so that the back button and shared links work.
 * `views` names parameters that choose a separate view, such as the trash, instead of narrowing the list.
 */
export function useListAddress<Q extends ListQuery>(
  schema: z.ZodType<Q, z.ZodTypeDef, unknown>,
  views: readonly (keyof Q & string)[] = [],
  pageSizes: PageSizes = PAGE_SIZES,
): ListAddress<Q> {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  // Before React has rendered a navigation, only the router has it; no hook exposes it.
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
      // Only another page starts at the top; the scroll position stays while the user types or filters.
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
