import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { specificationTexts as texts } from './specification.texts';

const { names } = texts;

/** Name of a property, and a function that formats its value; null if it is not known. */
export interface SpecRow {
  name: string;
  value: (product: CatalogueProduct) => string | null;
}

type Figure = number | null;

/** Formats the known values of several columns: '45 / 41 / 37 dB(A)'. */
const steps = (figures: Figure[], unit: string) => {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? `${known.map(formatCapacity).join(' / ')} ${unit}` : null;
};
const figure = (value: Figure, unit: string) =>
  value === null ? null : `${formatCapacity(value)} ${unit}`;
/** Formats a range, or its known end. */
const range = (min: Figure, max: Figure, unit: string) => {
  if (min !== null && max !== null && min !== max) return texts.range(min, max, unit);
  if (min !== null && max !== null) return `${min} ${unit}`;
  if (max !== null) return texts.upTo(max, unit);
  return min === null ? null : texts.from(min, unit);
};
const rated = (value: Figure, conditions: string | null) =>
  value === null ? null : [formatCapacity(value), conditions].filter(Boolean).join(', ');

const sound: SpecRow = {
  name: names.soundPressure,
  value: (unit) => steps([unit.sound_high_db, unit.sound_medium_db, unit.sound_low_db], 'dB(A)'),
};
const supply: SpecRow = {
  name: names.powerSupply,
  value: ({ supply_phase, supply_min_v, supply_max_v, supply_hz }) =>
    [supply_phase, range(supply_min_v, supply_max_v, 'V'), figure(supply_hz, 'Hz')]
      .filter(Boolean)
      .join(', ') || null,
};
const eer: SpecRow = { name: names.eer, value: (unit) => rated(unit.eer, unit.eer_conditions) };
const cop: SpecRow = { name: names.cop, value: (unit) => rated(unit.cop, unit.cop_conditions) };
const cooling: SpecRow = {
  name: names.outdoorCooling,
  value: (unit) => range(unit.cooling_min_c, unit.cooling_max_c, '°C'),
};
const heating: SpecRow = {
  name: names.outdoorHeating,
  value: (unit) => range(unit.heating_min_c, unit.heating_max_c, '°C'),
};
const ratio: SpecRow = {
  name: names.connectableCapacity,
  value: (unit) => range(unit.ratio_min, unit.ratio_max, '%'),
};
const row = (name: string, valueOf: (unit: CatalogueProduct) => Figure, unit: string): SpecRow => ({
  name,
  value: (product) => figure(valueOf(product), unit),
});

/** Rows with the values that engineers need, by column. Unknown values have no row. */
export const TECHNICAL = {
  eer,
  eer_conditions: eer,
  cop,
  cop_conditions: cop,
  sound_high_db: sound,
  sound_medium_db: sound,
  sound_low_db: sound,
  supply_phase: supply,
  supply_min_v: supply,
  supply_max_v: supply,
  supply_hz: supply,
  running_current_a: row(names.runningCurrent, (unit) => unit.running_current_a, 'A'),
  max_current_a: row(names.maxCurrent, (unit) => unit.max_current_a, 'A'),
  weight_kg: row(names.weight, (unit) => unit.weight_kg, 'kg'),
  pipe_liquid_mm: row(names.liquidPipe, (unit) => unit.pipe_liquid_mm, 'mm'),
  pipe_gas_mm: row(names.gasPipe, (unit) => unit.pipe_gas_mm, 'mm'),
  pipe_drain_mm: row(names.drainPipe, (unit) => unit.pipe_drain_mm, 'mm'),
  min_installation_height_mm: {
    name: names.installationHeight,
    value: ({ min_installation_height_mm: height }) => (height === null ? null : `${height} mm`),
  },
  condensate_lift_mm: row(names.condensateLift, (unit) => unit.condensate_lift_mm, 'mm'),
  cooling_min_c: cooling,
  cooling_max_c: cooling,
  heating_min_c: heating,
  heating_max_c: heating,
  ratio_min: ratio,
  ratio_max: ratio,
  indoor_max: row(names.maxIndoorUnits, (unit) => unit.indoor_max, texts.units),
  refrigerant_charge_kg: row(names.factoryCharge, (unit) => unit.refrigerant_charge_kg, 'kg'),
  water_flow_m3h: row(names.waterFlow, (unit) => unit.water_flow_m3h, 'm³/h'),
  water_pressure_drop_kpa: row(names.pressureDrop, (unit) => unit.water_pressure_drop_kpa, 'kPa'),
  water_connection: { name: names.waterConnection, value: (unit) => unit.water_connection },
} satisfies Partial<Record<string, SpecRow>>;
