export * from './advice';
export * from './assumptions';
export * from './bill-of-quantities';
export {
  capacityFactor,
  type CoilLoad,
  correctedCapacity,
  correctedW,
  resultingHumidity_percent,
  SYSTEM_ROOM_C,
  type SystemClimate,
  systemConditions,
} from './capacity';
export * from './choose-outdoor';
export { designConditions, stationKeys } from './climate';
export * from './conditions';
export * from './edition';
export * from './errors';
export * from './fitting';
export { type Alternative, judge, ratioPercent, windowOf } from './judge';
export * from './old-figures';
export { PIPE_LIMITS, pipeFactor, type PipePlan, type Pipes, pipesText } from './piping';
export * from './peak';
export * from './plan-project';
export { PUBLISHED, type PublishedFigure } from './published';
export * from './plan-system';
export {
  enthalpy_kj_kg,
  moistureOfHumidity_g_kg,
  moistureOfWetBulb_g_kg,
  saturationPressure_kpa,
  wetBulb_c,
} from './psychrometrics';
export { CHARGE_LIMITS, type Charge, type RefrigerantCheck, refrigerantText } from './refrigerant';
export type { RoomAir } from './room-air';
export * from './room-input';
export * from './room-load';
export { CASES, type LoadPart, PART_KEYS, type PartKey } from './room-parts';
export * from './room-presets';
export * from './rules-of-thumb';
export * from './running-cost';
export * from './stations';
export { type Irradiance, type Sky, sunAt, type SunOnRoom } from './sun';
export * from './system';
export { round as roundLength } from './system-drawing/drawing';
export type {
  Drawing,
  DrawnGroup,
  DrawnKind,
  Shape,
  SystemDrawing,
  TextKind,
} from './system-drawing/drawing';
export { drawRows, type SystemRows } from './system-drawing/rows';
export { drawSection } from './system-drawing/section';
export { drawTree } from './system-drawing/tree';
export { limitKeys, OUTDOOR_SIZES, type SeriesLimits, SIZE_LIMIT_KEYS } from './system-limits';
export * from './system-texts';
export { type SystemTexts, systemTexts } from './system.texts';
export {
  MAX_VENTILATORS,
  oneOrMore,
  type SystemVentilation,
  type Ventilation,
  type VentilationPlan,
  ventilationText,
  type Ventilator,
} from './system-ventilation';
export * from './value-kinds';
export * from './value-names';
export * from './values';
export * from './ventilator';
export * from './warnings';
export { millimetres, mountingTexts, roundBodyNote } from './unit-drawing/mounting.texts';
export { drawUnit, type UnitDrawing } from './unit-drawing/unit-drawing';
export {
  fanCount,
  type Mounting,
  type Place,
  type Plan,
  type UnitKind,
  type UnitShape,
  type UnitSize,
  type UnitView,
} from './unit-drawing/unit-view';
