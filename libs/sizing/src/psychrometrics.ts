/** Constants of Hyland and Wexler over water, 0 to 200 °C: ASHRAE Fundamentals 2013, chapter 1, equation 6. */
const C = {
  c8: -5.8002206e3,
  c9: 1.3914993,
  c10: -4.8640239e-2,
  c11: 4.1764768e-5,
  c12: -1.4452093e-8,
  c13: 6.5459673,
};
/** Molar mass of water divided by that of dry air. */
const MASS_RATIO = 0.621945;

/** Returns the saturation pressure of water vapour over water in kPa, for 0 to 200 °C. 20 °C: 2.339 kPa. */
export function saturationPressure_kpa(temperature_c: number): number {
  const t = temperature_c + 273.15;
  const exponent =
    C.c8 / t + C.c9 + C.c10 * t + C.c11 * t ** 2 + C.c12 * t ** 3 + C.c13 * Math.log(t);
  return Math.exp(exponent) / 1000;
}

/** Returns the humidity ratio in g of water per kg of dry air for a vapour pressure. */
const moisture = (vapour_kpa: number, pressure_kpa: number) =>
  (1000 * MASS_RATIO * vapour_kpa) / (pressure_kpa - vapour_kpa);

/** Returns the humidity ratio in g/kg for a relative humidity. 24 °C, 50 %, 101.325 kPa: 9.299 g/kg. */
export const moistureOfHumidity_g_kg = (
  dry_bulb_c: number,
  humidity_percent: number,
  pressure_kpa: number,
): number => moisture((humidity_percent / 100) * saturationPressure_kpa(dry_bulb_c), pressure_kpa);

/**
 * Returns the humidity ratio in g/kg for a wet-bulb temperature above freezing: ASHRAE Fundamentals 2013, chapter 1,
 * equation 35.
 * 35 °C, wet bulb 28 °C, 101.325 kPa: 21.112 g/kg. Never below 0.
 */
export function moistureOfWetBulb_g_kg(
  dry_bulb_c: number,
  wet_bulb_c: number,
  pressure_kpa: number,
): number {
  const saturated = moisture(saturationPressure_kpa(wet_bulb_c), pressure_kpa);
  const heat = (2501 - 2.326 * wet_bulb_c) * saturated - 1006 * (dry_bulb_c - wet_bulb_c);
  return Math.max(0, heat / (2501 + 1.86 * dry_bulb_c - 4.186 * wet_bulb_c));
}

/** Specific enthalpy of moist air in kJ/kg of dry air: ASHRAE Fundamentals 2013, chapter 1, equation 32. */
export const enthalpy_kj_kg = (dry_bulb_c: number, moisture_g_kg: number): number =>
  1.006 * dry_bulb_c + (moisture_g_kg / 1000) * (2501 + 1.86 * dry_bulb_c);

/** Width of the interval at which bisection ends. */
const CLOSE = 0.005;

/** Returns where a rising function crosses a value, by bisection. */
export function solveRising(
  of: (x: number) => number,
  value: number,
  low: number,
  high: number,
): number {
  let [from, to] = [low, high];
  while (to - from > CLOSE) {
    const middle = (from + to) / 2;
    if (of(middle) < value) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Returns the wet-bulb temperature. 27 °C with 10.47 g/kg: 19.0 °C. */
export const wetBulb_c = (
  dry_bulb_c: number,
  moisture_g_kg: number,
  pressure_kpa: number,
): number =>
  solveRising(
    (wet_c) => moistureOfWetBulb_g_kg(dry_bulb_c, wet_c, pressure_kpa),
    moisture_g_kg,
    0,
    dry_bulb_c,
  );
