import type { QueryClient, QueryKey } from '@tanstack/react-query';

/*
 * Every write to the query cache goes through these two. A read that began before the write on the server and ends
 * after it would put the old state back, so reads under way are dropped first.
 */

/** Replaces what is known under a key by what the server has just responded. */
export function replaceData<Data>(queries: QueryClient, queryKey: QueryKey, data: Data): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, data);
}

interface ChangeOptions {
  /** False where the server has not saved it yet: then the caller reads again once it has responded. */
  saved?: boolean;
}

/**
 * Changes what was read, in each query whose key begins with these parts. A read that was dropped for it begins anew:
 * it may have been the first one, or have had news of other rows.
 */
export function changeData<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data) => Data,
  { saved = true }: ChangeOptions = {},
): void {
  const reading = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queries.cancelQueries({ queryKey });
  queries.setQueriesData<Data>({ queryKey }, (before) => before && change(before));
  for (const query of reading) {
    if (!saved && query.state.data !== undefined) continue;
    void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
