import type { SavedAs } from './system-query';

/** The system that this browser keeps: its address, and which saved one it is. */
export interface KeptSystem {
  query: string;
  saved: SavedAs | null;
}

const KEY = 'vrf-system';

/** Null where there is none, or none that can be read. */
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

/** False where the browser keeps nothing. */
export function keepSystem(system: KeptSystem): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(system));
    return true;
  } catch {
    return false;
  }
}
