import { choice, decimal, text, whole } from '../platform/field-kinds';
import type { Fields } from './product-field';

export const SUPPLY_PHASES = ['Single-phase', 'Three-phase'] as const;

const capacity = { section: 'capacity', spec: true } as const;
const air = { section: 'air', spec: true } as const;
const electrical = { section: 'electrical', spec: true } as const;
const installation = { section: 'installation', spec: true } as const;
const system = { section: 'system', spec: true } as const;
const water = { section: 'water', spec: true } as const;

/** Outdoor air temperature, which can be negative. */
const celsius = { kind: 'decimal', unit: '°C', min: -60, max: 80 } as const;
const sound = decimal('dB(A)', 200);

/**
 * Figures that engineers ask for, all from the maker's documents: unknown values stay empty, and none is calculated
 * from other columns.
 */
export const TECHNICAL_FIELDS = {
  /** Cooling capacity divided by electrical input, as published for the conditions in `eer_conditions`. */
  eer: { ...decimal('', 100), label: 'EER', ...capacity },
  eer_conditions: { ...text(200), label: 'EER, conditions', ...capacity, translate: false },
  /** Heating capacity divided by electrical input; for a chiller, often the cooling ratio. */
  cop: { ...decimal('', 100), label: 'COP', ...capacity },
  cop_conditions: { ...text(200), label: 'COP, conditions', ...capacity, translate: false },
  sound_high_db: { ...sound, label: 'Sound, high', errorLabel: 'Sound (high)', ...air },
  sound_medium_db: { ...sound, label: 'Sound, medium', errorLabel: 'Sound (medium)', ...air },
  sound_low_db: { ...sound, label: 'Sound, low', errorLabel: 'Sound (low)', ...air },
  supply_phase: {
    ...choice(SUPPLY_PHASES, 'Choose single-phase or three-phase'),
    label: 'Power supply',
    ...electrical,
  },
  /** Makers publish a range such as 380 to 415 V; a single value is stored in both columns. */
  supply_min_v: {
    ...whole('V', 100_000),
    label: 'Voltage, min.',
    errorLabel: 'The lowest voltage',
    ...electrical,
  },
  supply_max_v: {
    ...whole('V', 100_000),
    label: 'Voltage, max.',
    errorLabel: 'The highest voltage',
    ...electrical,
  },
  supply_hz: { ...whole('Hz', 1000), label: 'Frequency', ...electrical },
  running_current_a: { ...decimal('A', 10_000), label: 'Running current', ...electrical },
  max_current_a: { ...decimal('A', 10_000), label: 'Maximum current', ...electrical },
  weight_kg: { ...decimal('kg'), label: 'Weight', ...installation },
  pipe_liquid_mm: { ...decimal('mm', 1000), label: 'Liquid pipe', ...installation },
  pipe_gas_mm: { ...decimal('mm', 1000), label: 'Gas pipe', ...installation },
  pipe_drain_mm: { ...decimal('mm', 1000), label: 'Drain pipe', ...installation },
  /** From the slab to the ceiling, including hangers and the fall of the drain, so more than the height of the body. */
  min_installation_height_mm: {
    ...whole('mm', 100_000),
    label: 'Minimum installation height',
    ...installation,
  },
  condensate_lift_mm: { ...whole('mm', 10_000), label: 'Condensate lift', ...installation },
  cooling_min_c: {
    ...celsius,
    label: 'Cooling range, min.',
    errorLabel: 'The lowest temperature for cooling',
    ...installation,
  },
  cooling_max_c: {
    ...celsius,
    label: 'Cooling range, max.',
    errorLabel: 'The highest temperature for cooling',
    ...installation,
  },
  heating_min_c: {
    ...celsius,
    label: 'Heating range, min.',
    errorLabel: 'The lowest temperature for heating',
    ...installation,
  },
  heating_max_c: {
    ...celsius,
    label: 'Heating range, max.',
    errorLabel: 'The highest temperature for heating',
    ...installation,
  },
  /** Limits of an outdoor unit: total capacity of its indoor units in percent of the unit's capacity, and their number. */
  ratio_min: {
    ...whole('%', 1000),
    label: 'Indoor capacity, min.',
    errorLabel: 'The lowest indoor capacity',
    ...system,
  },
  ratio_max: {
    ...whole('%', 1000),
    label: 'Indoor capacity, max.',
    errorLabel: 'The highest indoor capacity',
    ...system,
  },
  indoor_max: { ...whole('units', 1000), label: 'Max. indoor units', ...system },
  /** Refrigerant in the outdoor unit when it leaves the factory; the pipes need more. */
  refrigerant_charge_kg: { ...decimal('kg', 1000), label: 'Factory charge', ...system },
  /** Chillers only. */
  water_flow_m3h: { ...decimal('m³/h'), label: 'Water flow', ...water },
  water_pressure_drop_kpa: { ...decimal('kPa'), label: 'Pressure drop', ...water },
  water_connection: { ...text(100), label: 'Water connection', ...water, translate: false },
} as const satisfies Fields;
