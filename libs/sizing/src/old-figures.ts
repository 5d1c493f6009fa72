/** Figures of a product as the catalogue has them. */
interface Figures {
  cooling_kw: number | null;
  power_input_w: number | null;
  air_flow_high_cfm: number | null;
  eer: number | null;
  cop: number | null;
}

/**
 * Returns whether the fan input of an indoor unit is the one of the old catalogue: 18 W plus 6.4 W per kW of cooling,
 * for a cassette and a high static duct alike. The air of a 33.6 kW duct unit alone needs more than its 233 W. A unit
 * with an air flow has the manufacturer's figures.
 */
export const isOldFanInput = ({
  cooling_kw,
  power_input_w,
  air_flow_high_cfm,
}: Pick<Figures, 'cooling_kw' | 'power_input_w' | 'air_flow_high_cfm'>): boolean =>
  cooling_kw !== null &&
  power_input_w !== null &&
  air_flow_high_cfm === null &&
  power_input_w === Math.round(18 + 6.4 * cooling_kw);

/** Efficiency of all sizes in the old catalogue, by kind of category. */
const OLD_COPS: Partial<Record<string, number>> = { outdoor_unit: 3.9, chiller: 3.1 };

/**
 * Returns the efficiency from which the old catalogue calculated the power input of this unit; null if the input
 * differs, or if the manufacturer's EER or COP is known. Real units are less efficient the larger they are.
 */
export function oldCop(
  kind: string,
  { cooling_kw, power_input_w, eer, cop }: Omit<Figures, 'air_flow_high_cfm'>,
): number | null {
  const old = OLD_COPS[kind];
  if (old === undefined || cooling_kw === null || eer !== null || cop !== null) return null;
  return power_input_w === Math.round((cooling_kw * 1000) / old) ? old : null;
}
