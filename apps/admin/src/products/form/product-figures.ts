import { figureWarnings } from '@shishir/format';
import { numberOf } from './number-text';
import type { ProductField, TypedProduct } from './product-form-values';

/** The fields that the check looks at. */
const FIGURES: readonly ProductField[] = [
  'type',
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
];

/** Where the figures contradict each other, as sentences. */
export function warningsOf(typed: TypedProduct): string[] {
  return figureWarnings({
    type: typed.type,
    horsepower: numberOf(typed.horsepower),
    cooling_kw: numberOf(typed.cooling_kw),
    cooling_btu: numberOf(typed.cooling_btu),
    cooling_tr: numberOf(typed.cooling_tr),
    power_input_w: numberOf(typed.power_input_w),
  });
}

/** What somebody has to stand by: contradictions that are new, not those that were accepted before. */
export const newWarnings = (typed: TypedProduct, changed: ProductField[]): string[] =>
  changed.some((name) => FIGURES.includes(name)) ? warningsOf(typed) : [];

/** W of cooling per W of input; only an outdoor unit's input is that of the whole system. */
export function copOf(typed: TypedProduct): number | null {
  const kw = numberOf(typed.cooling_kw);
  const watts = numberOf(typed.power_input_w);
  if (typed.type !== 'Outdoor Unit' || kw === null || !watts) return null;
  return (kw * 1000) / watts;
}
