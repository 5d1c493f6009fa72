import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** What a route says of its page to the shell, beyond what it renders. */
export interface PageHandle {
  /** Stands in the page's place where not even the shell's own data came. */
  failed: ReactNode;
}

export const failedOf = ({ handle }: UIMatch) => (handle as PageHandle | undefined)?.failed;
