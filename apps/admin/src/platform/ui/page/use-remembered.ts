import { useState } from 'react';

/** A choice that this browser remembers; without storage it lasts as long as the page. */
export function useRemembered<T>(key: string, first: T): [T, (choice: T) => void] {
  const [choice, setChoice] = useState<T>(() => read(key) ?? first);
  const remember = (next: T) => {
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Nothing to do: the choice holds for now.
    }
  };
  return [choice, remember];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
