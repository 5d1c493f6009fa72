import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Sets the number in front of the window title; 0 removes it. */
export function setTitleCount(next: number): void {
  count = next;
  listeners.forEach((listener) => listener());
}

export const addToTitleCount = (more: number) => setTitleCount(count + more);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTitleCount = () => useSyncExternalStore(subscribe, () => count);
