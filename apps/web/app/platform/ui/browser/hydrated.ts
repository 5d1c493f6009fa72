import { useSyncExternalStore } from 'react';

const unreachableApi = () => () => {};

/** False on the server and while the page hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unreachableApi,
    () => true,
    () => false,
  );
}
