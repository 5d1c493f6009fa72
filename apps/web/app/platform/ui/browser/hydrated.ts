import { useSyncExternalStore } from 'react';

/** The answer changes only once, when React itself renders again. */
const subscribe = () => () => {};

/** False on the server and while the page hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
