import { useState } from 'react';

/** State that this browser stores; without storage it lasts as long as the page. */
export function useRemembered<T>(key: string, first: T): [T, (choice: T) => void] {
  const [choice, setChoice] = useState<T>(() => read(key) ?? first);
  const remember = (next: T) => {
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the choice still applies to this page.
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
