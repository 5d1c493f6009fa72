import { useSyncExternalStore } from 'react';

/** A list that the browser keeps, the same in all its tabs. */
export interface KeptList<T> {
  /** What is in it, oldest first. Empty on the server and while the page hydrates. */
  use: () => T[];
  /** What is in it now. Storage speaks last, since another tab may have written while this one was frozen. */
  latest: () => T[];
  store: (next: T[]) => void;
}

/** `parse` takes whatever was kept, broken or foreign content included; `write` says how it is kept. */
export function keptList<T>(
  key: string,
  parse: (kept: unknown) => T[],
  write: (items: T[]) => unknown,
): KeptList<T> {
  const none: T[] = [];
  const listeners = new Set<() => void>();
  let items: T[] | null = null;
  /** False once the browser has refused to store: the list then lives as long as the page. */
  let storable = true;

  const current = () => (items ??= read() ?? none);
  const tell = () => listeners.forEach((listener) => listener());

  /** Null where the browser refuses to read. */
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
    tell();
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
      tell();
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
