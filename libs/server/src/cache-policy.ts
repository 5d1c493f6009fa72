/** Describes responses that are the same for everyone who is not signed in and may therefore be cached. */
export interface CachePolicy {
  /** Matches the whole path, without the query. */
  path: RegExp;
  /** The path with placeholders, such as `/products/:key?`, for metrics and traces. */
  route: string;
  /** Query parameters that the response depends on; all others are removed before the handler runs. */
  query: readonly string[];
  /** True if the order of parameters with different names has a meaning; it is then kept as given. */
  ordered?: boolean | undefined;
  /** Maximum length of an address, if it may be longer than others: an address that holds a whole document. */
  longest?: number | undefined;
  /** True if any other parameter is an error that the handler has to report; such requests bypass the cache. */
  strict?: boolean;
}

/** Returns the token of a preview in an address. Such requests are never cached. */
export const previewIn = (url: string): string | undefined =>
  new URLSearchParams(url.split('?')[1]).get('preview') ?? undefined;
