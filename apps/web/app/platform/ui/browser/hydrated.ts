import { useSyncExternalStore } from 'react';

/** The value changes once, when React renders again by itself. */
const subscribe = () => () => {};

/** False on the server and while the page hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
