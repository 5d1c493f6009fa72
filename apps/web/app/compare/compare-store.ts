import type { CatalogueProduct } from '@shishir/contract';
import { keptList } from '../ui/browser/persisted-list';

/** One of the units that are to stand side by side. */
export type ComparedUnit = Pick<CatalogueProduct, 'id' | 'title' | 'type'>;

/** More do not fit beside each other. */
export const MOST_COMPARED = 4;

const compared = keptList('compare', parseUnits, (units) => units);

/** What was chosen, oldest first. Empty on the server and while the page hydrates. */
export const useCompared = compared.use;

/** Why a unit cannot join those that were chosen, as a sentence; null where it can. */
export function refusalOf(unit: ComparedUnit): string | null {
  const chosen = compared.latest();
  if (chosen.length >= MOST_COMPARED) return `Take one out first: ${MOST_COMPARED} units fit.`;
  const [first] = chosen;
  if (!first || first.type === unit.type) return null;
  return `${plural(unit.type)} cannot be compared with ${plural(first.type).toLowerCase()}.`;
}

/** 'Indoor Unit' -> 'Indoor units'. */
export const plural = (type: ComparedUnit['type']) => type.replace(' Unit', ' units');

export function addCompared(unit: ComparedUnit): void {
  keepCompared([...compared.latest().filter(({ id }) => id !== unit.id), unit]);
}

export function removeCompared(id: number): void {
  compared.store(compared.latest().filter((unit) => unit.id !== id));
}

/** From now on these are chosen, and no others. */
export function keepCompared(units: ComparedUnit[]): void {
  const named = units.map(({ id, title, type }) => ({ id, title, type }));
  compared.store(named.slice(0, MOST_COMPARED));
}

/** Broken or foreign content is no choice. */
function parseUnits(kept: unknown): ComparedUnit[] {
  return Array.isArray(kept) ? kept.filter(isUnit).slice(0, MOST_COMPARED) : [];
}

function isUnit(row: unknown): row is ComparedUnit {
  const unit = row as Partial<ComparedUnit> | null;
  return (
    Number.isSafeInteger(unit?.id) &&
    typeof unit?.title === 'string' &&
    typeof unit.type === 'string'
  );
}

/** The address of a comparison: '/compare?ids=1,22'. */
export function compareAddress(ids: number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
