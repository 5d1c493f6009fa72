import { type InputError, type Limit, outOfRange } from './errors';
import { type SystemTexts, systemTexts } from './system.texts';
import type { SizingValues } from './values';
import { recoveredCooling_kw } from './ventilator';
import type { SystemWarning } from './warnings';

/** A ventilator of the catalogue. */
export interface Ventilator {
  id: number;
  model: string;
  title: string;
  /** Whole taka; null if on request. */
  price: number | null;
  /** Nominal flow of outdoor air. */
  flow_m3h: number;
}

/** Ventilators of one model. They take no part in the combination ratio. */
export interface Ventilation {
  /** Id of the product. */
  unit: number;
  count: number;
  /** Flow of each; null for the nominal one. */
  flow_m3h?: number | null | undefined;
}

/** Maximum ventilator models of a system. */
export const MAX_VENTILATORS = 8;

export const VENTILATION_LIMITS = {
  count: { label: 'Number of ventilators', unit: '', min: 1, max: 64, whole: true },
  flow_m3h: { label: 'Air flow of a ventilator', unit: 'm³/h', min: 10, max: 20_000 },
} as const satisfies Record<string, Limit>;

/** Returns a list. Inputs and results of earlier versions have one ventilator model, or none. */
export const oneOrMore = <T extends object>(value: T | readonly T[] | null | undefined): T[] =>
  value == null ? [] : Array.isArray(value) ? [...(value as readonly T[])] : [value as T];

/** Returns all violations of limits by the ventilators. The fields of a list have the place of the model. */
export function checkVentilation(
  ventilation: Ventilation | readonly Ventilation[] | null | undefined,
): InputError[] {
  const all = oneOrMore(ventilation);
  const field = (at: number, name: string) =>
    Array.isArray(ventilation) ? `ventilation.${at}.${name}` : `ventilation.${name}`;
  return [
    ...(all.length > MAX_VENTILATORS
      ? [
          {
            ...{ field: 'ventilation', code: 'too_many' as const },
            ...{ label: 'Models of ventilators', max: MAX_VENTILATORS },
          },
        ]
      : []),
    ...all.flatMap(({ count, flow_m3h }, at) => [
      ...outOfRange(field(at, 'count'), count, VENTILATION_LIMITS.count),
      ...(flow_m3h == null
        ? []
        : outOfRange(field(at, 'flow_m3h'), flow_m3h, VENTILATION_LIMITS.flow_m3h)),
    ]),
  ];
}

/** The ventilators of one model with what they save. */
export interface VentilationPlan {
  unit: Ventilator;
  count: number;
  /** Flow of all of them. */
  flow_m3h: number;
  /** Cooling that they recover from the air that leaves; together at most the load of the rooms. */
  recovered_kw: number;
  /** Share of the cooling recovered; results of earlier versions have none, and used 60 %. */
  efficiency_percent?: number | undefined;
}

/** Returns the ventilators of a system by model, without those whose product is not in the catalogue. */
export function planVentilation(
  ventilation: SystemVentilation,
  ventilators: readonly Ventilator[],
  load_kw: number,
  values: Pick<SizingValues, 'recovery_percent'>,
): VentilationPlan[] {
  let left_w = Math.round(load_kw * 1000);
  return oneOrMore(ventilation).flatMap((one) => {
    const unit = ventilators.find(({ id }) => id === one.unit);
    if (!unit) return [];
    const { count } = one;
    const flow_m3h = count * (one.flow_m3h ?? unit.flow_m3h);
    const recovered_w = Math.min(left_w, Math.round(recoveredCooling_kw(flow_m3h, values) * 1000));
    left_w -= recovered_w;
    const efficiency_percent = values.recovery_percent;
    return [{ unit, count, flow_m3h, recovered_kw: recovered_w / 1000, efficiency_percent }];
  });
}

/** Ventilators of a system by model; earlier inputs have a single one. */
export type SystemVentilation = Ventilation | readonly Ventilation[] | null | undefined;

/** Returns warnings about ventilators that are no longer sold, or more air than they can move. */
export function ventilationWarnings(
  ventilation: SystemVentilation,
  plans: readonly VentilationPlan[],
  load_kw: number,
  { recovered_max_percent }: Pick<SizingValues, 'recovered_max_percent'>,
): SystemWarning[] {
  const known = new Set(plans.map(({ unit }) => unit.id));
  const hidden = oneOrMore(ventilation).filter(({ unit }) => !known.has(unit));
  const recovered_kw = plans.reduce((sum, plan) => sum + plan.recovered_kw, 0);
  const percent = load_kw > 0 ? Math.round((recovered_kw * 100) / load_kw) : 0;
  return [
    ...(percent >= recovered_max_percent ? [{ code: 'mostly_recovered' as const, percent }] : []),
    ...hidden.map(({ unit }) => ({ code: 'hidden_ventilator' as const, id: unit })),
    ...plans.flatMap(({ unit, count, flow_m3h }) => [
      ...(flow_m3h > count * unit.flow_m3h
        ? [{ code: 'too_much_air' as const, model: unit.model, flow_m3h: unit.flow_m3h }]
        : []),
      ...(unit.price === null ? [{ code: 'no_price' as const, model: unit.model }] : []),
    ]),
  ];
}

/**
 * Returns sentences about the ventilators and the load that they take off the outdoor unit; blank without any.
 */
export function ventilationText(
  plans: readonly VentilationPlan[],
  texts: SystemTexts = systemTexts,
): string {
  if (plans.length === 0) return '';
  const each = plans.map(({ unit, count, flow_m3h, recovered_kw, efficiency_percent = 60 }) =>
    texts.ventilator(
      count,
      unit.model,
      Math.round(flow_m3h),
      texts.kilowatts(recovered_kw.toFixed(1)),
      efficiency_percent,
    ),
  );
  return `${each.join(' ')} ${texts.ventilation}`;
}
