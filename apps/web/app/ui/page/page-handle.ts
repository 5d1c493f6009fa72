import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** The `handle` of a route: what it tells the shell about its page. */
export interface PageHandle {
  /** Shown instead of the page where the shell's data could not be loaded either. */
  failed: ReactNode;
}

export const failedOf = ({ handle }: UIMatch) => (handle as PageHandle | undefined)?.failed;
