import {
  MAX_MODULES,
  MAX_ROOMS,
  MAX_SYSTEMS,
  MAX_VENTILATORS,
  type Month,
  MONTHS,
  type RoomInput,
  STATIONS,
  type SystemWarning as Warning,
} from '@shishir/sizing';
import { z } from 'zod';
import { plainText } from '../platform/fields';
import { LocaleQuery } from '../platform/locales';
import { routes } from '../platform/policy';
import { RecordId, wholeNumber } from '../platform/numbers';
import { CorrectedCapacity, edition, number, oneOf, SizedRoom, SizeRoom } from './sizing-room';
import { SeriesLimits } from './vrf-series';

const id = RecordId;

/** Figures of the building, each optional. `libs/sizing` defines their limits. */
export const SystemDetails = z
  .object({
    /** Place with its design conditions; Dhaka if missing. */
    station: oneOf(STATIONS, 'Choose a place').nullish(),
    /** Temperature of the rooms in °C; 24 if missing. */
    room_c: number.nullish(),
    /** Pipe from the outdoor unit to the farthest indoor unit. */
    run_m: number.nullish(),
    /** Outdoor unit above that indoor unit; negative if it is below. */
    height_m: number.nullish(),
    /** Refrigerant of the system, and the smallest room that it can leak into. */
    charge_kg: number.nullish(),
    room_m3: number.nullish(),
  })
  .strict();
export type SystemDetails = z.infer<typeof SystemDetails>;

const Ventilation = z
  .object({ unit: RecordId, count: number, flow_m3h: number.nullish() })
  .strict();
/** Ventilators of a system by model; without a flow, each has its nominal one. Earlier inputs have a single model. */
export const SystemVentilation = z.union([
  Ventilation,
  z.array(Ventilation).max(MAX_VENTILATORS, `Add up to ${MAX_VENTILATORS} ventilators`),
]);
export type SystemVentilation = z.infer<typeof SystemVentilation>;
/** With a named type, because the compiler cannot write out that of every design otherwise. */
const DescribedRoom = SizeRoom as z.ZodType<RoomInput>;

/** A system. `unit` and `outdoor` are ids of products; without an outdoor unit, the best one is chosen. */
export const SizeSystem = z
  .object({
    rooms: z
      .array(
        z
          .object({
            name: plainText(80),
            load_kw: number.nullable(),
            unit: id.nullable(),
            /** Units in each room. */
            count: number,
            /** Rooms like this, each with this load and these units; one if missing. */
            alike: number.optional(),
            with_panel: z.boolean().default(true),
            /** Inputs of the room calculator, from which the load of each hour follows. */
            described: DescribedRoom.nullish(),
          })
          .strict(),
      )
      .max(MAX_ROOMS, `Add up to ${MAX_ROOMS} rooms`),
    outdoor: z.array(id).max(MAX_MODULES, `Add up to ${MAX_MODULES} modules`).default([]),
    details: SystemDetails.optional(),
    ventilation: SystemVentilation.nullish(),
    /** Load of all rooms at the same time in per cent of the sum of their loads; calculated if missing. */
    diversity_percent: number.nullish(),
  })
  .strict();
export type SizeSystem = z.infer<typeof SizeSystem>;

/** A building with several systems. Their rooms are limited together. */
export const SizeProject = z
  .object({
    systems: z
      .array(SizeSystem.extend({ name: plainText(80).default('') }))
      .min(1, 'Add a system')
      .max(MAX_SYSTEMS, `Add up to ${MAX_SYSTEMS} systems`),
  })
  .strict();
export type SizeProject = z.infer<typeof SizeProject>;

const unit = {
  id,
  model: z.string(),
  title: z.string(),
  cooling_kw: z.number(),
  /** Whole taka; null if on request. */
  price: z.number().int().nullable(),
  refrigerant: z.string().nullable(),
  power_input_w: z.number().nullable(),
};
const SystemIndoor = z.object({
  ...unit,
  category: z.string(),
  panel_model: z.string().nullable(),
});
const SystemOutdoor = z.object({
  ...unit,
  series: z.string(),
  horsepower: z.number().nullable(),
  ratio_min: z.number().nullable(),
  ratio_max: z.number().nullable(),
  indoor_max: z.number().nullable(),
  /** Width of its cabinet in mm. */
  width_mm: z.number().nullish(),
  /** Diameters of the main pipes, if they were entered from the manual. */
  pipe_liquid_mm: z.number().nullish(),
  pipe_gas_mm: z.number().nullish(),
});

const SystemVentilator = z.object({
  id,
  model: z.string(),
  title: z.string(),
  price: z.number().int().nullable(),
  /** Nominal flow of outdoor air. */
  flow_m3h: z.number(),
});

const VentilationPlan = z.object({
  unit: SystemVentilator,
  count: z.number().int(),
  flow_m3h: z.number(),
  recovered_kw: z.number(),
  efficiency_percent: z.number().optional(),
});

const Window = z.object({
  ratio_min: z.number(),
  ratio_max: z.number(),
  indoor_max: z.number(),
  /** Model whose limits were used. */
  model: z.string(),
  is_default: z.boolean(),
});

const room = z.number().int();
const model = z.string();
const ratio_percent = z.number();
const warning = <C extends string, S extends z.ZodRawShape>(code: C, shape: S) =>
  z.object({ code: z.literal(code), ...shape });
/** With the named type of the calculation, because the compiler cannot write out that of every design otherwise. */
const SystemWarning = z.discriminatedUnion('code', [
  warning('no_unit', { room }),
  warning('hidden_product', { room: room.nullable(), id: z.number() }),
  warning('unit_too_small', { room, model, short_kw: z.number() }),
  warning('sensible_too_small', {
    room,
    model,
    needed_kw: z.number(),
    nominal_kw: z.number(),
  }),
  warning('panel_missing', { room, model, panel: z.string() }),
  warning('no_price', { model }),
  warning('no_outdoor', {}),
  warning('too_few_units', { least_kw: z.number() }),
  warning('mostly_recovered', { percent: z.number() }),
  warning('run_below_height', { run_m: z.number(), height_m: z.number() }),
  warning('ratio_too_low', { ratio_percent, window: Window, needed_kw: z.number() }),
  warning('ratio_too_high', { ratio_percent, window: Window, allowed_kw: z.number() }),
  warning('below_loads', { outdoor_kw: z.number(), load_kw: z.number() }),
  warning('high_ratio', { ratio_percent: z.number(), most_percent: z.number() }),
  warning('above_loads', { percent: z.number() }),
  warning('unit_too_large', { room: z.number().int(), model: z.string(), percent: z.number() }),
  warning('server_room', { room: z.number().int() }),
  warning('too_many_units', { units: z.number(), window: Window }),
  warning('mixed_refrigerants', { refrigerants: z.array(z.string()) }),
  warning('mixed_series', { series: z.array(z.string()) }),
  warning('run_too_long', { run_m: z.number(), max_m: z.number() }),
  warning('height_too_large', { height_m: z.number(), max_m: z.number() }),
  warning('too_much_refrigerant', {
    refrigerant: z.string(),
    kg_m3: z.number(),
    least_m3: z.number(),
  }),
  warning('hidden_ventilator', { id: z.number() }),
  warning('too_much_air', { model, flow_m3h: z.number() }),
  warning('module_set', { sizes: z.string(), allowed: z.string() }),
]) as z.ZodType<Warning>;

const Alternative = z.object({
  modules: z.array(SystemOutdoor),
  /** True for a combination of modules until the maker's table is entered. */
  is_estimate: z.boolean(),
  cooling_kw: z.number(),
  /** Capacity at the design conditions. */
  corrected_kw: z.number().optional(),
  horsepower: z.number().nullable(),
  ratio_percent,
  window: Window,
  fits: z.boolean(),
  warnings: z.array(SystemWarning),
  price: z.number().int().nullable(),
  above_loads_percent: z.number().nullable(),
});

/** Highest load of the rooms at the same time. Month and hour are null if no room has hourly loads. */
const Peak = z.object({
  load_kw: z.number(),
  hourly_kw: z.number(),
  diversity_percent: z.number(),
  month: z.custom<Month>((value) => (MONTHS as readonly unknown[]).includes(value)).nullable(),
  hour: z.number().int().nullable(),
  constant_rooms: z.number().int(),
  typed_percent: z.number().nullable(),
  typed_ratio_percent: z.number().optional(),
});

const Bill = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['outdoor', 'indoor', 'ventilator', 'panel', 'branch_joint', 'module_joint']),
      id: z.number().int().nullable(),
      model: z.string(),
      title: z.string(),
      quantity: z.number().int(),
      unit_price: z.number().int().nullable(),
      sum: z.number().int().nullable(),
    }),
  ),
  total: z.number().int(),
  on_request: z.number().int(),
  not_included: z.array(z.enum(['piping', 'cables', 'installation', 'vat'])),
});

/** A system with its outdoor unit, warnings and bill of quantities. */
export const SizedSystem = z.object({
  edition,
  /** Conditions of the corrected capacities. */
  conditions: CorrectedCapacity.optional(),
  rooms: z.array(
    z.object({
      name: z.string(),
      load_kw: z.number().nullable(),
      unit: SystemIndoor.nullable(),
      count: z.number().int(),
      alike: z.number().int().optional(),
      cooling_kw: z.number(),
      corrected_kw: z.number().optional(),
      left_kw: z.number().nullable(),
      left_percent: z.number().nullable(),
      price: z.number().int().nullable(),
    }),
  ),
  load_kw: z.number(),
  indoor_kw: z.number(),
  units: z.number().int(),
  peak: Peak.optional(),
  outdoor: Alternative.nullable(),
  outdoor_is_chosen: z.boolean(),
  alternatives: z.object({ fitting: z.array(Alternative), near: z.array(Alternative) }),
  warnings: z.array(SystemWarning),
  /** Null if nothing about the pipes is known. */
  pipes: z
    .object({
      run_m: z.number().nullable(),
      height_m: z.number().nullable(),
      factor: z.number(),
      run_max_m: z.number(),
      height_max_m: z.number(),
      is_default: z.boolean(),
    })
    .nullish(),
  /** By model; earlier results have one model or none. */
  ventilation: z.union([VentilationPlan, z.array(VentilationPlan)]).nullish(),
  refrigerant: z
    .discriminatedUnion('checked', [
      z.object({
        checked: z.literal(false),
        missing: z.enum(['charge_and_room', 'charge', 'room', 'refrigerant']),
      }),
      z.object({
        checked: z.literal(true),
        refrigerant: z.string(),
        charge_kg: z.number(),
        room_m3: z.number(),
        kg_m3: z.number(),
        limits: z.array(
          z.object({ name: z.string(), percent: z.number().optional(), kg_m3: z.number() }),
        ),
        least_m3: z.number(),
      }),
    ])
    .optional(),
  bill: Bill,
  outdoor_input_w: z.number().nullable(),
  fans_input_w: z.number().nullable(),
});
export type SizedSystem = z.infer<typeof SizedSystem>;

/** Systems of a building with their sums and one bill of quantities. */
export const SizedProject = z.object({
  edition,
  systems: z.array(z.object({ name: z.string(), plan: SizedSystem })),
  rooms: z.number().int(),
  load_kw: z.number(),
  indoor_kw: z.number(),
  units: z.number().int(),
  peak: Peak.optional(),
  bill: Bill,
});
export type SizedProject = z.infer<typeof SizedProject>;

/** Units available for a VRF system, with the values that `libs/sizing` needs. */
export const SystemCatalogue = z.object({
  /** `models` is the number of models of the type and size, if known. */
  indoor: z.array(SystemIndoor.extend({ models: z.number().int().optional() })),
  outdoor: z.array(SystemOutdoor.extend({ series_limits: SeriesLimits.nullable() })),
  ventilators: z.array(SystemVentilator),
});
export type SystemCatalogue = z.infer<typeof SystemCatalogue>;

/** Maximum units named by one request: those of a project. */
export const UNITS_MAX = 240;

/** Units by their ids, or the models of the type and size of an indoor unit. */
export const SystemUnitsQuery = z
  .object({
    locale: LocaleQuery.shape.locale,
    ids: z
      .string()
      .regex(
        new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${UNITS_MAX - 1}}$`),
        'Enter numbers separated by commas',
      )
      .optional(),
    like: wholeNumber({ label: 'Product', min: 1, max: 999_999_999 }).optional(),
  })
  .strict();

/** Calculations; nothing is stored. */
export const sizing = routes({
  room: {
    method: 'POST',
    path: '/sizing/room',
    summary:
      'The cooling load of a room, low, likely and high, by parts; an estimate, not a design',
    metadata: { access: 'public', limit: 'read' },
    body: SizeRoom,
    responses: { 200: z.object({ data: SizedRoom }) },
  },
  system: {
    method: 'POST',
    path: '/sizing/system',
    summary: 'A VRF system of published products: outdoor unit, alternatives, warnings, quantities',
    metadata: { access: 'public', limit: 'read' },
    body: SizeSystem,
    responses: { 200: z.object({ data: SizedSystem }) },
  },
  project: {
    method: 'POST',
    path: '/sizing/project',
    summary: 'Several VRF systems of a building, with one bill of quantities',
    metadata: { access: 'public', limit: 'read' },
    body: SizeProject,
    responses: { 200: z.object({ data: SizedProject }) },
  },
  catalogue: {
    method: 'GET',
    path: '/sizing/catalogue',
    summary:
      'The published units that a VRF system is made of: of each type, size and refrigerant the one with the lowest price',
    metadata: { access: 'public', cache: true },
    query: LocaleQuery.strict(),
    responses: { 200: z.object({ data: SystemCatalogue }) },
  },
  units: {
    method: 'GET',
    path: '/sizing/units',
    summary: 'Units for a VRF system: those named, or up to 24 models of the size of one of them',
    metadata: { access: 'public', cache: true },
    query: SystemUnitsQuery,
    responses: { 200: z.object({ data: SystemCatalogue }) },
  },
});
