import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';

const isOn = (query: string) =>
  typeof window === 'undefined' || !window.matchMedia || window.matchMedia(query).matches;

/**
 * Resolves once the screen is of this kind, which may be never: what only wide screens show is then neither
 * loaded nor woken up on a phone. At once on the server, which renders for every screen.
 */
export function onScreen(query: string): Promise<void> {
  if (isOn(query)) return Promise.resolve();
  return new Promise((resolve) => {
    window.matchMedia(query).addEventListener('change', () => resolve(), { once: true });
  });
}

interface Props {
  /** The screens that show it, as a media query. */
  query: string;
  children: ReactNode;
}

/**
 * Something that `onScreen` loads. The server renders it for every screen; on one of another kind it goes as
 * soon as the page wakes up, since no navigation could end while something in the page waits to be loaded.
 */
export function OnScreen({ query, children }: Props) {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  const shown = useSyncExternalStore(
    watch,
    () => isOn(query),
    () => true,
  );
  return shown && <Suspense>{children}</Suspense>;
}
