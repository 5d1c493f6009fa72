import { useCallback, useState } from 'react';
import { useToast } from '../toast';
import { uiTexts as texts } from '../ui.texts';

/** Loads a part of the page. Retries once on failure, since the connection may be back. */
export const loadPart = <T>(importPart: () => Promise<T>): Promise<T> =>
  importPart().catch(importPart);

/**
 * Returns a part of the page, null until it is loaded, and `load`, which resolves to false on failure.
 */
export function useOnDemand<T>(importPart: () => Promise<T>): [T | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const load = useCallback(
    () =>
      loadPart(importPart).then(
        (value) => {
          setPart({ value });
          return true;
        },
        () => false,
      ),
    [importPart],
  );
  return [part?.value ?? null, load];
}

/**
 * Returns a function that calls `leave` to load another page if a part of this page could not be loaded. Offline, when
 * the browser would show its error page, it shows a message instead and the page stays.
 */
export function useLeavePage() {
  const { toast } = useToast();
  return (leave: () => void) => {
    if (navigator.onLine) return leave();
    toast({
      title: texts.offline.title,
      description: texts.offline.text,
      variant: 'destructive',
      duration: 5000,
    });
  };
}

/** Calls `work` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 300);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}
