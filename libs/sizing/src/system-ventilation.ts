import { type InputError, type Limit, outOfRange } from './errors';
import { type SystemTexts, systemTexts } from './system.texts';
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

/** Ventilators of a system, all of one model. They take no part in the combination ratio. */
export interface Ventilation {
  /** Id of the product. */
  unit: number;
  count: number;
  /** Flow of each; null for the nominal one. */
  flow_m3h?: number | null | undefined;
}

export const VENTILATION_LIMITS = {
  count: { label: 'Number of ventilators', unit: '', min: 1, max: 64, whole: true },
  flow_m3h: { label: 'Air flow of a ventilator', unit: 'm³/h', min: 10, max: 20_000 },
} as const satisfies Record<string, Limit>;

/** Returns all violations of limits by the ventilators. */
export const checkVentilation = ({ count, flow_m3h }: Ventilation): InputError[] => [
  ...outOfRange('count', count, VENTILATION_LIMITS.count),
  ...(flow_m3h == null ? [] : outOfRange('flow_m3h', flow_m3h, VENTILATION_LIMITS.flow_m3h)),
];

/** The ventilators of a system with what they save. */
export interface VentilationPlan {
  unit: Ventilator;
  count: number;
  /** Flow of all of them. */
  flow_m3h: number;
  /** Cooling that they recover from the air that leaves, at most the load of the rooms. */
  recovered_kw: number;
}

/** Returns the ventilators of a system; null if there are none, or if their product is not in the catalogue. */
export function planVentilation(
  ventilation: Ventilation | null | undefined,
  ventilators: readonly Ventilator[],
  load_kw: number,
): VentilationPlan | null {
  const unit = ventilators.find(({ id }) => id === ventilation?.unit);
  if (!ventilation || !unit) return null;
  const { count } = ventilation;
  const flow_m3h = count * (ventilation.flow_m3h ?? unit.flow_m3h);
  const recovered = Math.round(recoveredCooling_kw(flow_m3h) * 1000) / 1000;
  return { unit, count, flow_m3h, recovered_kw: Math.min(load_kw, recovered) };
}

/** Returns warnings about ventilators that are no longer sold, or more air than they can move. */
export function ventilationWarnings(
  ventilation: Ventilation | null | undefined,
  plan: VentilationPlan | null,
): SystemWarning[] {
  if (!ventilation) return [];
  if (!plan) return [{ code: 'hidden_ventilator', id: ventilation.unit }];
  const { unit, count, flow_m3h } = plan;
  return [
    ...(flow_m3h > count * unit.flow_m3h
      ? [{ code: 'too_much_air' as const, model: unit.model, flow_m3h: unit.flow_m3h }]
      : []),
    ...(unit.price === null ? [{ code: 'no_price' as const, model: unit.model }] : []),
  ];
}

/** Returns a sentence about the ventilators and the load that they take off the outdoor unit. */
export const ventilationText = (
  { unit, count, flow_m3h, recovered_kw }: VentilationPlan,
  texts: SystemTexts = systemTexts,
) =>
  texts.ventilation(
    count,
    unit.model,
    Math.round(flow_m3h),
    texts.kilowatts(recovered_kw.toFixed(1)),
  );
