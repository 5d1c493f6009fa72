import {
  errorText,
  type InputError,
  type Result,
  type RunningCost,
  OFFICE_USE,
  runningCost,
  type SizingValues,
  type Tariff,
  valueEntry,
} from '@shishir/sizing';
import { numberOf, questionOf, WHOLE } from './typed-number';

/** The fields of the running cost with their usual values, which addresses omit. */
export const USUAL_COST = {
  hours: '8',
  days: '30',
  load: String(valueEntry('load_factor_percent').value),
  other: '250',
  peak: String(OFFICE_USE.peak_hours_day),
  tariff: 'LT-A',
};
export type CostField = keyof typeof USUAL_COST;
export const COST_FIELDS = Object.keys(USUAL_COST) as CostField[];

/** Returns the monthly cost of an electrical input in watts, with the values of the form. */
export function costOf(
  typed: Record<CostField, string>,
  input_w: number,
  values: SizingValues,
  tariff: Tariff,
): Result<RunningCost> {
  const bySlabs = tariff.kind === 'slabs';
  return runningCost(
    {
      // A small room with an efficient unit can be below the minimum of the calculation.
      input_w: Math.max(10, input_w),
      demand_w: Math.max(10, input_w),
      hours_day: numberOf(typed.hours),
      days_month: numberOf(typed.days, WHOLE),
      load_percent: numberOf(typed.load),
      ...(bySlabs
        ? { base_kwh: numberOf(typed.other, WHOLE) }
        : { peak_hours_day: numberOf(typed.peak) }),
    },
    tariff,
    values,
  );
}

const FIELD_OF: Record<string, CostField> = {
  hours_day: 'hours',
  days_month: 'days',
  load_percent: 'load',
  base_kwh: 'other',
  peak_hours_day: 'peak',
};

/** Returns a sentence for each field with an error. */
export function errorsOfCost(
  errors: readonly InputError[],
  typed: Record<CostField, string>,
): Partial<Record<CostField, string>> {
  const found: Partial<Record<CostField, string>> = {};
  for (const error of errors) {
    const field = FIELD_OF[error.field];
    if (!field) continue;
    const options = field === 'days' || field === 'other' ? WHOLE : {};
    found[field] ??= questionOf(error, typed[field], options) ?? errorText(error);
  }
  return found;
}
