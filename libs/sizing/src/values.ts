import { CHOICE_VALUES } from './choice-values';
import { outOfRange, type InputError } from './errors';
import { PIPE_VALUES } from './piping';
import { REFRIGERANT_VALUES } from './refrigerant';
import { ROOM_VALUES } from './room-values';
import { STATIONS } from './stations';
import { LIMIT_VALUES } from './system-limits';
import { USE_VALUES } from './use-values';
import type { SizingValue } from './value-kinds';

/** Constants of systems and of the running cost. */
const SYSTEM_VALUES = {
  ...LIMIT_VALUES,
  ...CHOICE_VALUES,
  ...PIPE_VALUES,
  ...REFRIGERANT_VALUES,
  recovery_percent: {
    label: 'Energy recovery ventilator: share of the cooling recovered',
    value: 60,
    unit: '%',
    source: 'Assumed: paper cores are rated 50 to 70% to ANSI/AHRI 1060',
    min: 0,
    max: 100,
    whole: false,
    section: 'air',
    confirmed: false,
  },
  ...USE_VALUES,
  load_factor_percent: {
    label: 'Average load while running',
    value: 60,
    unit: '%',
    source: 'Assumed',
    min: 1,
    max: 100,
    whole: true,
    section: 'running',
    confirmed: false,
  },
  cop: {
    label: 'Efficiency (COP) of a unit without a label',
    value: 3.5,
    unit: 'W/W',
    source: 'Assumed',
    min: 1,
    max: 10,
    whole: false,
    section: 'running',
    confirmed: false,
  },
  grid_g_kwh: {
    label: 'CO₂e of the grid',
    value: 670,
    unit: 'g/kWh',
    source: 'Grid factor of the Department of Environment; year needed',
    min: 0,
    max: 2000,
    whole: true,
    section: 'running',
    confirmed: false,
  },
} as const satisfies Record<string, SizingValue>;

/** All constants of the calculations with value, unit, source, limits, and whether an engineer has confirmed them. */
export const VALUES = { ...ROOM_VALUES, ...SYSTEM_VALUES } as const;

export type ValueKey = keyof typeof VALUES;
export const VALUE_KEYS = Object.keys(VALUES) as ValueKey[];

/** Returns a constant, widened to the general type. */
export const valueEntry = (key: ValueKey): SizingValue => VALUES[key];

/** Input of the calculations: a number for each constant. */
export type SizingValues = Readonly<Record<ValueKey, number>>;

export const DEFAULT_VALUES = Object.fromEntries(
  VALUE_KEYS.map((key) => [key, valueEntry(key).value]),
) as SizingValues;

/** Returns the defaults, overridden by the values that staff have set. */
export const withValues = (set: Partial<SizingValues>): SizingValues => ({
  ...DEFAULT_VALUES,
  ...set,
});

/** Constants that must not be smaller than the previous one. */
const RISING: readonly (readonly ValueKey[])[] = [
  ['outdoor_wb_c', 'outdoor_db_c'],
  ...STATIONS.slice(1).map((name) => [`${name}_wb_c`, `${name}_db_c`] as ValueKey[]),
  ['envelope_low', 'envelope_high'],
  ['inner_low_k', 'inner_likely_k', 'inner_high_k'],
  ['air_low', 'air_likely', 'air_high'],
  ['air_changes_closed', 'air_changes_opened'],
  ['equipment_low', 'equipment_likely', 'equipment_high'],
  ['aim_ratio_min_percent', 'aim_ratio_max_percent', 'aim_ratio_diversity_percent'],
  ['office_peak_hours_day', 'office_hours_day'],
  ['shade_outside', 'shade_inside', 'shade_none'],
];

/** Returns all violations of the limits and of the order among the constants. */
export function checkValues(values: SizingValues): InputError<ValueKey>[] {
  const errors = VALUE_KEYS.flatMap((key) => outOfRange(key, values[key], valueEntry(key)));
  if (errors.length > 0) return errors;
  return RISING.flatMap((keys) =>
    keys.slice(1).flatMap((key, at) => {
      const below = keys[at]!;
      if (values[key] >= values[below]) return [];
      const [label, other] = [valueEntry(key).label, valueEntry(below).label];
      return [{ code: 'out_of_order' as const, field: key, label, below, other }];
    }),
  );
}
