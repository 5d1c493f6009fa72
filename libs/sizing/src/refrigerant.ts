import { type InputError, type Limit, outOfRange } from './errors';
import { type SystemTexts, systemTexts } from './system.texts';
import type { SizingValue } from './value-kinds';
import type { SystemWarning } from './warnings';

const density = { unit: 'kg/m³', min: 0.001, max: 5, whole: false, section: 'system' } as const;

/** Limits of the refrigerant that may leak into a room, by refrigerant. */
export const REFRIGERANT_VALUES = {
  r410a_rcl_kg_m3: {
    label: 'R410A: refrigerant concentration limit (RCL)',
    value: 0.42,
    source: 'ANSI/ASHRAE Standard 34-2019, table 4-2',
    ...density,
    confirmed: true,
  },
  r410a_practical_kg_m3: {
    label: 'R410A: practical limit',
    value: 0.44,
    source: 'EN 378-1:2016, annex E',
    ...density,
    confirmed: true,
  },
  r32_lfl_kg_m3: {
    label: 'R32: lower flammability limit (LFL)',
    value: 0.307,
    source: 'ISO 817:2014; EN 378-1:2016, annex E',
    ...density,
    confirmed: true,
  },
  r32_share: {
    label: 'R32: share of the LFL that is allowed',
    value: 0.25,
    source: 'ANSI/ASHRAE Standard 34-2019: RCL of flammable refrigerants, 25% of the LFL',
    ...{ unit: '', min: 0.01, max: 1, whole: false, section: 'system', confirmed: true },
  },
} as const satisfies Record<string, SizingValue>;

type RefrigerantValues = Readonly<Record<keyof typeof REFRIGERANT_VALUES, number>>;

/** Refrigerant of a system and the smallest room that it can leak into; null if not known. */
export interface Charge {
  /** Factory charge and what the pipes need. */
  charge_kg?: number | null | undefined;
  /** Floor area times height of the smallest room with a unit. */
  room_m3?: number | null | undefined;
}

export const CHARGE_LIMITS = {
  charge_kg: { label: 'Refrigerant charge', unit: 'kg', min: 0.1, max: 500 },
  room_m3: { label: 'Volume of the smallest room', unit: 'm³', min: 1, max: 100_000 },
} as const satisfies Record<keyof Charge, Limit>;

/** Returns all violations of limits by the charge and the room. */
export const checkCharge = (charge: Charge): InputError[] =>
  (['charge_kg', 'room_m3'] as const).flatMap((field) =>
    charge[field] == null ? [] : outOfRange(field, charge[field], CHARGE_LIMITS[field]),
  );

/** Reasons why a concentration is not checked. */
export type NotChecked = 'charge_and_room' | 'charge' | 'room' | 'refrigerant';

/** Concentration after a leak of the whole charge into the smallest room. */
export type RefrigerantCheck =
  | { checked: false; missing: NotChecked }
  | {
      checked: true;
      refrigerant: string;
      charge_kg: number;
      room_m3: number;
      kg_m3: number;
      /** The lowest limit first. */
      limits: RefrigerantLimit[];
      /** Volume of the smallest room at the lowest limit. */
      least_m3: number;
    };

/** A concentration with its source. */
interface RefrigerantLimit {
  name: string;
  /** Share of the value of that name. */
  percent?: number;
  kg_m3: number;
}

/** Returns the limits of a refrigerant, the lowest first; empty for one without known limits. */
function limitsFor(refrigerant: string, values: RefrigerantValues): RefrigerantLimit[] {
  const name = refrigerant.replaceAll(/[\s-]/g, '').toUpperCase();
  const limits: RefrigerantLimit[] =
    name === 'R410A'
      ? [
          { name: 'ASHRAE 34', kg_m3: values.r410a_rcl_kg_m3 },
          { name: 'EN 378', kg_m3: values.r410a_practical_kg_m3 },
        ]
      : name === 'R32'
        ? [
            {
              name: 'LFL',
              percent: Math.round(values.r32_share * 100),
              kg_m3: values.r32_lfl_kg_m3 * values.r32_share,
            },
          ]
        : [];
  return limits.sort((a, b) => a.kg_m3 - b.kg_m3);
}

/** Divides the charge by the volume of the smallest room, for the refrigerant of the units. */
export function checkRefrigerant(
  { charge_kg, room_m3 }: Charge,
  refrigerants: readonly string[],
  values: RefrigerantValues,
): RefrigerantCheck {
  if (charge_kg == null || room_m3 == null) {
    const missing =
      charge_kg != null ? 'room' : room_m3 != null ? 'charge' : ('charge_and_room' as const);
    return { checked: false, missing };
  }
  const [refrigerant, other] = refrigerants;
  const limits = refrigerant && !other ? limitsFor(refrigerant, values) : [];
  const [lowest] = limits;
  if (!refrigerant || !lowest) return { checked: false, missing: 'refrigerant' };
  return {
    checked: true,
    ...{ refrigerant, charge_kg, room_m3, limits },
    kg_m3: charge_kg / room_m3,
    least_m3: charge_kg / lowest.kg_m3,
  };
}

/** Returns a warning if the concentration exceeds the lowest limit. */
export function refrigerantWarnings(check: RefrigerantCheck): SystemWarning[] {
  const lowest = check.checked ? check.limits[0] : undefined;
  if (!check.checked || !lowest || check.kg_m3 <= lowest.kg_m3) return [];
  const { refrigerant, kg_m3, least_m3 } = check;
  return [{ code: 'too_much_refrigerant', refrigerant, kg_m3, least_m3 }];
}

/** Concentrations have two decimals; three if they are small. */
export const kgM3 = (value: number) => `${value.toFixed(value < 0.1 ? 3 : 2)} kg/m³`;

/** Returns a sentence with the concentration and its limits, or that it is not checked. */
export function refrigerantText(
  check: RefrigerantCheck,
  { refrigerant: texts }: SystemTexts = systemTexts,
): string {
  if ('missing' in check) return texts.notChecked(texts.missing[check.missing]);
  const { charge_kg, refrigerant, room_m3, kg_m3 } = check;
  const limits = check.limits.map(({ name, percent, ...limit }) => {
    const source = percent === undefined ? name : texts.shareOfLfl(percent);
    return `${kgM3(limit.kg_m3)} (${source})`;
  });
  return `${texts.checked(charge_kg, refrigerant, room_m3, kgM3(kg_m3))} ${texts.limits(limits)}`;
}
