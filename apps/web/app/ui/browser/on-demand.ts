import { useCallback, useState } from 'react';

/**
 * A part of the page that is loaded when it is first wanted: null until then. `load` says whether it came;
 * it did not where the network was gone.
 */
export function useOnDemand<T>(bring: () => Promise<T>): [T | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const load = useCallback(
    () =>
      bring().then(
        (value) => {
          setPart({ value });
          return true;
        },
        () => false,
      ),
    [bring],
  );
  return [part?.value ?? null, load];
}

/** Calls `work` once the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 300);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}
