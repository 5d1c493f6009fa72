import { type ReactNode, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';

/** Null on the server, which renders for every screen. */
const mediaOf = (query: string) =>
  typeof window === 'undefined' || !window.matchMedia ? null : window.matchMedia(query);

/**
 * Resolves once the media query matches, which may be never: parts for wide screens are then neither loaded
 * nor hydrated on a phone. Resolves at once on the server, which renders for every screen.
 */
export function onScreen(query: string): Promise<void> {
  const media = mediaOf(query);
  if (!media || media.matches) return Promise.resolve();
  return new Promise((resolve) => {
    media.addEventListener('change', () => resolve(), { once: true });
  });
}

/** Whether the media query matches. True on the server, which renders for every screen, and while the page hydrates. */
export function useOnScreen(query: string): boolean {
  const media = useMemo(() => mediaOf(query), [query]);
  const watch = useCallback(
    (changed: () => void) => {
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => media?.matches ?? true,
    () => true,
  );
}

interface Props {
  /** The media query of the screens that show it. */
  query: string;
  children: ReactNode;
}

/**
 * A part that `onScreen` loads. The server renders it for every screen. Other screens remove it at hydration,
 * since no navigation could finish while a part of the page is suspended.
 */
export function OnScreen({ query, children }: Props) {
  return useOnScreen(query) && <Suspense>{children}</Suspense>;
}
