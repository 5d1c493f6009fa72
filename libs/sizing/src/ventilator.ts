import { cfmToM3h, m3hToCfm } from '@shishir/format';
import { moistureOfHumidity_g_kg, moistureOfWetBulb_g_kg } from './psychrometrics';
import type { SizingValues } from './values';

const FLOW = /([\d.,]+) ?(?:CMH|m³\/h)/i;

/** Returns the air flow in m³/h that the title of a ventilator names: 250 for 'Energy Recovery Ventilator 250 CMH'. */
function namedFlow_m3h(title: string): number | null {
  const flow = Number(FLOW.exec(title)?.[1]?.replaceAll(',', ''));
  return flow > 0 ? flow : null;
}

/** Returns the air flow that the title of a ventilator names in whole cfm, as the catalogue stores it. */
export function namedFlow_cfm(title: string): number | null {
  const flow = namedFlow_m3h(title);
  return flow === null ? null : Math.round(m3hToCfm(flow));
}

/** Returns the air flow of a ventilator in steps of 5 m³/h, since it is stored in whole cfm; by default from its title. */
export const ventilatorFlow_m3h = ({
  title,
  air_flow_high_cfm: cfm,
}: {
  title: string;
  air_flow_high_cfm: number | null;
}): number | null => (cfm === null ? namedFlow_m3h(title) : Math.round(cfmToM3h(cfm) / 5) * 5);

/** Air for which the recovered cooling is stated: outdoors 35 °C, wet bulb 28 °C; indoors 24 °C, 50 %. */
export const RECOVERY_AIR = {
  outdoor_db_c: 35,
  outdoor_wb_c: 28,
  indoor_db_c: 24,
  indoor_rh_percent: 50,
} as const;

const PRESSURE_KPA = 101.325;

/** Enthalpy of moist air in kJ/kg of dry air: ASHRAE Fundamentals 2013, chapter 1, equation 32. */
const enthalpy_kj_kg = (dry_bulb_c: number, moisture_g_kg: number) =>
  1.006 * dry_bulb_c + (moisture_g_kg / 1000) * (2501 + 1.86 * dry_bulb_c);

/** Volume of moist air in m³ per kg of dry air: ASHRAE Fundamentals 2013, chapter 1, equation 28. */
const volume_m3_kg = (dry_bulb_c: number, moisture_g_kg: number) =>
  (0.287042 * (dry_bulb_c + 273.15) * (1 + 1.607858e-3 * moisture_g_kg)) / PRESSURE_KPA;

/**
 * Returns the cooling that a ventilator recovers from the air that leaves the room, in kW, for a flow of outdoor air in
 * m³/h. 500 m³/h at an efficiency of 60 %: 3.8 kW.
 */
export function recoveredCooling_kw(
  flow_m3h: number,
  { recovery_percent }: Pick<SizingValues, 'recovery_percent'>,
): number {
  const { outdoor_db_c, outdoor_wb_c, indoor_db_c, indoor_rh_percent } = RECOVERY_AIR;
  const outdoor_g_kg = moistureOfWetBulb_g_kg(outdoor_db_c, outdoor_wb_c, PRESSURE_KPA);
  const indoor_g_kg = moistureOfHumidity_g_kg(indoor_db_c, indoor_rh_percent, PRESSURE_KPA);
  const difference =
    enthalpy_kj_kg(outdoor_db_c, outdoor_g_kg) - enthalpy_kj_kg(indoor_db_c, indoor_g_kg);
  const flow_kg_s = flow_m3h / 3600 / volume_m3_kg(outdoor_db_c, outdoor_g_kg);
  return (flow_kg_s * difference * recovery_percent) / 100;
}
