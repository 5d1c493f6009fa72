import { choice, decimal, text, whole } from '../platform/field-kinds';
import type { Fields } from './product-field';
import { SUPPLY_PHASES } from './product-choices';
import { catalogueLabels as texts } from './catalogue-labels.texts';

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
  eer: { ...decimal('', 100), label: texts.labels.eer, ...capacity },
  eer_conditions: {
    ...text(200),
    label: texts.labels.eerConditions,
    ...capacity,
    translate: false,
  },
  /** Heating capacity divided by electrical input; for a chiller, often the cooling ratio. */
  cop: { ...decimal('', 100), label: texts.labels.cop, ...capacity },
  cop_conditions: {
    ...text(200),
    label: texts.labels.copConditions,
    ...capacity,
    translate: false,
  },
  sound_high_db: {
    ...sound,
    label: texts.labels.soundHigh,
    errorLabel: texts.names.soundHigh,
    ...air,
  },
  sound_medium_db: {
    ...sound,
    label: texts.labels.soundMedium,
    errorLabel: texts.names.soundMedium,
    ...air,
  },
  sound_low_db: {
    ...sound,
    label: texts.labels.soundLow,
    errorLabel: texts.names.soundLow,
    ...air,
  },
  supply_phase: {
    ...choice(SUPPLY_PHASES, texts.errors.chooseSinglePhaseOrThreePhase),
    label: texts.labels.powerSupply,
    ...electrical,
  },
  /** Makers publish a range such as 380 to 415 V; a single value is stored in both columns. */
  supply_min_v: {
    ...whole('V', 100_000),
    label: texts.labels.voltageMin,
    errorLabel: texts.names.theLowestVoltage,
    ...electrical,
  },
  supply_max_v: {
    ...whole('V', 100_000),
    label: texts.labels.voltageMax,
    errorLabel: texts.names.theHighestVoltage,
    ...electrical,
  },
  supply_hz: { ...whole('Hz', 1000), label: texts.labels.frequency, ...electrical },
  running_current_a: { ...decimal('A', 10_000), label: texts.labels.runningCurrent, ...electrical },
  max_current_a: { ...decimal('A', 10_000), label: texts.labels.maximumCurrent, ...electrical },
  weight_kg: { ...decimal('kg'), label: texts.labels.weight, ...installation },
  pipe_liquid_mm: { ...decimal('mm', 1000), label: texts.labels.liquidPipe, ...installation },
  pipe_gas_mm: { ...decimal('mm', 1000), label: texts.labels.gasPipe, ...installation },
  pipe_drain_mm: { ...decimal('mm', 1000), label: texts.labels.drainPipe, ...installation },
  /** From the slab to the ceiling, including hangers and the fall of the drain, so more than the height of the body. */
  min_installation_height_mm: {
    ...whole('mm', 100_000),
    label: texts.labels.minimumInstallationHeight,
    ...installation,
  },
  condensate_lift_mm: {
    ...whole('mm', 10_000),
    label: texts.labels.condensateLift,
    ...installation,
  },
  cooling_min_c: {
    ...celsius,
    label: texts.labels.coolingRangeMin,
    errorLabel: texts.names.theLowestTemperatureForCooling,
    ...installation,
  },
  cooling_max_c: {
    ...celsius,
    label: texts.labels.coolingRangeMax,
    errorLabel: texts.names.theHighestTemperatureForCooling,
    ...installation,
  },
  heating_min_c: {
    ...celsius,
    label: texts.labels.heatingRangeMin,
    errorLabel: texts.names.theLowestTemperatureForHeating,
    ...installation,
  },
  heating_max_c: {
    ...celsius,
    label: texts.labels.heatingRangeMax,
    errorLabel: texts.names.theHighestTemperatureForHeating,
    ...installation,
  },
  /** Limits of an outdoor unit: total capacity of its indoor units in percent of the unit's capacity, and their number. */
  ratio_min: {
    ...whole('%', 1000),
    label: texts.labels.indoorCapacityMin,
    errorLabel: texts.names.theLowestIndoorCapacity,
    ...system,
  },
  ratio_max: {
    ...whole('%', 1000),
    label: texts.labels.indoorCapacityMax,
    errorLabel: texts.names.theHighestIndoorCapacity,
    ...system,
  },
  indoor_max: { ...whole('units', 1000), label: texts.labels.maxIndoorUnits, ...system },
  /** Refrigerant in the outdoor unit when it leaves the factory; the pipes need more. */
  refrigerant_charge_kg: { ...decimal('kg', 1000), label: texts.labels.factoryCharge, ...system },
  /** Chillers only. */
  water_flow_m3h: { ...decimal('m³/h'), label: texts.labels.waterFlow, ...water },
  water_pressure_drop_kpa: { ...decimal('kPa'), label: texts.labels.pressureDrop, ...water },
  water_connection: {
    ...text(100),
    label: texts.labels.waterConnection,
    ...water,
    translate: false,
  },
} as const satisfies Fields;
