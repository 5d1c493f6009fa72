import { formatTaka } from './money';
import { BTU_PER_KW, BTU_PER_TR, KW_PER_HP, KW_PER_TR } from './units';

/** Related figures of a unit. Unknown figures are null or omitted. */
export interface UnitFigures {
  /** True if the power input includes the compressor. */
  has_compressor?: boolean;
  /** Class of a VRF unit, never a mechanical power. */
  horsepower?: number | null;
  cooling_kw?: number | null;
  /** BTU/h. */
  cooling_btu?: number | null;
  cooling_tr?: number | null;
  /** Electrical input in watts. */
  power_input_w?: number | null;
}

/** Whole taka; null or omitted if there is no price. */
interface Prices {
  offer_price?: number | null;
  regular_price?: number | null;
}

/** Classes with a wider tolerance: some makers list 14 HP as 40.0 kW and 16 HP as 45.0 kW. */
const LOOSE_CLASSES = [14, 16];
const COP = { min: 1.5, max: 8 };

/** Returns whether both numbers are within `share` of the larger one. */
const agree = (a: number, b: number, share: number) =>
  Math.abs(a - b) <= share * Math.max(a, b) + 1e-9;

/**
 * Returns contradictions between the figures of a unit as sentences, which people may ignore.
 * kW, BTU/h and TR must agree within 2 %, the HP class within 3 % (5 % for 14 and 16 HP), and the COP must be 1.5 to 8.
 */
export function figureWarnings(figures: UnitFigures): string[] {
  return [...capacityWarnings(figures), ...classWarnings(figures), ...copWarnings(figures)];
}

/** Returns a warning with both prices for an offer above the regular price, which is most likely a typing error. */
export function offerWarnings({ offer_price: offer, regular_price: regular }: Prices): string[] {
  if (offer == null || regular == null || offer <= regular) return [];
  return [
    `The offer of ${formatTaka(offer)} is above the regular price of ${formatTaka(regular)}.`,
  ];
}

/** Compares BTU/h and TR with the kW, from which they are derived, and with each other only if the kW are missing. */
function capacityWarnings({
  cooling_kw: kw,
  cooling_btu: btu,
  cooling_tr: tr,
}: UnitFigures): string[] {
  const warnings: string[] = [];
  if (kw != null && btu != null && !agree(kw * BTU_PER_KW, btu, 0.02)) {
    warnings.push(`${kw} kW and ${btu} BTU/h differ by more than 2%.`);
  }
  if (kw != null && tr != null && !agree(kw, tr * KW_PER_TR, 0.02)) {
    warnings.push(`${kw} kW and ${tr} TR differ by more than 2%.`);
  }
  if (kw == null && btu != null && tr != null && !agree(btu, tr * BTU_PER_TR, 0.02)) {
    warnings.push(`${btu} BTU/h and ${tr} TR differ by more than 2%.`);
  }
  return warnings;
}

function classWarnings({ horsepower: hp, cooling_kw: kw }: UnitFigures): string[] {
  if (hp == null || kw == null) return [];
  const percent = LOOSE_CLASSES.includes(hp) ? 5 : 3;
  if (agree(kw, hp * KW_PER_HP, percent / 100)) return [];
  return [`${hp} HP is a class of about ${(hp * KW_PER_HP).toFixed(1)} kW, but ${kw} kW is given.`];
}

/** Skips units without a compressor, whose input is only that of the fan. */
function copWarnings({
  has_compressor,
  cooling_kw: kw,
  power_input_w: watts,
}: UnitFigures): string[] {
  if (!has_compressor || kw == null || !watts) return [];
  const cop = (kw * 1000) / watts;
  if (cop >= COP.min && cop <= COP.max) return [];
  return [`A COP of ${cop.toFixed(2)} is outside ${COP.min} to ${COP.max}.`];
}
