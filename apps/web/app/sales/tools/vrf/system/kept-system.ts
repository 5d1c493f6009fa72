import type { SavedAs } from './project-query';

/** The system stored in this browser: its query, and the saved system that it belongs to. */
export interface KeptSystem {
  query: string;
  saved: SavedAs | null;
}

const KEY = 'vrf-system';

/** Returns the stored system; null if it is missing or unreadable. */
export function keptSystem(): KeptSystem | null {
  try {
    const { query, saved } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptSystem;
    if (typeof query !== 'string') return null;
    const isSaved = Number.isInteger(saved?.id) && Number.isInteger(saved?.version);
    return { query, saved: isSaved ? saved : null };
  } catch {
    return null;
  }
}

/** Stores the system; returns false if the browser has no storage. */
export function keepSystem(system: KeptSystem): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(system));
    return true;
  } catch {
    return false;
  }
}
