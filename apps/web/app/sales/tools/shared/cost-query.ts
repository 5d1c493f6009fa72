import {
  errorText,
  type InputError,
  type Result,
  type RunningCost,
  DEFAULT_VALUES,
  runningCost,
  type SizingValues,
  type Tariff,
} from '@shishir/sizing';
import { numberOf, questionOf, WHOLE } from './typed-number';

/** Returns the fields of the running cost of a home with the values that staff have set. */
export const homeCost = (values: SizingValues) => ({
  hours: String(values.home_hours_day),
  days: String(values.home_days_month),
  load: String(values.load_factor_percent),
  other: String(values.home_other_kwh),
  peak: String(values.office_peak_hours_day),
  tariff: 'LT-A',
});
/** The published values of the fields, which addresses omit. */
export const USUAL_COST = homeCost(DEFAULT_VALUES);
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
