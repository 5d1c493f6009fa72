import {
  ABOVE,
  ACTIVITIES,
  BELOW,
  DIRECTIONS,
  DOORS,
  FRESH_AIRS,
  MAX_MODULES,
  MAX_ROOMS,
  MAX_SYSTEMS,
  MAX_WINDOWS,
  type Month,
  MONTHS,
  PART_KEYS,
  ROOM_KINDS,
  type RoomInput,
  SHADES,
  STATIONS,
  type SystemWarning as Warning,
  USES,
} from '@shishir/sizing';
import { z } from 'zod';
import { plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { RecordId } from '../platform/numbers';
import { SeriesLimits } from './vrf-series';

/** Schema of a fixed list with an error message. */
const oneOf = <const C extends readonly [string, ...string[]]>(choices: C, message: string) =>
  z.enum<string, C>(choices, { errorMap: () => ({ message }) });

const number = z.number({ required_error: 'Enter a number', invalid_type_error: 'Enter a number' });

const wallCount = (message: string) =>
  z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)], {
    errorMap: () => ({ message }),
  });

/**
 * A room. `libs/sizing` defines the limits of its numbers and the impossible combinations, each with its error message.
 */
export const SizeRoom = z
  .object({
    kind: oneOf(ROOM_KINDS, 'Choose a type of room'),
    area_m2: number,
    height_m: number,
    /** Input of the first edition; `above` takes precedence. */
    under_roof: z.boolean({ errorMap: () => ({ message: 'Must be true or false' }) }).optional(),
    above: oneOf(ABOVE, 'Choose what is above the ceiling').optional(),
    below: oneOf(BELOW, 'Choose what is below the floor').optional(),
    outside_walls: wallCount('Choose 0 to 4 outside walls'),
    uncooled_walls: wallCount('Choose 0 to 4 inner walls').optional(),
    facing: oneOf(DIRECTIONS, 'Choose a direction').optional(),
    windows: z
      .array(
        z
          .object({
            area_m2: number,
            direction: oneOf(DIRECTIONS, 'Choose a direction'),
            shade: oneOf(SHADES, 'Choose a shading'),
          })
          .strict(),
      )
      .max(MAX_WINDOWS, `Add up to ${MAX_WINDOWS} windows`),
    people: number,
    activity: oneOf(ACTIVITIES, 'Choose an activity'),
    lights_w: number,
    equipment_w: number,
    fresh_air: oneOf(FRESH_AIRS, 'Choose the type of fresh air'),
    fresh_air_l_s: number.nullish(),
    door: oneOf(DOORS, 'Choose how the door is used').optional(),
    use: oneOf(USES, 'Choose when the room is cooled').optional(),
    station: oneOf(STATIONS, 'Choose a place').optional(),
    target_c: number,
  })
  .strict();
export type SizeRoom = z.infer<typeof SizeRoom>;

const Capacity = z.object({
  w: z.number().int(),
  kw: z.number(),
  tr: z.number(),
  btu_h: z.number(),
});

/** Edition of the calculation; results without one are from the first. */
const edition = z.number().int().default(1);

/** Advice about a room. `adviceText` of `libs/sizing` returns it as a sentence. */
const Advice = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('too_humid'),
    humidity_percent: z.number(),
    helps: z.enum(['ventilator', 'dehumidifier']),
  }),
  z.object({ code: z.literal('open_front'), door_w: z.number() }),
  z.object({ code: z.literal('runs_all_year') }),
]);

/** Capacity of a unit at the conditions of a room, relative to the nominal one. */
const CorrectedCapacity = z.object({
  room_c: z.number(),
  room_percent: z.number(),
  room_wet_bulb_c: z.number(),
  outdoor_c: z.number(),
  factor: z.number(),
  sensible_share: z.number(),
});

/** Cooling load of a room. Not a design. Stored results of the first edition have none of the optional figures. */
export const SizedRoom = z.object({
  edition,
  peak: z
    .object({ month: z.number().int(), hour: z.number().int(), outdoor_c: z.number() })
    .optional(),
  sensible_w: z.number().int().optional(),
  /** Nominal capacity that covers the load at the conditions of the room. */
  nominal_kw: z.number().optional(),
  capacity: CorrectedCapacity.optional(),
  /** Relative humidity that a typical unit reaches. */
  humidity_percent: z.number().optional(),
  advice: z.array(Advice).optional(),
  low: Capacity,
  likely: Capacity,
  high: Capacity,
  latent_w: z.number().int(),
  parts: z.array(
    z.object({
      key: z.enum(PART_KEYS),
      low_w: z.number().int(),
      likely_w: z.number().int(),
      high_w: z.number().int(),
      latent_w: z.number().int(),
      /** Constants used in the calculation, see `GET /sizing/values`. */
      values: z.array(z.string()),
      /** True as long as any of them is to be confirmed. */
      is_estimate: z.boolean(),
    }),
  ),
  geometry: z.object({
    length_m: z.number(),
    width_m: z.number(),
    walls_gross_m2: z.number(),
    glass_m2: z.number(),
    walls_net_m2: z.number(),
    inner_m2: z.number(),
  }),
  air: z.object({
    outdoor_g_kg: z.number(),
    indoor_g_kg: z.number(),
    difference_k: z.number(),
    difference_g_kg: z.number(),
    flow_l_s: z.number(),
    door_l_s: z.number().optional(),
    roof_c: z.number().nullable(),
  }),
  /** Results of the market's rules of thumb. */
  rules: z.array(
    z.object({
      key: z.enum(['shop_rule', 'shop_list', 'btu_per_sqft', 'energy_star', 'check_figure']),
      low_tr: z.number(),
      high_tr: z.number(),
      open: z.boolean(),
      source: z.string(),
    }),
  ),
});
export type SizedRoom = z.infer<typeof SizedRoom>;

const id = RecordId;

/** Figures of the building, each optional. `libs/sizing` defines their limits. */
export const SystemDetails = z
  .object({
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

/** Ventilators of a system, all of one model; without a flow, each has its nominal one. */
export const SystemVentilation = z
  .object({ unit: RecordId, count: number, flow_m3h: number.nullish() })
  .strict();
export type SystemVentilation = z.infer<typeof SystemVentilation>;
/** With a named type, because the compiler cannot write out that of every design otherwise. */
const DescribedRoom: z.ZodType<RoomInput> = SizeRoom;

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
const SystemWarning: z.ZodType<Warning> = z.discriminatedUnion('code', [
  warning('no_unit', { room }),
  warning('hidden_product', { room: room.nullable(), id: z.number() }),
  warning('unit_too_small', { room, model, short_kw: z.number() }),
  warning('panel_missing', { room, model, panel: z.string() }),
  warning('no_price', { model }),
  warning('no_outdoor', {}),
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
]);

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
  /** Null without ventilators. */
  ventilation: z
    .object({
      unit: SystemVentilator,
      count: z.number().int(),
      flow_m3h: z.number(),
      recovered_kw: z.number(),
    })
    .nullish(),
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
        limits: z.array(z.object({ name: z.string(), kg_m3: z.number() })),
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
  indoor: z.array(SystemIndoor),
  outdoor: z.array(SystemOutdoor.extend({ series_limits: SeriesLimits.nullable() })),
  ventilators: z.array(SystemVentilator),
});
export type SystemCatalogue = z.infer<typeof SystemCatalogue>;

/** A system or a project to export as a file, with its name and the address that opens it again. */
export const PrintSystem = SizeSystem.extend({
  name: plainText(80).default(''),
  rooms: SizeSystem.shape.rooms.default([]),
  /** The systems of a project. Without them, `rooms` and the fields next to it are the only system. */
  systems: SizeProject.shape.systems.optional(),
  /** Path and query on the site. */
  address: z
    .string()
    .max(8000)
    .regex(/^\/tools\/vrf(\?|$)/, 'Enter an address of the system builder')
    .default('/tools/vrf'),
}).strict();
export type PrintSystem = z.infer<typeof PrintSystem>;

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
    summary: 'The published units that a VRF system is made of, those with a cooling capacity',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: SystemCatalogue }) },
  },
});

/**
 * A system as files. Separate from `sizing` because the API implements them in the module that knows the company
 * details. Our clients read them as a Blob.
 */
export const systemSheets = routes({
  /** 503 while too many PDFs are being rendered. */
  pdf: {
    method: 'POST',
    path: '/sizing/system/pdf',
    summary: 'A VRF system or project with its drawings and bill of quantities as a PDF',
    metadata: { access: 'public', limit: 'read', download: ['application/pdf'] },
    body: PrintSystem,
    responses: { 200: z.unknown() },
  },
  csv: {
    method: 'POST',
    path: '/sizing/system/csv',
    summary: 'The bill of quantities of a VRF system or project for spreadsheets',
    metadata: { access: 'public', limit: 'read', download: ['text/csv'] },
    body: PrintSystem,
    responses: { 200: z.unknown() },
  },
});
