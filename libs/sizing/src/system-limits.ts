import type { SizingValue } from './value-kinds';

/** Sizes of outdoor units in HP with a limit of their own. A size between two of them has the limit of the smaller one. */
export const OUTDOOR_SIZES = [
  4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34,
] as const;
type OutdoorSize = (typeof OUTDOOR_SIZES)[number];

/** Nominal capacity per HP of outdoor units, in kW: 22.4 kW are 8 HP. */
const KW_PER_HP = 2.8;

/** Indoor units of 2.2 kW, the smallest of most series, that reach 130% of the capacity. */
const TYPICAL_INDOOR_MAX: Record<OutdoorSize, number> = {
  4: 6,
  5: 8,
  6: 9,
  8: 13,
  10: 16,
  12: 19,
  14: 23,
  16: 26,
  18: 29,
  20: 33,
  22: 36,
  24: 39,
  26: 43,
  28: 46,
  30: 49,
  32: 52,
  34: 56,
};

const CHECK = 'check the manufacturer’s table';
const ratio = { unit: '%', whole: true, section: 'system', confirmed: false } as const;
const units = { unit: 'units', whole: true, section: 'system', confirmed: false } as const;
const RANGE = `Typical range of VRF outdoor units; ${CHECK}`;

/** Typical limits of outdoor units by size. Limits of a product precede them. */
export const LIMIT_VALUES = {
  ratio_min_percent: {
    ...{ label: 'Combination ratio, min., from 8 HP', value: 50, source: RANGE, ...ratio },
    ...{ min: 10, max: 100 },
  },
  ratio_max_percent: {
    ...{ label: 'Combination ratio, max., from 8 HP', value: 130, source: RANGE, ...ratio },
    ...{ min: 100, max: 200 },
  },
  ratio_min_small_percent: {
    ...{ label: 'Combination ratio, min., below 8 HP', value: 50, source: RANGE, ...ratio },
    ...{ min: 10, max: 100 },
  },
  ratio_max_small_percent: {
    ...{ label: 'Combination ratio, max., below 8 HP', value: 130, source: RANGE, ...ratio },
    ...{ min: 100, max: 200 },
  },
  indoor_max: {
    label: 'Max. indoor units of a system, all modules together',
    value: 64,
    source: `Typical limit of VRF systems; ${CHECK}`,
    ...units,
    ...{ min: 1, max: 256 },
  },
  ...(Object.fromEntries(
    OUTDOOR_SIZES.map((hp) => [
      `indoor_max_${hp}_hp`,
      {
        label: `Max. indoor units, ${hp} HP`,
        value: TYPICAL_INDOOR_MAX[hp],
        source: `Typical: units of 2.2 kW up to 130%; ${CHECK}`,
        ...units,
        ...{ min: 1, max: 256 },
      },
    ]),
  ) as Record<`indoor_max_${OutdoorSize}_hp`, SizingValue>),
} as const satisfies Record<string, SizingValue>;

type LimitKey = keyof typeof LIMIT_VALUES;

/** Keys of the limits that apply to some sizes only. */
export const SIZE_LIMIT_KEYS: ReadonlySet<string> = new Set(
  Object.keys(LIMIT_VALUES).filter((key) => key !== 'indoor_max'),
);

/** Limits of a series from the manufacturer's manual. A limit that is not entered is null. */
export interface SeriesLimits {
  /** Modules that may be combined, by their HP from small to large; an empty list allows no combination. */
  module_sets: readonly (readonly number[])[] | null;
  /** From the outdoor unit to the farthest indoor unit, in m. */
  run_max_m: number | null;
  /** Outdoor unit above the indoor units, and below them, in m. */
  height_above_max_m: number | null;
  height_below_max_m: number | null;
  source: string;
  confirmed: boolean;
}

/** An outdoor unit with the limits that staff entered for it; null if there are none. */
interface Limited {
  horsepower: number | null;
  cooling_kw: number;
  ratio_min: number | null;
  ratio_max: number | null;
  indoor_max: number | null;
}

/** Returns the keys of the typical limits of an outdoor unit, by its HP or, without one, by its capacity. */
export function limitKeys({ horsepower, cooling_kw }: Pick<Limited, 'horsepower' | 'cooling_kw'>) {
  const hp = horsepower ?? Math.round(cooling_kw / KW_PER_HP);
  const size = OUTDOOR_SIZES.findLast((one) => one <= hp) ?? OUTDOOR_SIZES[0];
  const isSmall = size < 8;
  return {
    ratio_min: isSmall ? 'ratio_min_small_percent' : 'ratio_min_percent',
    ratio_max: isSmall ? 'ratio_max_small_percent' : 'ratio_max_percent',
    indoor_max: `indoor_max_${size}_hp`,
  } as const satisfies Record<string, LimitKey>;
}

/** Returns the limits of an outdoor unit: those of the product, else the typical ones of its size. */
export function limitsOf(unit: Limited, values: Readonly<Record<LimitKey, number>>) {
  const keys = limitKeys(unit);
  return {
    ratio_min: unit.ratio_min ?? values[keys.ratio_min],
    ratio_max: unit.ratio_max ?? values[keys.ratio_max],
    indoor_max: unit.indoor_max ?? values[keys.indoor_max],
  };
}

/**
 * Returns how many indoor units a set of modules can serve: the sum of its modules, up to the limit of a system. A
 * module with a higher limit keeps it.
 */
export function indoorMaxOf(
  limits: readonly number[],
  values: Readonly<Record<'indoor_max', number>>,
): number {
  const sum = limits.reduce((total, limit) => total + limit, 0);
  return Math.min(sum, Math.max(values.indoor_max, ...limits));
}

/**
 * Returns whether the manufacturer's table allows a combination of modules; null for a single unit, and if the table of
 * the series is not entered.
 */
export function allowsSet(
  modules: readonly {
    horsepower: number | null;
    series_limits?: SeriesLimits | null | undefined;
  }[],
): boolean | null {
  const sets = modules[0]?.series_limits?.module_sets;
  if (modules.length < 2 || !sets) return null;
  const sizes = modules.map(({ horsepower }) => horsepower ?? 0).sort((a, b) => a - b);
  return sets.some((set) => set.length === sizes.length && set.every((hp, at) => hp === sizes[at]));
}
