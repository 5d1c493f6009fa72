import { type InputError, type Limit, outOfRange } from './errors';
import type { SeriesLimits } from './system-limits';
import { type SystemTexts, systemTexts } from './system.texts';
import type { SizingValue } from './value-kinds';
import type { SystemWarning } from './warnings';

const CHECK = 'check the manual';
const metres = { unit: 'm', whole: true, section: 'system', confirmed: false } as const;

/** Typical limits of pipes. Limits entered for a series precede them. */
export const PIPE_VALUES = {
  pipe_run_max_m: {
    label: 'Pipe to the farthest indoor unit, max.',
    value: 165,
    source: `Typical actual length of VRF systems; ${CHECK}`,
    ...metres,
    ...{ min: 10, max: 1000 },
  },
  pipe_above_max_m: {
    label: 'Outdoor unit above the indoor units, max.',
    value: 50,
    source: `Typical of VRF systems; ${CHECK}`,
    ...metres,
    ...{ min: 1, max: 300 },
  },
  pipe_below_max_m: {
    label: 'Outdoor unit below the indoor units, max.',
    value: 40,
    source: `Typical of VRF systems; ${CHECK}`,
    ...metres,
    ...{ min: 1, max: 300 },
  },
  pipe_equivalent: {
    label: 'Equivalent length of a pipe divided by its length',
    value: 1.2,
    unit: '',
    source: 'Assumed share of bends and branch joints',
    ...{ min: 1, max: 2, whole: false, section: 'system', confirmed: false },
  },
} as const satisfies Record<string, SizingValue>;

type PipeValues = Readonly<Record<keyof typeof PIPE_VALUES, number>>;

/** Data of an outdoor unit about its pipes. */
export interface PipedUnit {
  model: string;
  /** Diameters of the main pipes, if staff entered them from the manual. */
  pipe_liquid_mm?: number | null | undefined;
  pipe_gas_mm?: number | null | undefined;
  /** Limits of its series; missing if none are entered. */
  series_limits?: SeriesLimits | null | undefined;
}

/** Pipes of a system, in m; null if not known. */
export interface Pipes {
  /** From the outdoor unit to the farthest indoor unit. */
  run_m?: number | null | undefined;
  /** Height of the outdoor unit above the farthest indoor unit; negative if it is below. */
  height_m?: number | null | undefined;
}

export const PIPE_LIMITS = {
  run_m: { label: 'Longest run', unit: 'm', min: 1, max: 1000 },
  height_m: { label: 'Height of the outdoor unit', unit: 'm', min: -300, max: 300 },
} as const satisfies Record<keyof Pipes, Limit>;

/** Returns all violations of limits by the pipes. */
export const checkPipes = (pipes: Pipes): InputError[] =>
  (['run_m', 'height_m'] as const).flatMap((field) =>
    pipes[field] == null ? [] : outOfRange(field, pipes[field], PIPE_LIMITS[field]),
  );

/**
 * Cooling capacity by the equivalent length of the pipe in m, at a combination ratio of 1: curve
 * CoolingLengthCorrectionFactor of EnergyPlus 9.3, example VariableRefrigerantFlow_5Zone, valid from 8 to 175 m. Typical;
 * a maker's table replaces it.
 */
export const PIPE_CURVE = [
  1.0693794 - 0.1151104 + 0.0511169,
  -0.0014951 - 0.0004369,
  0.00000256,
] as const;
const SHORTEST_M = 8;
const LONGEST_M = 175;

const curve = (length_m: number) =>
  PIPE_CURVE[0] + PIPE_CURVE[1] * length_m + PIPE_CURVE[2] * length_m ** 2;

/**
 * Returns the capacity of an outdoor unit with pipes of this length, relative to that with the short pipes of the nominal
 * capacity; 1 for an unknown length. It never rises with the length.
 */
export function pipeFactor({ run_m }: Pipes, values: PipeValues): number {
  if (run_m == null) return 1;
  const length_m = Math.min(LONGEST_M, Math.max(SHORTEST_M, run_m * values.pipe_equivalent));
  return curve(length_m) / curve(SHORTEST_M);
}

/** The pipes of a system with their limits. */
export interface PipePlan {
  run_m: number | null;
  height_m: number | null;
  /** Capacity relative to that with short pipes. */
  factor: number;
  run_max_m: number;
  /** For the outdoor unit above the rooms, or below them if it is. */
  height_max_m: number;
  /** True if any of the limits is a typical one. */
  is_default: boolean;
}

/** Returns the pipes with the limits of their series, else typical ones; null if nothing about them is known. */
export function planPipes(
  { run_m = null, height_m = null }: Pipes,
  [module]: readonly PipedUnit[],
  values: PipeValues,
): PipePlan | null {
  if (run_m === null && height_m === null) return null;
  const limits = module?.series_limits;
  const isBelow = (height_m ?? 0) < 0;
  const height = isBelow ? limits?.height_below_max_m : limits?.height_above_max_m;
  const run = limits?.run_max_m;
  return {
    run_m,
    height_m,
    factor: pipeFactor({ run_m }, values),
    run_max_m: run ?? values.pipe_run_max_m,
    height_max_m: height ?? values[isBelow ? 'pipe_below_max_m' : 'pipe_above_max_m'],
    is_default: (run_m !== null && run == null) || (height_m !== null && height == null),
  };
}

/** Returns a warning for each limit that the pipes exceed. */
export function pipeWarnings(pipes: PipePlan | null): SystemWarning[] {
  if (!pipes) return [];
  const { run_m, height_m, run_max_m, height_max_m } = pipes;
  const warnings: SystemWarning[] = [];
  if (run_m !== null && run_m > run_max_m) {
    warnings.push({ code: 'run_too_long', run_m, max_m: run_max_m });
  }
  if (run_m !== null && height_m !== null && run_m < Math.abs(height_m)) {
    warnings.push({ code: 'run_below_height', run_m, height_m });
  }
  if (height_m !== null && Math.abs(height_m) > height_max_m) {
    warnings.push({ code: 'height_too_large', height_m, max_m: height_max_m });
  }
  return warnings;
}

export const metresText = (value: number) => `${Math.round(value * 10) / 10} m`;

/** Returns a sentence about the capacity that the pipes take, and their limits. */
export function pipesText(
  { run_m, height_m, factor, ...pipes }: PipePlan,
  { pipes: texts }: SystemTexts = systemTexts,
): string {
  const lost = Math.round((1 - factor) * 100);
  const limits = [
    ...(run_m === null ? [] : [texts.runLimit(metresText(pipes.run_max_m))]),
    ...(height_m === null ? [] : [texts.heightLimit(metresText(pipes.height_max_m), height_m < 0)]),
  ];
  return [
    ...(run_m === null ? [] : [texts.lost(metresText(run_m), lost)]),
    texts.limits(limits),
    ...(pipes.is_default ? [texts.typical] : []),
  ].join(' ');
}

/** Returns the pipes that the manual states for the outdoor unit, where staff entered them; null otherwise. */
export function pipeSizesText(
  modules: readonly PipedUnit[],
  { pipes: texts }: SystemTexts = systemTexts,
): string | null {
  const sizes = modules.flatMap(({ model, pipe_liquid_mm: liquid, pipe_gas_mm: gas }) =>
    liquid == null || gas == null ? [] : [texts.sizes(model, liquid, gas)],
  );
  return sizes.length === 0 ? null : [...new Set(sizes)].join(' ');
}
