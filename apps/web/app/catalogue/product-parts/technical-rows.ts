import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';

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
  if (min !== null && max !== null && min !== max) return `${min} to ${max} ${unit}`;
  if (min !== null && max !== null) return `${min} ${unit}`;
  if (max !== null) return `up to ${max} ${unit}`;
  return min === null ? null : `from ${min} ${unit}`;
};
const rated = (value: Figure, conditions: string | null) =>
  value === null ? null : [formatCapacity(value), conditions].filter(Boolean).join(', ');

const sound: SpecRow = {
  name: 'Sound pressure',
  value: (unit) => steps([unit.sound_high_db, unit.sound_medium_db, unit.sound_low_db], 'dB(A)'),
};
const supply: SpecRow = {
  name: 'Power supply',
  value: ({ supply_phase, supply_min_v, supply_max_v, supply_hz }) =>
    [supply_phase, range(supply_min_v, supply_max_v, 'V'), figure(supply_hz, 'Hz')]
      .filter(Boolean)
      .join(', ') || null,
};
const eer: SpecRow = { name: 'EER', value: (unit) => rated(unit.eer, unit.eer_conditions) };
const cop: SpecRow = { name: 'COP', value: (unit) => rated(unit.cop, unit.cop_conditions) };
const cooling: SpecRow = {
  name: 'Outdoor air, cooling',
  value: (unit) => range(unit.cooling_min_c, unit.cooling_max_c, '°C'),
};
const heating: SpecRow = {
  name: 'Outdoor air, heating',
  value: (unit) => range(unit.heating_min_c, unit.heating_max_c, '°C'),
};
const ratio: SpecRow = {
  name: 'Capacity of indoor units',
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
  running_current_a: row('Running current', (unit) => unit.running_current_a, 'A'),
  max_current_a: row('Maximum current', (unit) => unit.max_current_a, 'A'),
  weight_kg: row('Weight', (unit) => unit.weight_kg, 'kg'),
  pipe_liquid_mm: row('Liquid pipe', (unit) => unit.pipe_liquid_mm, 'mm'),
  pipe_gas_mm: row('Gas pipe', (unit) => unit.pipe_gas_mm, 'mm'),
  pipe_drain_mm: row('Drain pipe', (unit) => unit.pipe_drain_mm, 'mm'),
  min_installation_height_mm: {
    name: 'Minimum installation height',
    value: ({ min_installation_height_mm: height }) => (height === null ? null : `${height} mm`),
  },
  condensate_lift_mm: row('Condensate lift', (unit) => unit.condensate_lift_mm, 'mm'),
  cooling_min_c: cooling,
  cooling_max_c: cooling,
  heating_min_c: heating,
  heating_max_c: heating,
  ratio_min: ratio,
  ratio_max: ratio,
  indoor_max: row('Indoor units, at most', (unit) => unit.indoor_max, 'units'),
  water_flow_m3h: row('Water flow', (unit) => unit.water_flow_m3h, 'm³/h'),
  water_pressure_drop_kpa: row('Pressure drop', (unit) => unit.water_pressure_drop_kpa, 'kPa'),
  water_connection: { name: 'Water connection', value: (unit) => unit.water_connection },
} satisfies Partial<Record<string, SpecRow>>;
