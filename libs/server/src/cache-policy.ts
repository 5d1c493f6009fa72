/** Which responses are the same for everyone who is not signed in, so that they may be cached. */
export interface CachePolicy {
  /** Matches the whole path, without the query. */
  path: RegExp;
  /** The path with names in place of values, such as `/products/:key?`, for metrics and traces. */
  route: string;
  /** The query parameters that the response depends on; all others are removed before it is made. */
  query: readonly string[];
  /** Any other parameter is an error, which the handler has to see: such a request bypasses the cache. */
  strict?: boolean;
}
