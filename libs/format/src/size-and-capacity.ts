import { formatCapacity } from './capacity';
import { latinDigits } from './digits';
import { language } from './language';
import { nominalTons } from './units';

/** Capacity of a unit in TR and kW; null if not known. */
interface Capacities {
  cooling_tr: number | null;
  cooling_kw: number | null;
}

/**
 * Returns a size with the exact capacity in brackets, in TR if known, if their figures differ: '1.3 ton (1.28 TR)',
 * '8 HP (6.37 TR)', '2 ton'.
 */
export function withCapacity(size: string, { cooling_tr, cooling_kw }: Capacities): string {
  const [figure, unit] = cooling_tr === null ? [cooling_kw, 'kW'] : [cooling_tr, 'TR'];
  if (figure === null || Number.parseFloat(latinDigits(size)) === Number(formatCapacity(figure))) {
    return size;
  }
  return `${size} (${formatCapacity(figure)} ${unit})`;
}

interface Sized extends Capacities {
  horsepower?: number | null | undefined;
}

/**
 * Returns the usual size of a unit: HP of an outdoor unit, else nominal tons. The kW if no other figure is known; blank
 * without any.
 */
export function usualSize({ horsepower, cooling_tr, cooling_kw }: Sized, words = language): string {
  if (horsepower != null) return `${formatCapacity(horsepower)} HP`;
  if (cooling_tr !== null) return words.tons(nominalTons(cooling_tr));
  return cooling_kw === null ? '' : `${formatCapacity(cooling_kw)} kW`;
}

/** Returns the usual size of a unit with its exact capacity. */
export const sizeAndCapacity = (unit: Sized, words = language): string =>
  withCapacity(usualSize(unit, words), unit);
