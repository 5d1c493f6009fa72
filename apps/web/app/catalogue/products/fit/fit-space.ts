import { numberOrNull } from '@shishir/format';

/** Query parameter with the space that a visitor has typed. */
export const SPACE_QUERY = 'space';

/** Unit whose place is checked: a ceiling void for its height, or a free wall for its width. */
export interface FitUnit {
  kind: 'void' | 'ventilator' | 'wall';
  /** True for a unit with ducts, false for one with a panel in the ceiling. */
  ducted: boolean;
  width_mm: number;
  height_mm: number;
  /** Sentence about the space that the unit needs. */
  lead: string;
  /** The manufacturer's minimum for the space; null if unknown, then `SPARE_MM` applies. */
  least_mm: number | null;
}

/**
 * Spare room in mm beside the body: for hangers, pipes and the fall of the drain in a void, and for air and service at
 * both ends on a wall. Estimates, until an engineer confirms them per family.
 */
export const SPARE_MM = { void: 50, ventilator: 50, wall: 120 };
const MAX_MM = 9_999;
/** Steps of the space that is filled in at first. */
const STEP_MM = { void: 50, ventilator: 50, wall: 100 };

/** Side of the unit that takes up the space. */
export const sideOf = ({ kind, width_mm, height_mm }: FitUnit): number =>
  kind === 'wall' ? width_mm : height_mm;

/** Smallest space in mm that leaves enough room. */
export const neededSpace = (unit: FitUnit): number =>
  Math.max(sideOf(unit), unit.least_mm ?? sideOf(unit) + SPARE_MM[unit.kind]);

/** Returns a round space in which the unit fits. */
export const firstSpace = (unit: FitUnit): number =>
  Math.ceil(neededSpace(unit) / STEP_MM[unit.kind]) * STEP_MM[unit.kind];

/** Returns whole millimetres typed as '300', '1,200', '৩০০' or '300 mm'; null for anything else. */
export function readSpace(typed: string): number | null {
  const space = numberOrNull(typed.replace(/\s*mm\s*$/i, ''), { whole: true });
  return space !== null && space > 0 && space <= MAX_MM ? Math.round(space) : null;
}

export type FitVerdict = 'fits' | 'tight' | 'short';

/** Returns whether a unit fits into a space, and how many mm are left; negative if it is too small. */
export function judgeSpace(
  unit: FitUnit,
  space_mm: number,
): { verdict: FitVerdict; left_mm: number } {
  const left_mm = space_mm - sideOf(unit);
  if (left_mm < 0) return { verdict: 'short', left_mm };
  return { verdict: space_mm < neededSpace(unit) ? 'tight' : 'fits', left_mm };
}
