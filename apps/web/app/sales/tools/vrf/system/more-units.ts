import type { SystemCatalogue } from '@shishir/contract';

const joined = <T extends { id: number }>(first: readonly T[], more: readonly T[]): T[] => {
  const known = new Set(first.map(({ id }) => id));
  const others = more.filter(({ id }) => !known.has(id));
  return others.length === 0 ? (first as T[]) : [...first, ...others];
};

/** Returns a catalogue with more units. Those in both are taken from the first. */
export const withMore = (first: SystemCatalogue, more: SystemCatalogue): SystemCatalogue => ({
  indoor: joined(first.indoor, more.indoor),
  outdoor: joined(first.outdoor, more.outdoor),
  ventilators: joined(first.ventilators, more.ventilators),
});
