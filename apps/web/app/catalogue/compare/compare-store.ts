import type { CatalogueProduct } from '@shishir/contract';
import { persistedList } from '../../platform/ui/browser/persisted-list';

/** A unit in the comparison. */
export interface ComparedUnit extends Pick<CatalogueProduct, 'id' | 'title'> {
  /** 'Indoor Unit', 'Chiller'. Indoor units are compared with each other only. */
  type: string;
}

/** More columns do not fit on a screen. */
export const MAX_COMPARED = 4;

const compared = persistedList('compare', parseUnits, (units) => units);

/** The chosen units, oldest first. Empty on the server and during hydration. */
export const useCompared = compared.use;

/** The error message for a unit that cannot be added; null where it can. */
export function compareError(unit: ComparedUnit): string | null {
  const chosen = compared.latest();
  if (chosen.length >= MAX_COMPARED) return `Take one out first: ${MAX_COMPARED} units fit.`;
  const [first] = chosen;
  if (!first || isComparable(first.type, unit.type)) return null;
  return `${plural(unit.type)} cannot be compared with ${pluralInSentence(first.type)}.`;
}

const INDOOR = 'Indoor Unit';
export const isComparable = (one: string, other: string) => (one === INDOOR) === (other === INDOOR);

/** 'Indoor Unit' -> 'Indoor units', 'Chiller' -> 'Chillers'. */
const plural = (type: string) => `${type.replace(' Unit', ' unit')}s`;

/** 'Indoor Unit' -> 'indoor units'. */
export const pluralInSentence = (type: string) =>
  plural(type).replace(/^./, (letter) => letter.toLowerCase());

export function addToCompared(unit: ComparedUnit): void {
  setCompared([...compared.latest().filter(({ id }) => id !== unit.id), unit]);
}

export function removeCompared(id: number): void {
  compared.store(compared.latest().filter((unit) => unit.id !== id));
}

/** Replaces the chosen units. */
export function setCompared(units: ComparedUnit[]): void {
  const named = units.map(({ id, title, type }) => ({ id, title, type }));
  compared.store(named.slice(0, MAX_COMPARED));
}

/** Broken or foreign content gives an empty list. */
function parseUnits(stored: unknown): ComparedUnit[] {
  return Array.isArray(stored) ? stored.filter(isUnit).slice(0, MAX_COMPARED) : [];
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
export function comparePath(ids: number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
