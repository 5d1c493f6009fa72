import { useSyncExternalStore } from 'react';

/** A list in the browser's local storage, the same in all tabs. */
interface PersistedList<T> {
  /** Hook: the items, oldest first. Empty on the server and during hydration. */
  use: () => T[];
  /** The current items from storage: another tab may have written while this one was frozen. */
  latest: () => T[];
  store: (next: T[]) => void;
  /** Calls `listener` after each change, also by another tab. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** `parse` must accept any stored content, also broken or foreign content; `write` returns the value to store. */
export function persistedList<T>(
  key: string,
  parse: (stored: unknown) => T[],
  write: (items: T[]) => unknown,
): PersistedList<T> {
  const none: T[] = [];
  const listeners = new Set<() => void>();
  let items: T[] | null = null;
  /** False once the browser has rejected a write: the list then exists only until the page is left. */
  let storable = true;

  const current = () => (items ??= read() ?? none);
  const notify = () => listeners.forEach((listener) => listener());

  /** Null if the browser does not allow reading. */
  function read(): T[] | null {
    try {
      return parse(parseJson(window.localStorage.getItem(key)));
    } catch {
      return null;
    }
  }

  function onOtherTab(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return;
    items = read();
    notify();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
    };
  }

  return {
    use: () => useSyncExternalStore(subscribe, current, () => none),
    latest: () => (storable && read()) || current(),
    store(next) {
      items = next;
      try {
        window.localStorage.setItem(key, JSON.stringify(write(next)));
        storable = true;
      } catch {
        storable = false;
      }
      notify();
    },
    subscribe,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
