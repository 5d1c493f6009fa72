import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** The `handle` of a route: settings of its page. */
export interface PageHandle {
  /** Shown instead of the page if the shell's data could not be loaded either. */
  failed?: ReactNode;
  /**
   * Set if the response is the same for everyone who is not signed in, until the catalogue changes: it may be cached.
   * `query` names the parameters that its loader reads; it never gets any other. They are sorted by name, unless they are
   * `ordered`. Addresses of more than 600 characters are cached up to the length `longest`.
   */
  cache?: { query: readonly string[]; ordered?: boolean; longest?: number };
}

export const failedOf = ({ handle }: UIMatch) => (handle as PageHandle | undefined)?.failed;
