import { type BillOfQuantities, billOfQuantities } from './bill-of-quantities';
import { correctedW, systemConditions } from './capacity';
import type { CorrectedCapacity } from './conditions';
import { neededNominal_w } from './described-room';
import { chooseOutdoor, type OutdoorChoice } from './choose-outdoor';
import { EDITION } from './edition';
import type { InputError, Result } from './errors';
import { type Peak, peakOf } from './peak';
import { type Alternative, judge, sumOrNull } from './judge';
import { pipeFactor, type PipePlan, pipeWarnings, planPipes } from './piping';
import { checkRefrigerant, type RefrigerantCheck, refrigerantWarnings } from './refrigerant';
import {
  type Catalogue,
  checkSystem,
  type Demand,
  demandOf,
  type IndoorUnit,
  type OutdoorUnit,
  type SystemInput,
  type SystemRoom,
  unitsIn,
  wholeW,
} from './system';
import { limitsOf } from './system-limits';
import { planVentilation, type VentilationPlan, ventilationWarnings } from './system-ventilation';
import { DEFAULT_VALUES, type SizingValues } from './values';
import type { SystemWarning } from './warnings';

/** A room, or several alike, with the capacity and price of its units. */
export interface PlannedRoom {
  name: string;
  /** Load of one room. */
  load_kw: number | null;
  unit: IndoorUnit | null;
  /** Units in each room. */
  count: number;
  /** Rooms like this; results of the first edition have none. */
  alike?: number | undefined;
  /** Nominal capacity of the units of one room. */
  cooling_kw: number;
  /** Capacity of its units at the design conditions; results of the first edition have none. */
  corrected_kw?: number | undefined;
  /** Surplus of the corrected capacity above the load, and the same in per cent of the load; null without a load or a unit. */
  left_kw: number | null;
  left_percent: number | null;
  /** Whole taka for the units of all these rooms; null if no unit is chosen or the price is on request. */
  price: number | null;
}

/** A system of rooms, indoor units and an outdoor unit. */
export interface SystemPlan {
  edition: number;
  /** Conditions of the corrected capacities. */
  conditions: CorrectedCapacity;
  rooms: PlannedRoom[];
  /** Sums over the rooms. */
  load_kw: number;
  indoor_kw: number;
  units: number;
  /** Results of earlier versions have none. */
  peak?: Peak | undefined;
  /**
   * The chosen outdoor unit, or the best one if none was chosen. Null if a chosen module is not in the catalogue or no
   * unit fits.
   */
  outdoor: Alternative | null;
  /** False if the calculation chose it. */
  outdoor_is_chosen: boolean;
  alternatives: OutdoorChoice;
  /** Warnings about rooms, outdoor unit and prices, in this order. */
  warnings: SystemWarning[];
  /** Null if nothing about the pipes is known; earlier results have none. */
  pipes?: PipePlan | null | undefined;
  /** By model; earlier results have one model or none. */
  ventilation?: VentilationPlan | VentilationPlan[] | null | undefined;
  /** Earlier results have none. */
  refrigerant?: RefrigerantCheck | undefined;
  bill: BillOfQuantities;
  /** Electrical input at full load, for the running cost; null if a unit has no such figure. */
  outdoor_input_w: number | null;
  fans_input_w: number | null;
}

/** Plans a system with the units of a catalogue. Units that are not in it are reported as hidden products. */
export function planSystem(
  input: SystemInput,
  catalogue: Catalogue,
  values: SizingValues = DEFAULT_VALUES,
): Result<SystemPlan, InputError> {
  const errors = checkSystem(input);
  if (errors.length > 0) return { ok: false, errors };
  const indoor = new Map(catalogue.indoor.map((unit) => [unit.id, unit]));
  const details = input.details ?? {};
  const conditions = systemConditions(values, details);
  const { factor } = conditions;
  const pipe_factor = pipeFactor(details, values);
  const rooms = demandOf(input.rooms, indoor);
  const peak = peakOf(input.rooms, input.diversity_percent ?? null, values);
  const ventilation = planVentilation(
    input.ventilation,
    catalogue.ventilators ?? [],
    peak.load_kw,
    values,
  );
  // The outdoor unit has to cover the load of all rooms at the same time, less what ventilators recover.
  const load_w = ventilation.reduce(
    (left, { recovered_kw }) => left - wholeW(recovered_kw),
    wholeW(peak.load_kw),
  );
  const demand = { ...rooms, load_w, factor, pipe_factor };
  const alternatives = chooseOutdoor(catalogue.outdoor, demand, values);
  const chosen = chosenModules(input.outdoor, catalogue.outdoor);
  const outdoor = outdoorOf(input, chosen, alternatives, demand, catalogue, values);
  const modules = outdoor?.modules ?? [];
  const pipes = planPipes(details, modules, values);
  const outside = modules.flatMap(({ refrigerant }) => refrigerant ?? []);
  const refrigerants = [...new Set([...outside, ...demand.refrigerants])];
  const refrigerant = checkRefrigerant(details, refrigerants, values);
  const value: SystemPlan = {
    edition: EDITION,
    conditions,
    rooms: input.rooms.map((room) => plannedRoom(room, indoor, factor)),
    load_kw: rooms.load_w / 1000,
    peak,
    indoor_kw: demand.indoor_w / 1000,
    units: demand.units,
    outdoor,
    outdoor_is_chosen: input.outdoor.length > 0,
    alternatives,
    warnings: [
      ...input.rooms.flatMap((room, at) => roomWarnings(room, at, indoor, factor, values)),
      ...outdoorWarnings(chosen.missing, outdoor, demand, aimOf(input, values), values, catalogue),
      ...pipeWarnings(pipes),
      ...refrigerantWarnings(refrigerant),
      ...ventilationWarnings(input.ventilation, ventilation, peak.load_kw, values),
      ...withoutPrice(input.rooms, indoor, modules),
    ],
    pipes,
    refrigerant,
    ventilation,
    bill: billOfQuantities(input.rooms, indoor, modules, ventilation),
    outdoor_input_w: outdoor && sumOrNull(modules.map((unit) => unit.power_input_w)),
    fans_input_w: sumOrNull(input.rooms.map((room) => fans_w(room, indoor))),
  };
  return { ok: true, value };
}

const unitOf = (room: SystemRoom, indoor: ReadonlyMap<number, IndoorUnit>) =>
  room.unit === null ? undefined : indoor.get(room.unit);

function chosenModules(ids: readonly number[], units: readonly OutdoorUnit[]) {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return {
    modules: ids.flatMap((id) => byId.get(id) ?? []),
    missing: [...new Set(ids.filter((id) => !byId.has(id)))],
  };
}

/** Returns null if a module of a chosen combination is missing, because the remaining modules are a different unit. */
function outdoorOf(
  input: SystemInput,
  { modules, missing }: ReturnType<typeof chosenModules>,
  alternatives: OutdoorChoice,
  demand: Demand,
  { outdoor: catalogue }: Catalogue,
  values: SizingValues,
): Alternative | null {
  if (input.outdoor.length === 0) {
    return chosenFor(demand, catalogue, values, alternatives, aimOf(input, values));
  }
  return missing.length === 0 ? judge(modules, demand, values) : null;
}

/** Ratios in per cent. */
interface Aim {
  min: number;
  max: number;
}

/**
 * Returns the ratios among which an outdoor unit is chosen automatically. Above, rooms at full load at the same time get
 * less than their units promise; below, the outdoor unit is needlessly large. A typed diversity says that the rooms never
 * reach full load at the same time.
 */
const aimOf = ({ diversity_percent }: SystemInput, values: SizingValues): Aim => ({
  min: values.aim_ratio_min_percent,
  max:
    diversity_percent == null ? values.aim_ratio_max_percent : values.aim_ratio_diversity_percent,
});

/** Returns the smallest outdoor unit with a ratio that is aimed at, else the best one that fits. */
function chosenFor(
  demand: Demand,
  units: readonly OutdoorUnit[],
  values: SizingValues,
  { fitting }: OutdoorChoice,
  aim: Aim,
): Alternative | null {
  const known = fitting.find(({ ratio_percent: ratio }) => ratio >= aim.min && ratio <= aim.max);
  if (known) return known;
  const aimed = units.map((unit) => {
    const { ratio_min, ratio_max } = limitsOf(unit, values);
    return {
      ...unit,
      ratio_min: Math.max(ratio_min, aim.min),
      ratio_max: Math.min(ratio_max, aim.max),
    };
  });
  const [best] = chooseOutdoor(aimed, demand, values, { fitting: 1, near: 0 }).fitting;
  if (!best) return fitting[0] ?? null;
  const ids = best.modules.map(({ id }) => id);
  return judge(chosenModules(ids, units).modules, demand, values);
}

/** Returns a room with the capacity and price of its units. `factor` corrects their nominal capacity. */
export function plannedRoom(
  room: SystemRoom,
  indoor: ReadonlyMap<number, IndoorUnit>,
  factor: number,
): PlannedRoom {
  const { name, load_kw, count, alike = 1 } = room;
  const unit = unitOf(room, indoor) ?? null;
  const cooling_w = unit ? count * wholeW(unit.cooling_kw) : 0;
  const corrected_w = correctedW(cooling_w, factor);
  const left_w = unit && load_kw !== null ? corrected_w - wholeW(load_kw) : null;
  return {
    name,
    load_kw,
    unit,
    count,
    alike,
    cooling_kw: cooling_w / 1000,
    corrected_kw: corrected_w / 1000,
    left_kw: left_w === null ? null : left_w / 1000,
    left_percent: left_w !== null && load_kw ? (left_w * 100) / wholeW(load_kw) : null,
    price: unit?.price == null ? null : unit.price * unitsIn(room),
  };
}

function fans_w(room: SystemRoom, indoor: ReadonlyMap<number, IndoorUnit>): number | null {
  const unit = unitOf(room, indoor);
  if (!unit) return 0;
  return unit.power_input_w === null ? null : unit.power_input_w * unitsIn(room);
}

/** Tolerance for loads that a person rounded to a tenth of a kW. */
const ROUNDED_LOAD = 1.01;
/** Names of rooms that are cooled all year. */
const SERVER_ROOM = /\b(server|data cent(er|re)|ups|it room)\b|সার্ভার/i;

/** Returns the warnings about the units of the room with index `at`. */
export function roomWarnings(
  room: SystemRoom,
  at: number,
  indoor: ReadonlyMap<number, IndoorUnit>,
  factor: number,
  values: SizingValues,
): SystemWarning[] {
  if (room.unit === null) return [{ code: 'no_unit', room: at }];
  const unit = indoor.get(room.unit);
  if (!unit) return [{ code: 'hidden_product', room: at, id: room.unit }];
  const { model, panel_model: panel } = unit;
  const load_w = wholeW(room.load_kw ?? 0);
  const needed_w = neededNominal_w(room, values) ?? 0;
  const nominal_w = (of: IndoorUnit) => room.count * wholeW(of.cooling_kw);
  const short_w = load_w - correctedW(nominal_w(unit), factor);
  const warnings: SystemWarning[] = [];
  if (short_w > 0) {
    warnings.push({ code: 'unit_too_small', room: at, model, short_kw: short_w / 1000 });
  } else if (nominal_w(unit) * ROUNDED_LOAD < needed_w) {
    const [needed_kw, nominal_kw] = [needed_w / 1000, nominal_w(unit) / 1000];
    warnings.push({ code: 'sensible_too_small', room: at, model, needed_kw, nominal_kw });
  }
  if (panel && !room.with_panel) {
    warnings.push({ code: 'panel_missing', room: at, model, panel });
  }
  const shares = [
    ...(load_w > 0 ? [(load_w - short_w) / load_w] : []),
    ...(needed_w > 0 ? [nominal_w(unit) / needed_w] : []),
  ];
  const percent = shares.length > 0 ? Math.round(100 * Math.min(...shares)) : 0;
  const hasSmaller = [...indoor.values()].some(
    (other) =>
      other.category === unit.category &&
      other.cooling_kw < unit.cooling_kw &&
      correctedW(nominal_w(other), factor) >= load_w &&
      nominal_w(other) >= needed_w,
  );
  if (percent >= values.oversize_room_percent && hasSmaller) {
    warnings.push({ code: 'unit_too_large', room: at, model, percent });
  }
  if (room.described?.kind === 'server_room' || SERVER_ROOM.test(room.name)) {
    warnings.push({ code: 'server_room', room: at });
  }
  return warnings;
}

function outdoorWarnings(
  missing: readonly number[],
  outdoor: Alternative | null,
  { units, indoor_w }: Demand,
  aim: Aim,
  values: SizingValues,
  { outdoor: catalogue }: Catalogue,
): SystemWarning[] {
  // The smallest indoor capacity that any outdoor unit allows.
  const least_w = Math.min(
    ...catalogue.map((unit) => (limitsOf(unit, values).ratio_min * wholeW(unit.cooling_kw)) / 100),
  );
  const none: SystemWarning =
    catalogue.length > 0 && indoor_w < least_w
      ? { code: 'too_few_units', least_kw: least_w / 1000 }
      : { code: 'no_outdoor' };
  return [
    ...missing.map((id) => ({ code: 'hidden_product' as const, room: null, id })),
    ...(outdoor?.warnings ?? []),
    ...(outdoor ? sizeWarnings(outdoor, aim, values) : []),
    ...(outdoor === null && units > 0 ? [none] : []),
  ];
}

/** Returns warnings about an outdoor unit that fits, but is small or large for the rooms. */
function sizeWarnings(
  { ratio_percent, window, above_loads_percent }: Alternative,
  aim: Aim,
  values: SizingValues,
): SystemWarning[] {
  const warnings: SystemWarning[] = [];
  if (ratio_percent > aim.max && ratio_percent <= window.ratio_max) {
    const most_percent = Math.floor(10_000 / ratio_percent);
    warnings.push({ code: 'high_ratio', ratio_percent, most_percent });
  }
  const percent = 100 + Math.round(above_loads_percent ?? 0);
  if (percent >= values.oversize_system_percent) warnings.push({ code: 'above_loads', percent });
  return warnings;
}

function withoutPrice(
  rooms: readonly SystemRoom[],
  indoor: ReadonlyMap<number, IndoorUnit>,
  modules: readonly OutdoorUnit[],
): SystemWarning[] {
  const units = [...modules, ...rooms.flatMap((room) => unitOf(room, indoor) ?? [])];
  const models = units.filter(({ price }) => price === null).map(({ model }) => model);
  return [...new Set(models)].map((model) => ({ code: 'no_price', model }));
}
