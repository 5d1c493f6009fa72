import type { QueryClient, QueryKey } from '@tanstack/react-query';

/*
 * Every write to the query cache uses these two functions. A read that began before a write and ends after it would
 * restore the old state, so pending reads are cancelled first.
 */

/** Replaces the cached data of a key with the server's latest response. */
export function replaceData<Data>(queries: QueryClient, queryKey: QueryKey, data: Data): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, data);
}

interface ChangeOptions {
  /** False if the server has not saved the change yet; the caller then refetches after the response. */
  saved?: boolean;
}

/**
 * Changes the data of each query whose key begins with these parts. A cancelled read is repeated: it may have been the
 * first one, or have included changes to other rows.
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
