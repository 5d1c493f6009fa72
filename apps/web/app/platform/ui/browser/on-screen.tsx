import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';

/** Null on the server, which renders for every screen. */
const mediaOf = (query: string) =>
  typeof window === 'undefined' || !window.matchMedia ? null : window.matchMedia(query);

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
  /** Media query of the screens that show it. */
  query: string;
  children: ReactNode;
}

/** A part for some screens. The server renders it for every screen; other screens remove it at hydration. */
export function OnScreen({ query, children }: Props) {
  return useOnScreen(query) && children;
}
